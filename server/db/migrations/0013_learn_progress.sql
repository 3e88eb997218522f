CREATE TABLE "learn_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"fact" text NOT NULL,
	"phase" text NOT NULL,
	"is_right" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learn_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "learn_facts" (
	"user_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stability" real NOT NULL,
	"difficulty" real NOT NULL,
	"repetitions" integer NOT NULL,
	"lapses" integer NOT NULL,
	"is_known" boolean NOT NULL,
	"longest_gap_days" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learn_facts_user_id_fact_pk" PRIMARY KEY("user_id","fact")
);
--> statement-breakpoint
ALTER TABLE "learn_answers" ADD CONSTRAINT "learn_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_facts" ADD CONSTRAINT "learn_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learn_answers_user_id_fact_index" ON "learn_answers" USING btree ("user_id","fact","answered_at");--> statement-breakpoint
CREATE INDEX "learn_answers_lesson_index" ON "learn_answers" USING btree ("lesson");