ALTER TABLE "foods" ADD COLUMN "calm_texts" jsonb;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "safety" jsonb;