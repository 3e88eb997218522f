import { useQuery } from "@tanstack/react-query";
import { learnProgressQuery } from "#web/api/learn/learn.ts";

/** The number of due questions, if a page has already loaded it. The header sends no request for it. */
export const useQuestionsReady = (): number => useQuery({ ...learnProgressQuery, enabled: false }).data?.dueToday ?? 0;
