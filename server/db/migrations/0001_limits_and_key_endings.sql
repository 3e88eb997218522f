CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
-- What was stored before is closed: nobody can say how it ends.
ALTER TABLE "api_keys" ADD COLUMN "last_four" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "last_four" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");