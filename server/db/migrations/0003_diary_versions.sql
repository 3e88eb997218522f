CREATE TABLE "food_versions" (
	"food_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "food_versions_food_id_version_pk" PRIMARY KEY("food_id","version")
);
--> statement-breakpoint
CREATE TABLE "starred_foods" (
	"user_id" uuid NOT NULL,
	"food_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "starred_foods_user_id_food_id_pk" PRIMARY KEY("user_id","food_id")
);
--> statement-breakpoint
CREATE TABLE "saved_meals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_meals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "diary_entries" DROP CONSTRAINT "diary_entries_food_id_foods_id_fk";
--> statement-breakpoint
DROP INDEX "diary_entries_food_id_index";--> statement-breakpoint
DROP INDEX "diary_entries_user_id_logged_at_index";--> statement-breakpoint
ALTER TABLE "diary_entries" DROP CONSTRAINT "diary_entries_pkey";--> statement-breakpoint
ALTER TABLE "diary_entries" ALTER COLUMN "quantity" SET DATA TYPE double precision USING "quantity"::text::double precision;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "food_version" bigint;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "portion" text;--> statement-breakpoint
ALTER TABLE "food_versions" ADD CONSTRAINT "food_versions_food_id_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_foods" ADD CONSTRAINT "starred_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_foods" ADD CONSTRAINT "starred_foods_food_id_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meals" ADD CONSTRAINT "saved_meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was logged before keeps its figures: each kept once, named after them.
UPDATE "diary_entries" SET "food_version" = ('x' || substr(md5("nutrition"::text), 1, 12))::bit(48)::bigint;--> statement-breakpoint
INSERT INTO "food_versions" ("food_id", "version", "figures") SELECT DISTINCT "food_id", "food_version", '{"otherNutrients": null}'::jsonb || "nutrition" FROM "diary_entries";--> statement-breakpoint
ALTER TABLE "diary_entries" ALTER COLUMN "food_version" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "starred_foods_food_id_index" ON "starred_foods" USING btree ("food_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_meals_user_id_name_index" ON "saved_meals" USING btree ("user_id","name");--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_food_version_fk" FOREIGN KEY ("food_id","food_version") REFERENCES "public"."food_versions"("food_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entries_food_id_food_version_index" ON "diary_entries" USING btree ("food_id","food_version");--> statement-breakpoint
CREATE INDEX "diary_entries_user_id_logged_at_index" ON "diary_entries" USING btree ("user_id","logged_at");--> statement-breakpoint
ALTER TABLE "diary_entries" DROP COLUMN "nutrition";