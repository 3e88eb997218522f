-- Processes also cache a user's preferences and the providers that they have keys for.
CREATE TRIGGER "user_preferences_person_changed" AFTER INSERT OR UPDATE OR DELETE ON "user_preferences" FOR EACH ROW EXECUTE FUNCTION "tell_person_changed"('user_id');
--> statement-breakpoint
CREATE TRIGGER "api_keys_person_changed" AFTER INSERT OR UPDATE OR DELETE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION "tell_person_changed"('user_id');
