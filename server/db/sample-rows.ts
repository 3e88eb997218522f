const MAYA = "00000000-0000-4000-8000-000000000001";
const BANANA = "00000000-0000-4000-8000-000000000002";
const FOOD_JSON = `{"name": "Banana", "calories": 88.1, "vitamins": {"vitaminCMg": 8.7}}`;

/**
 * For tests: rows in every table of the schema after the first `migrations` steps, with values that are easily lost in a copy (quotes, line
 * ends, the last digits of numbers and times).
 */
export function sampleRows(migrations: number): string {
  const since = (step: number, statement: string): string => (migrations > step ? statement : "");
  return `
    insert into users (id, email, password, first_name, is_admin, two_factor_secret, two_factor_backup_codes, weight, created_at) values
      ('${MAYA}', 'maya@example.com', '$argon2id$x', e'Ma"y\\\\a\\n\\u2028\\t''🍌,{}', true, 'v1.x.y', '{"a,b","c\\"d",NULL,""}', 0.1, '2026-02-28 12:34:56.123456+02');
    insert into foods (id, owner_id, name, calories, vitamins, portions) values
      ('${BANANA}', null, 'Banana', 89, '{"vitaminCMg": 8.700000000000001}', null),
      (gen_random_uuid(), '${MAYA}', 'Maya''s bread', 1e-7, null, '[]');
    insert into faqs (question, answer, category) values ('Why?', e'<p>Because\\r\\n</p>', 'general');
    insert into admin_settings (key, value, category) values ('site_name', '[not a table]', 'general');
    insert into user_preferences (user_id, allergies) values ('${MAYA}', '{}');
    insert into sessions (sid, user_id, sess, expire) values ('sid', '${MAYA}', '{"userAgent": null}', '2030-01-01');
    insert into water_intake (user_id, date, morning_glasses) values ('${MAYA}', '2026-02-28', 3), ('${MAYA}', '2026-03-01', 0);
    insert into api_keys (user_id, provider, encrypted_key${since(1, ", last_four")}) values ('${MAYA}', 'openai', 'v1.x.y'${since(1, ", '1234'")});
    ${since(1, "insert into rate_limits (key, points) values ('login:x', 3);")}
    ${since(2, "insert into catalogue_releases (version) values ('1');")}
    ${migrations > 3 ? versionedDiary : diaryWithCopies}
    ${since(3, `insert into starred_foods (user_id, food_id) values ('${MAYA}', '${BANANA}');`)}
    ${since(3, `insert into saved_meals (user_id, name, items) values ('${MAYA}', 'Breakfast', '[{"quantity": 33.3}]');`)}
    ${since(5, `insert into audit_log (admin_id, admin_email, action, subject, fields) values ('${MAYA}', 'maya@example.com', 'x', 'y', '{a}');`)}
    ${since(13, learned)}
    ${since(14, `insert into planned_recipes (user_id, day, recipe, servings) values ('${MAYA}', '2026-03-01', 'overnight-oats', 2);`)}
    ${since(15, cooked)}
    ${since(16, packaged)}
    ${since(17, recovered)}
    ${since(18, withPasskey)}
    ${since(19, `insert into school_identities (user_id, issuer, subject, email) values ('${MAYA}', 'https://id.example/o', 'maya|"1"', null);`)}
    ${since(20, broughtIn)}
    ${since(22, `insert into invitations (token_hash, note, people, expires_at) values ('hash', 'Class "8b"', 30, '2030-01-01');`)}
    ${since(26, `insert into idempotency_keys (user_id, key, request_hash) values ('${MAYA}', e'a "key"\t', 'hash');`)}
    ${since(29, happened)}
    ${since(30, "insert into backups (night, started_at, finished_at) values ('2026-03-01', '2026-03-01 03:00:00.123456+02', null);")}
    ${since(35, "insert into text_reports (kind, text_id, words) values ('lesson', 'iron', 'It''s \"wrong\"');")}`;
}

