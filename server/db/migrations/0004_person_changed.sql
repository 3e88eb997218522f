-- Every process remembers people for a moment; whoever changes one tells them all.
CREATE FUNCTION "tell_person_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('person_changed', coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0]);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_person_changed" AFTER UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "tell_person_changed"('id');
--> statement-breakpoint
CREATE TRIGGER "sessions_person_changed" AFTER UPDATE OR DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_person_changed"('user_id');
--> statement-breakpoint
CREATE TRIGGER "foods_person_changed" AFTER INSERT ON "foods" FOR EACH ROW WHEN (NEW."owner_id" IS NOT NULL) EXECUTE FUNCTION "tell_person_changed"('owner_id');
