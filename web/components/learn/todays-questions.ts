/** So many a day are offered; more on wish. */
export const TODAYS_QUESTIONS = 3;
