/** The parts of a day in which glasses of water are counted, by the names of their counts. */
export const WATER_COUNTS = ["morningGlasses", "afternoonGlasses", "eveningGlasses"] as const;

export const NO_GLASSES = { morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 };
