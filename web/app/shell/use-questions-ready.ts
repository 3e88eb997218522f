import { useQuery } from "@tanstack/react-query";
import { learnProgressQuery } from "#web/api/learn/learn.ts";

/** How many questions are due, where a page has read it already: no page asks for it because of the header. */
export const useQuestionsReady = (): number => useQuery({ ...learnProgressQuery, enabled: false }).data?.dueToday ?? 0;
