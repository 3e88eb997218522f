ALTER TABLE "users" ADD COLUMN "stated_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "owned_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_stated_email_index" ON "users" USING btree ("stated_email") WHERE "users"."stated_email" is not null;--> statement-breakpoint
-- An administrator who created an account vouches for its address, unless the user changed it since.
UPDATE "users" SET "owned_since" = "created_at" WHERE "id" IN (SELECT "subject_id" FROM "audit_log" WHERE "action" = 'user_created') AND "id" NOT IN (SELECT "subject_id" FROM "audit_log" WHERE "action" = 'address_changed' AND "subject_id" IS NOT NULL);
