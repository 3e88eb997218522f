/** Of Learn's answers, per fact and phase, besides the first. No real learner answers more often, and all kept answers are recounted. */
export const MAX_STORED_ANSWERS = 30;
