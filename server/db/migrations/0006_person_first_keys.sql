-- Every key of a person's rows starts with the person: their rows could lie on a machine of their own.
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_user_id_provider_unique";--> statement-breakpoint
ALTER TABLE "user_preferences" DROP CONSTRAINT "user_preferences_userId_unique";--> statement-breakpoint
ALTER TABLE "water_intake" DROP CONSTRAINT "water_intake_user_id_date_unique";--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_pkey";--> statement-breakpoint
ALTER TABLE "user_preferences" DROP CONSTRAINT "user_preferences_pkey";--> statement-breakpoint
ALTER TABLE "water_intake" DROP CONSTRAINT "water_intake_pkey";--> statement-breakpoint
ALTER TABLE "user_preferences" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_provider_pk" PRIMARY KEY("user_id","provider");--> statement-breakpoint
ALTER TABLE "water_intake" ADD CONSTRAINT "water_intake_user_id_date_pk" PRIMARY KEY("user_id","date");
