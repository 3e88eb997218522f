import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MAX_SEARCH_LENGTH } from "#core/contracts/http/paging.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { USER_ORDERS, type UserOrder } from "#core/domain/accounts/admin-choices.ts";
import { usersQuery } from "#web/api/admin-users.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { useTyped } from "#web/lib/use-typed.ts";
import { texts } from "#web/texts/texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Pager } from "#web/ui/pager.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { DeleteUserDialog } from "./user-dialogs/delete-user-dialog.tsx";
import { EditUserDialog } from "./user-dialogs/edit-user-dialog.tsx";
import { RecordConsentDialog } from "./user-dialogs/record-consent-dialog.tsx";
import { ResetPasswordDialog } from "./user-dialogs/reset-password-dialog.tsx";
import { type UserAction, UserList } from "./user-list.tsx";

const PAGE_SIZE = 10;

/** The query without a search text and with the default order. */
export const firstUsersQuery = usersQuery({ search: "", sort: "newest", limit: PAGE_SIZE, offset: 0 });

export function UsersCard({ admin }: { admin: User }) {
  const t = texts("admin-users");
  const { text, settled, type } = useTyped();
  const [sort, setSort] = useState<UserOrder>("newest");
  const [page, setPage] = useState(0);
  const query = useQuery(usersQuery({ search: settled, sort, limit: PAGE_SIZE, offset: page * PAGE_SIZE }));
  const total = query.data?.total ?? 0;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, total);

  // The deleted user may have been the only one on the last page.
  const lastPage = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  if (query.data && !query.isPlaceholderData && page > lastPage) setPage(lastPage);

  return (
    <TitledCard
      title={t("users.title")}
      titleRef={title}
      badge={
        <div className="grid grow basis-full gap-2.5 sm:ms-auto sm:max-w-120 sm:basis-0 sm:grid-cols-[1fr_auto]">
          <SearchInput
            label={t("users.search")}
            placeholder={t("users.searchHint")}
            className="min-h-11"
            maxLength={MAX_SEARCH_LENGTH}
            value={text}
            onChange={({ target }) => {
              type(target.value);
              setPage(0);
            }}
          />
          <Select
            aria-label={t("users.sort")}
            className="min-h-11"
            value={sort}
            onChange={({ target }) => {
              // Safe to cast: the value is one of the options below.
              setSort(target.value as UserOrder);
              setPage(0);
            }}
          >
            {USER_ORDERS.map((order) => (
              <option key={order} value={order}>
                {t(`order.${order}`)}
              </option>
            ))}
          </Select>
        </div>
      }
    >
      <CardContent query={query} problem={t("users.problem")} skeleton={<RowSkeletons />}>
        {({ users }) =>
          users.length === 0 ? (
            <EmptyState as="h3" title={t("users.none")} className="rounded-lg border-2 border-border border-dashed">
              {t("users.noneText")}
            </EmptyState>
          ) : (
            <UsersWithDialogs users={users} admin={admin} isStale={query.isPlaceholderData} />
          )
        }
      </CardContent>
      {total > 0 && <Pager label={t("users.pages")} page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />}
    </TitledCard>
  );
}

interface UsersWithDialogsProps {
  users: User[];
  admin: User;
  isStale: boolean;
}

/** One dialog of each kind serves all rows. It keeps its user while it closes. */
function UsersWithDialogs({ users, admin, isStale }: UsersWithDialogsProps) {
  const [chosen, setChosen] = useState<{ action: UserAction; user: User }>();
  const [isOpen, setOpen] = useState(false);

  function act(action: UserAction, user: User) {
    setChosen({ action, user });
    setOpen(true);
  }

  const dialog = chosen && { user: chosen.user, isOpen, onOpenChange: setOpen };
  return (
    <>
      <UserList users={users} ownId={admin.id} isStale={isStale} onAct={act} />
      {dialog && chosen.action === "edit" && <EditUserDialog {...dialog} />}
      {dialog && chosen.action === "reset" && <ResetPasswordDialog {...dialog} isOwn={chosen.user.id === admin.id} />}
      {dialog && chosen.action === "consent" && <RecordConsentDialog {...dialog} />}
      {dialog && chosen.action === "delete" && <DeleteUserDialog {...dialog} />}
    </>
  );
}

function RowSkeletons() {
  return (
    <div className="grid gap-4 py-2">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 grow" />
        </div>
      ))}
    </div>
  );
}
