export const MAX_FAQS = 200;
export const FAQ_QUESTION_MAX_LENGTH = 300;
export const FAQ_ANSWER_MAX_LENGTH = 10_000;
export const FAQ_CATEGORY_MAX_LENGTH = 60;
/** A few words about a text that is wrong. */
export const TEXT_REPORT_MAX_LENGTH = 500;
export const TEXT_REPORTS_A_PAGE = 20;