const happened = `
  insert into account_events (user_id, kind, actor, device, network, group_key, at) values
    ('${MAYA}', 'wrong_password', 'device', 'Firefox on Linux', 'x_-', '2026-02-28T12', '2026-02-28 12:34:56.123456+02');`;

const learned = `
  insert into learn_answers (user_id, id, lesson, fact, phase, is_right, answered_at) values
    ('${MAYA}', gen_random_uuid(), 'iron', 'iron/jump', 'after', true, '2026-02-28 12:34:56.123456+02');
  insert into learn_facts (user_id, fact, due_at, stability, difficulty, repetitions, lapses, is_known, longest_gap_days, answered_at) values
    ('${MAYA}', 'iron/jump', '2026-03-03', 2.3065, 2.118104, 1, 0, true, 0, '2026-02-28 12:34:56.123456+02');`;

const recovered = `
  insert into mails (user_id, kind, recipient, details) values ('${MAYA}', 'new_device', 'maya@example.com', '{"device": "Firefox on Linux"}');
  insert into account_links (token_hash, user_id, purpose, email, expires_at) values ('hash', '${MAYA}', 'verify_email', 'maya@example.com', '2030-01-01');`;

const cooked = `
  insert into own_recipes (user_id, id, food_id, name, ingredients, choices, lines, steps, servings, cooked_grams, is_heated) values
    ('${MAYA}', gen_random_uuid(), '${BANANA}', 'Maya''s "stew"', e'1 banana\\n\\t½ cup', '[{"text": "1 banana", "grams": 100.1}]', '[]', '', 2, 0.1, true);`;

const packaged = `
  insert into products (gtin, name, basis, calories, category, are_allergens_known, other_allergens, other_traces, doubts, source, license, fetched_at) values
    ('3017620422003', 'Ma"ya''s spread', '100 g', 539, 'other', true, '{"a,b","c\\"d"}', '{}', '["shop_code"]', 'off', 'ODbL 1.0', '2026-02-28 12:34:56.123456+02');
  insert into product_lookups (gtin, is_unknown, until) values ('0000096385074', true, '2030-01-01');
  insert into product_imports (file, rows_read, products_kept, is_done) values ('x.jsonl', 281474976710655, 1, false);
  update foods set gtin = '3017620422003', product = '{"brand": "x\\ny"}' where owner_id = '${MAYA}';`;

const withPasskey = `
  insert into passkeys (user_id, credential_id, public_key, user_handle, rp_id, counter, transports, name, is_synced) values
    ('${MAYA}', 'Y3JlZGVudGlhbA', 'cHVibGlj', 'aGFuZGxl', 'localhost', 4294967295, '{internal,"smart-card"}', e'Maya''s "phone" 🍌', false);`;

const broughtIn = `
  insert into imports (user_id, id, state, summary, expires_at) values
    ('${MAYA}', '${BANANA}', 'draft', '{"app": "cronometer", "notes": ["\\u2028\\"x"]}', '2026-03-02 12:34:56.123456+02');
  insert into import_parts (user_id, import_id, part, content) values ('${MAYA}', '${BANANA}', 0, '[{"quantity": 33.300000000000004}]');`;

const diaryWithCopies = `
  insert into diary_entries (user_id, food_id, quantity, meal_type, nutrition, idempotency_key) values
    ('${MAYA}', '${BANANA}', 33.3, 'snack', '${FOOD_JSON}', 'k'), ('${MAYA}', '${BANANA}', 118, 'lunch', '${FOOD_JSON}', null);`;

const versionedDiary = `
  insert into food_versions (food_id, version, figures) values ('${BANANA}', 281474976710655, '${FOOD_JSON}');
  insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, idempotency_key) values
    ('${MAYA}', '${BANANA}', 281474976710655, 33.3, 'snack', 'k'), ('${MAYA}', '${BANANA}', 281474976710655, 118, 'lunch', null);`;
