CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"night" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "backups_night_unique" UNIQUE("night")
);
--> statement-breakpoint
CREATE INDEX "backups_finished_at_index" ON "backups" USING btree ("finished_at");