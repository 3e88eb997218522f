DROP INDEX "users_created_at_index";--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree (lower("first_name"),lower("last_name"),"id");