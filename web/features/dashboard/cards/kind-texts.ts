/** They name what helps, never a lack. */
export const LOW_GOAL_LINE =
  "Growing, thinking and sport all run on food. Your goal leaves little for that, and you don't have to sort it out alone.";
export const LOW_DAYS_LINE =
  "Maybe some meals never made it into the diary. Days like that are normal. If eating feels hard right now, you don't have to sort it out alone.";
