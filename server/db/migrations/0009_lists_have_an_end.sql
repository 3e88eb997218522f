-- Called by the statement that writes an entry: a function that is volatile counts anew after it has waited for the lock,
-- where a subquery would count what was there when the statement began.
CREATE FUNCTION "claim_diary_room"("person" uuid, "entry" uuid, "day_start" timestamptz, "day_end" timestamptz, "most" integer) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	"in_day" integer;
	"around" integer;
	"was_in_day" boolean;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext("person"::text));
	SELECT
		count(*) FILTER (WHERE "logged_at" >= "day_start" AND "logged_at" < "day_end"),
		count(*),
		bool_or("id" = "entry" AND "logged_at" >= "day_start" AND "logged_at" < "day_end")
	INTO "in_day", "around", "was_in_day"
	FROM "diary_entries"
	WHERE "user_id" = "person" AND "logged_at" >= "day_start" - interval '1 day' AND "logged_at" < "day_end" + interval '1 day';
	IF coalesce("was_in_day", false) THEN
		RETURN true;
	END IF;
	-- Days of different time zones overlap. Whoever claims to be everywhere still gets no more than three days have room for.
	IF "in_day" >= "most" OR "around" >= 3 * "most" THEN
		RAISE EXCEPTION 'This day of the diary is full' USING ERRCODE = 'BB001';
	END IF;
	RETURN true;
END;
$$;
--> statement-breakpoint
-- Other processes remember a person's own foods: they have to hear of changed and removed ones, too.
CREATE TRIGGER "foods_person_changed_again" AFTER UPDATE OR DELETE ON "foods" FOR EACH ROW WHEN (OLD."owner_id" IS NOT NULL) EXECUTE FUNCTION "tell_person_changed"('owner_id');
