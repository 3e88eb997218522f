CREATE TABLE "planned_recipes" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"recipe" text NOT NULL,
	"servings" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planned_recipes_user_id_day_recipe_pk" PRIMARY KEY("user_id","day","recipe")
);
--> statement-breakpoint
ALTER TABLE "planned_recipes" ADD CONSTRAINT "planned_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;