/** The number of questions offered per day; users can ask for more. */
export const TODAYS_QUESTIONS = 3;
