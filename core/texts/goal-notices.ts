import type { GoalNoticeCode } from "#core/domain/needs/goal-notice-codes.ts";
import { goalNotices, type PersonWithGoals } from "#core/domain/needs/goal-notices.ts";
import { careTextsIn } from "./care-texts.ts";
import type { Language } from "./languages.ts";

export interface GoalNoticeText {
  code: GoalNoticeCode;
  /** In a kind tone; it blocks nothing. */
  message: string;
}

/** The notices about a profile, as a person reads them. */
export const writeGoalNotices = (person: PersonWithGoals, language: Language): GoalNoticeText[] =>
  goalNotices(person).map((notice) => ({ code: notice.code, message: careTextsIn(language).goalNotice(notice) }));
