#!/usr/bin/env bash
# Lets sqlmap try every parameter of the API that could reach the database: search words, ids, days, filters and the login.
#
#   EMAIL=test@example.com PASSWORD=… scripts/sqlmap.sh https://food.example
#   COOKIE='__Host-bitebright=…'      scripts/sqlmap.sh https://food.example
#
# Against a copy with a test account, never against the real thing: it sends thousands of requests, writes into that
# account's profile and water, and its tries at the login use up the limit of the address it comes from (15 minutes).
# With an administrator's account the administrators' lists are tried too.
#
# LEVEL (1 to 5) and RISK (1 to 3) are sqlmap's own; 1 and 1 take a few minutes. OUT is where its logs go.
# Ends with 0 when nothing can be injected, 1 when something can, 2 when something could not be tried.
# Needs curl and sqlmap, and installs neither.
set -euo pipefail

url=${1:-}
url=${url%/}
level=${LEVEL:-1}
risk=${RISK:-1}
out=${OUT:-$(mktemp -d)}

if [[ -z $url || ( -z ${COOKIE:-} && ( -z ${EMAIL:-} || -z ${PASSWORD:-} ) ) ]]; then
  sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "$0"
  exit 2
fi
for program in curl sqlmap; do
  command -v "$program" >/dev/null || { echo "$program is missing: apt install $program"; exit 2; }
done

json_text() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"; }

if [[ -z ${COOKIE:-} ]]; then
  credentials="{\"email\":$(json_text "$EMAIL"),\"password\":$(json_text "$PASSWORD")}"
  COOKIE=$(curl -sS -D - -o /dev/null -H 'content-type: application/json' --data-binary @- "$url/api/login" <<<"$credentials" |
    sed -n 's/^[Ss]et-[Cc]ookie: \([^;]*\);.*/\1/p' | head -1)
fi

status_of() { curl -sS -o /dev/null -w '%{http_code}' -H "cookie: $COOKIE" "$url$1"; }
if [[ $(status_of /api/user) != 200 ]]; then
  echo "$url does not know this account."
  exit 2
fi
food=$(curl -sS -H "cookie: $COOKIE" "$url/api/foods/search?q=apple" | sed -n 's/^\[{"id":"\([^"]*\)".*/\1/p')
found=0
untried=0

# try NAME PATH [METHOD BODY]: a * marks what is tried; without one, every parameter of the query is.
try() {
  local name=$1 path=$2 method=${3:-GET} body=${4:-} log
  log="$out/$(printf '%s' "$name" | tr -c 'a-zA-Z0-9' '-').log"
  local options=(--batch --flush-session --disable-coloring --dbms=PostgreSQL --level="$level" --risk="$risk" --threads=4
    --output-dir="$out" --cookie="$COOKIE" --ignore-code=400,401,404,429 --method="$method" -u "$url$path")
  [[ -n $body ]] && options+=(--data="$body" --headers='content-type: application/json')
  sqlmap "${options[@]}" >"$log" 2>&1 || true
  if grep -q 'identified the following injection point\|is vulnerable' "$log"; then
    echo "✗ $name can be injected: $log"
    found=1
  elif grep -q 'all tested parameters do not appear to be injectable' "$log"; then
    echo "✓ $name"
  else
    echo "? $name could not be tried: $log"
    untried=1
  fi
}

try 'food search' '/api/foods/search?q=apple'
try 'food browsing' '/api/foods/browse?category=fruit'
try 'food id' "/api/foods/$food*"
try 'similar foods id' "/api/foods/$food*/similar"
try 'diary of a day' '/api/diary?date=2026-03-01&tz=UTC&limit=10'
try 'diary over days' '/api/diary/days?from=2026-03-01&to=2026-03-07&tz=UTC'
try 'usual foods' '/api/diary/usual?mealType=lunch'
try 'diary entry id' '/api/diary/00000000-0000-4000-8000-000000000000*' PUT '{"quantity":80}'
try 'water day' '/api/water/2026-03-01*'
try 'water glasses' '/api/water/2026-03-01' PUT '{"morningGlasses":"2*"}'
try 'profile' '/api/user/profile' PUT '{"firstName":"Maya*","lastName":"Berg*"}'
try 'public questions by words' '/api/faqs/public?search=food'
try 'public questions by category' '/api/faqs/public?category=General'
if [[ $(status_of /api/admin/stats) == 200 ]]; then
  try 'user list' '/api/admin/users?search=maya&sort=newest&limit=10&offset=0'
  try 'questions by words' '/api/admin/faqs?search=food'
  try 'questions by category' '/api/admin/faqs?category=General'
fi
# Last: its tries lock the login for a while.
try 'login' '/api/login' POST '{"email":"nobody*@example.com","password":"Crunchy-apple-7*"}'

((found)) && exit 1
((untried)) && exit 2
echo "Nothing can be injected. The logs are in $out."
