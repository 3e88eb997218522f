import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SkeletonGroup } from "#web/ui/skeleton.tsx";
import { CardProblem } from "./card-problem.tsx";

interface CardContentProps<T> {
  query: Pick<UseQueryResult<T>, "data" | "isError" | "refetch">;
  /** Has the height of the content that is loading. */
  skeleton: ReactNode;
  /** The message if loading fails. */
  problem: string;
  children: (data: T) => ReactNode;
}

/** Content that loads, fails and retries independently of the rest of the page. */
export function CardContent<T>({ query: { data, isError, refetch }, skeleton, problem, children }: CardContentProps<T>) {
  if (data !== undefined) return children(data);
  if (isError) return <CardProblem title={problem} onRetry={() => refetch()} />;
  return <SkeletonGroup>{skeleton}</SkeletonGroup>;
}
