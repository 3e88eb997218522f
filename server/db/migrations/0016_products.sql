CREATE TABLE "product_imports" (
	"file" text PRIMARY KEY NOT NULL,
	"rows_read" bigint NOT NULL,
	"products_kept" integer NOT NULL,
	"is_done" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_lookups" (
	"gtin" text PRIMARY KEY NOT NULL,
	"is_unknown" boolean NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"gtin" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"quantity" text,
	"package_grams" real,
	"serving_text" text,
	"serving_grams" real,
	"basis" text NOT NULL,
	"calories" real,
	"protein" real,
	"carbs" real,
	"fat" real,
	"saturated_fat" real,
	"fiber" real,
	"sugar" real,
	"sodium" real,
	"vitamins" jsonb,
	"minerals" jsonb,
	"other_nutrients" jsonb,
	"category" text NOT NULL,
	"allergens" jsonb,
	"are_allergens_known" boolean NOT NULL,
	"other_allergens" text[] NOT NULL,
	"other_traces" text[] NOT NULL,
	"doubts" jsonb NOT NULL,
	"source" text NOT NULL,
	"license" text NOT NULL,
	"modified_at" timestamp with time zone,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "product" jsonb;--> statement-breakpoint
CREATE INDEX "product_lookups_until_index" ON "product_lookups" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "foods_owner_id_gtin_index" ON "foods" USING btree ("owner_id","gtin") WHERE "foods"."gtin" is not null and "foods"."deleted_at" is null;