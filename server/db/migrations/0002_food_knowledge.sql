CREATE TABLE "catalogue_releases" (
	"version" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "other_nutrients" jsonb;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "digestion_pace" text;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "allergens" jsonb;