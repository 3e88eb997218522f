import { SCHOOL_PROBLEMS, type SchoolProblem } from "#core/domain/accounts/school-problems.ts";

const WORDS: Record<SchoolProblem, string> = {
  unavailable: "That sign-in can't be reached right now. Please try again in a moment.",
  canceled: "You stopped the sign-in. Nothing has changed.",
  expired: "That took too long, or began in another browser. Please try again.",
  refused: "We couldn't be sure who you are. Please try again, and tell your school if it keeps happening.",
  "no-email": "Your school didn't tell us an email address, and an account needs one. Please tell your school.",
  unverified: "Your school hasn't confirmed your email address yet, so we can't use it here. Please tell your school.",
  taken: "That sign-in belongs to another account here.",
  already: "You have linked another sign-in of the same place. Unlink that one first.",
  "not-fresh": "Please sign in there again with your password, not just with one click. Sign out there first if it doesn't ask.",
  closed: "Nobody can make a new account here right now. Ask your administrator.",
  "too-many": "Too many tries from here. Please wait a few minutes.",
};

/** Explains why a sign-in with a provider failed, based on the problem code in the URL. */
export function SchoolNotice({ problem }: { problem: string }) {
  const noticeKey = SCHOOL_PROBLEMS.find((one) => one === problem) ?? "refused";
  return (
    <p role="alert" className="rounded-lg bg-muted px-4 py-3 font-semibold text-sm">
      {WORDS[noticeKey]}
    </p>
  );
}
