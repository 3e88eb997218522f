export interface Bounds {
  from: number;
  to: number;
  isWhole: boolean;
}

/** The range that users may enter about themselves, both ends included. */
export const PROFILE_BOUNDS = {
  age: { from: 1, to: 150, isWhole: true },
  height: { from: 50, to: 250, isWhole: true },
  weight: { from: 20, to: 500, isWhole: false },
  calorieGoal: { from: 800, to: 5000, isWhole: true },
} as const satisfies Record<string, Bounds>;

/** The range that an administrator may enter into an account. */
export const ADMIN_PROFILE_BOUNDS = {
  ...PROFILE_BOUNDS,
  height: { ...PROFILE_BOUNDS.height, to: 300 },
  weight: { ...PROFILE_BOUNDS.weight, to: 1000 },
} as const satisfies Record<string, Bounds>;

export const isWithin = (value: number, { from, to, isWhole }: Bounds): boolean =>
  value >= from && value <= to && (!isWhole || Number.isInteger(value));
