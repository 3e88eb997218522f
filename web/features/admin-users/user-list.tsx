import { HandshakeIcon } from "@phosphor-icons/react/dist/csr/Handshake";
import { KeyIcon } from "@phosphor-icons/react/dist/csr/Key";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatDay } from "#web/lib/format/instants.ts";
import { formatInitials, fullName } from "#web/lib/format/person-names.ts";
import { useIsWide } from "#web/lib/use-media.ts";
import { texts } from "#web/texts/texts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export type UserAction = "edit" | "reset" | "consent" | "delete";

interface UserListProps {
  users: User[];
  ownId: string;
  /** Whether the next page of users is still loading. */
  isStale: boolean;
  onAct: (action: UserAction, user: User) => void;
}

interface UserRowProps {
  user: User;
  isOwn: boolean;
  onAct: UserListProps["onAct"];
}

/** Shows a table if the screen is wide enough, otherwise a card for each user. */
export function UserList({ users, ownId, isStale, onAct }: UserListProps) {
  const t = texts("admin-users");
  const isWide = useIsWide();
  const rows = users.map((user) => ({ user, isOwn: user.id === ownId, onAct }));
  const look = cn("transition-opacity duration-150", isStale && "opacity-60");
  if (!isWide) {
    // The server does not know the screen size and renders the cards; on wide screens the table replaces them.
    return (
      <ul aria-label={t("users.title")} aria-busy={isStale} className={cn("grid gap-3 md:invisible", look)}>
        {rows.map((row) => (
          <UserCard key={row.user.id} {...row} />
        ))}
      </ul>
    );
  }
  return (
    <table aria-busy={isStale} className={cn("w-full table-fixed text-sm lg:text-[0.9375rem]", look)}>
      <caption className="sr-only">{t("users.title")}</caption>
      <thead>
        <tr className="text-start text-[0.8125rem] text-muted-foreground [&>th]:border-border [&>th]:border-b [&>th]:p-2 [&>th]:font-bold">
          <th scope="col" className="w-1/4 ps-0! lg:w-[31%]">
            {t("users.user")}
          </th>
          <th scope="col">{t("users.email")}</th>
          <th scope="col" className="w-20">
            {t("users.status")}
          </th>
          <th scope="col" className="w-28">
            {t("users.joined")}
          </th>
          <th scope="col" className={cn("pe-0! text-end", users.some(needsConsent) ? "w-48" : "w-34")}>
            {t("users.actions")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {rows.map((row) => (
          <UserRow key={row.user.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function UserRow(row: UserRowProps) {
  const { user } = row;
  return (
    <tr className="[&>td]:h-16 [&>td]:px-2 [&>td]:py-1.5">
      <td className="ps-0!">
        <Who user={user} />
      </td>
      <td className="wrap-anywhere text-muted-foreground">
        <Email address={user.email} />
      </td>
      <td>
        <Status user={user} />
      </td>
      <td>{formatDay(user.createdAt)}</td>
      <td className="whitespace-nowrap pe-0! text-end">
        <Actions {...row} />
      </td>
    </tr>
  );
}

function UserCard(row: UserRowProps) {
  const { user } = row;
  return (
    <li className="grid gap-1.5 rounded-lg bg-muted p-3.5">
      <div className="flex items-center justify-between gap-2">
        <Who user={user} />
        <Status user={user} />
      </div>
      <p className="wrap-anywhere text-[0.9375rem] text-muted-foreground">
        <Email address={user.email} />
      </p>
      <div className="flex items-center justify-between gap-2">
        <p className="text-muted-foreground text-sm">{texts("admin-users")("users.joinedOn", { day: formatDay(user.createdAt) })}</p>
        <span className="-me-1.5 -mb-1.5 whitespace-nowrap">
          <Actions {...row} />
        </span>
      </div>
    </li>
  );
}

const TONES = [
  "bg-cat-fruit-soft text-cat-fruit",
  "bg-cat-vegetable-soft text-cat-vegetable",
  "bg-cat-protein-soft text-cat-protein",
  "bg-cat-grain-soft text-cat-grain",
  "bg-cat-dairy-soft text-cat-dairy",
  "bg-cat-nuts-soft text-cat-nuts",
  "bg-cat-other-soft text-cat-other",
] as const;

/** The same user always gets the same color. */
const pickTone = (id: string): string => TONES[Number.parseInt(id.slice(-4), 16) % TONES.length] ?? "";

function Who({ user }: { user: User }) {
  const t = texts("admin-users");
  return (
    <span className="flex min-w-0 items-center gap-3 font-bold">
      <Avatar imageUrl={user.profileImageUrl} initials={formatInitials(user)} className={pickTone(user.id)} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="wrap-anywhere min-w-0">{[user.firstName, user.lastName].filter(Boolean).join(" ") || t("users.noName")}</span>
        {user.isAdmin && <Badge tone="sun">{t("users.admin")}</Badge>}
      </span>
    </span>
  );
}

const needsConsent = ({ guardianConsent }: User): boolean => guardianConsent != null;

/** 'Waiting' means that a guardian's consent is missing. */
function Status({ user }: { user: User }) {
  const t = texts("admin-users");
  return user.guardianConsent === "waiting" ? (
    <Badge tone="sun">{t("users.waiting")}</Badge>
  ) : (
    <Badge tone="success">{t("users.active")}</Badge>
  );
}

/** A long address wraps before the @. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Actions({ user, isOwn, onAct }: UserRowProps) {
  const t = texts("admin-users");
  const name = fullName(user);
  return (
    <>
      <IconButton label={t("users.edit", { name })} disabled={isOwn} onClick={() => onAct("edit", user)}>
        <PencilSimpleIcon weight="bold" />
      </IconButton>
      <IconButton label={t("users.reset", { name })} onClick={() => onAct("reset", user)}>
        <KeyIcon weight="bold" />
      </IconButton>
      {needsConsent(user) && (
        <IconButton label={t("users.consent", { name })} onClick={() => onAct("consent", user)}>
          <HandshakeIcon weight="bold" />
        </IconButton>
      )}
      <IconButton
        label={t("users.delete", { name })}
        disabled={isOwn}
        className="text-destructive hover:text-destructive"
        onClick={() => onAct("delete", user)}
      >
        <TrashIcon weight="bold" />
      </IconButton>
    </>
  );
}
