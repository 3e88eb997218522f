-- Days of different time zones overlap, so a limit per day alone would let whoever changes the zone log several days' worth within a day.
-- The function without the entry's time stays for processes of the version before.
CREATE FUNCTION "claim_diary_room"("person" uuid, "entry" uuid, "at" timestamptz, "day_start" timestamptz, "day_end" timestamptz, "most" integer) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	"in_day" integer;
	"around" integer;
	"was_in_day" boolean;
	"fullest" integer;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext("person"::text));
	SELECT
		count(*) FILTER (WHERE "id" <> "entry" AND "logged_at" >= "day_start" AND "logged_at" < "day_end"),
		count(*) FILTER (WHERE "id" <> "entry" AND "logged_at" > "at" - interval '24 hours' AND "logged_at" < "at" + interval '24 hours'),
		bool_or("id" = "entry" AND "logged_at" >= "day_start" AND "logged_at" < "day_end")
	INTO "in_day", "around", "was_in_day"
	FROM "diary_entries"
	WHERE "user_id" = "person"
		AND "logged_at" >= least("day_start", "at" - interval '24 hours') AND "logged_at" < greatest("day_end", "at" + interval '24 hours');
	-- The entries of a day that version 1.0 filled beyond the limit can still be moved within it.
	IF "in_day" >= "most" AND coalesce("was_in_day", false) THEN
		RETURN true;
	END IF;
	IF "around" >= "most" THEN
		SELECT max("within") INTO "fullest" FROM (
			SELECT "logged_at", count(*) OVER (
				ORDER BY "logged_at" RANGE BETWEEN CURRENT ROW AND interval '24 hours' - interval '1 microsecond' FOLLOWING
			) AS "within"
			FROM (
				SELECT "logged_at" FROM "diary_entries"
				WHERE "user_id" = "person" AND "id" <> "entry"
					AND "logged_at" > "at" - interval '24 hours' AND "logged_at" < "at" + interval '24 hours'
				UNION ALL SELECT "at"
			) AS "with_entry"
		) AS "spans"
		WHERE "logged_at" <= "at";
	END IF;
	IF "in_day" >= "most" OR "fullest" > "most" THEN
		RAISE EXCEPTION 'This day of the diary is full' USING ERRCODE = 'BB001';
	END IF;
	RETURN true;
END;
$$;
