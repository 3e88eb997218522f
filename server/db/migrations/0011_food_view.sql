ALTER TABLE "users" ADD COLUMN "food_display" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "habits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "body_offer_closed" boolean DEFAULT false NOT NULL;