import { StudentIcon } from "@phosphor-icons/react/dist/csr/Student";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import type { SchoolSignIn } from "#core/contracts/sign-in/school-sign-in.ts";
import { SCHOOL_PROBLEM_PARAMETER } from "#core/domain/accounts/school-problems.ts";
import { schoolSignInsQuery, useLinkSchool, useUnlinkSchool } from "#web/api/sign-in/school-sign-in.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { ListProblem, ListSkeleton } from "#web/components/list-states.tsx";
import { SchoolNotice } from "#web/components/school/school-notice.tsx";
import { formatAgo } from "#web/lib/format/instants.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Links the account to a sign-in of a school or home. Renders nothing if the operator offers none. */
export function SchoolCard() {
  return useSignInWays().providers.length === 0 ? null : <Card />;
}

function Card() {
  const t = texts("school-sign-in");
  const { providers } = useSignInWays();
  const { data: linked, isError, refetch } = useQuery(schoolSignInsQuery);
  const [searchParams] = useSearchParams();
  const problem = searchParams.get(SCHOOL_PROBLEM_PARAMETER);
  const link = useLinkSchool();
  const unlink = useUnlinkSchool();
  const { confirmed, dialog } = useConfirmIdentity();

  async function attempt(act: () => Promise<void>) {
    try {
      await confirmed(act);
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const shared = texts("shared");
      toast({ title: shared("error"), description: serverMessage(error) ?? shared("failed"), kind: "destructive" });
    }
  }
  const start = (id: string) => attempt(async () => window.location.assign((await link.mutateAsync(id)).url));
  const remove = ({ id, name }: SchoolSignIn) =>
    attempt(async () => {
      await unlink.mutateAsync(id);
      toast({ title: t("unlinked"), description: name === null ? t("unlinkedFormer") : t("unlinkedText", { name }) });
    });

  const open = linked && providers.filter(({ name }) => !linked.some((one) => one.name === name));
  return (
    <TitledCard title={t("title")} lead={t("lead")}>
      {problem && <SchoolNotice problem={problem} />}
      {linked === undefined && (isError ? <ListProblem onRetry={refetch} /> : <ListSkeleton />)}
      {linked && linked.length > 0 && (
        <ul className="divide-y divide-border">
          {linked.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
              <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-lg bg-muted">
                <StudentIcon weight="fill" size={20} />
              </span>
              <span className="grid min-w-0 grow">
                <b className="wrap-anywhere">{one.name ?? t("former")}</b>
                <span className="wrap-anywhere text-muted-foreground text-sm">{describeUse(one)}</span>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={one.name === null ? t("unlink.former") : t("unlink.label", { name: one.name })}
                onClick={() => remove(one)}
              >
                {t("unlink")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open?.map(({ id, name }) => (
        <Button key={id} pending={link.isPending} onClick={() => start(id)} className="justify-self-start whitespace-normal max-sm:w-full">
          <StudentIcon weight="bold" />
          {t("link", { name })}
        </Button>
      ))}
      {dialog}
    </TitledCard>
  );
}

function describeUse({ email, lastUsedAt }: SchoolSignIn): string {
  const t = texts("school-sign-in");
  const ago = formatAgo(lastUsedAt);
  return email ? t("usedWithEmail", { email, ago }) : t("used", { ago });
}
