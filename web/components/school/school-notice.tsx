import { SCHOOL_PROBLEMS } from "#core/domain/accounts/school-problems.ts";
import { texts } from "#web/texts/texts.ts";

/** Explains why a sign-in with a provider failed, based on the problem code in the URL. */
export function SchoolNotice({ problem }: { problem: string }) {
  const noticeKey = SCHOOL_PROBLEMS.find((one) => one === problem) ?? "refused";
  return (
    <p role="alert" className="rounded-lg bg-muted px-4 py-3 font-semibold text-sm">
      {texts("school")(`problem.${noticeKey}`)}
    </p>
  );
}
