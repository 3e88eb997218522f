ALTER TABLE "learn_answers" ADD COLUMN "is_repeated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "learn_answers" SET "is_repeated" = true WHERE exists (
  SELECT FROM "learn_answers" AS "earlier"
  WHERE "earlier"."user_id" = "learn_answers"."user_id" AND "earlier"."fact" = "learn_answers"."fact" AND "earlier"."phase" = "learn_answers"."phase"
    AND ("earlier"."answered_at", "earlier"."id") < ("learn_answers"."answered_at", "learn_answers"."id"));--> statement-breakpoint
CREATE INDEX "learn_answers_first_index" ON "learn_answers" USING btree ("user_id","fact","phase","answered_at") WHERE not "learn_answers"."is_repeated";