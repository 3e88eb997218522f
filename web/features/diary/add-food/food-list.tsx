import { type ReactNode, useId } from "react";
import { cn } from "#web/lib/class-names.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

/** A titled list of rows. */
export function FoodList({ title, isStale = false, children }: { title: string; isStale?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-base">
        {title}
      </h3>
      <ul
        aria-labelledby={id}
        aria-busy={isStale || undefined}
        className={cn("grid transition-opacity duration-150", isStale && "opacity-60 delay-200")}
      >
        {children}
      </ul>
    </section>
  );
}

export function FoodListSkeleton() {
  return (
    <SkeletonGroup className="grid">
      {["first", "second", "third", "fourth", "fifth", "sixth"].map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3 py-1.5">
          <Skeleton className="size-13 shrink-0 rounded-full" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
          <Skeleton className="size-11 shrink-0" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
