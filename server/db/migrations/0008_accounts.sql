ALTER TABLE "audit_log" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_index" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
UPDATE "sessions" SET "proven_at" = "created_at";
--> statement-breakpoint
UPDATE "audit_log" SET "subject_id" = "users"."id" FROM "users"
	WHERE "audit_log"."action" IN ('user_created', 'user_updated', 'user_deleted', 'password_reset')
	AND "users"."email" = "audit_log"."subject" AND "users"."created_at" <= "audit_log"."created_at";
--> statement-breakpoint
-- Version 1.0 kept the addresses of accounts that were deleted.
UPDATE "audit_log" SET "subject" = ''
	WHERE "action" IN ('user_created', 'user_updated', 'user_deleted', 'password_reset') AND ("subject_id" IS NULL OR "action" = 'user_deleted');
--> statement-breakpoint
UPDATE "audit_log" SET "admin_email" = '' WHERE "admin_id" IS NULL;
