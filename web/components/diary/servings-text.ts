/** '½ serving', '1 serving', '1½ servings' */
export function servingsText(servings: number): string {
  const whole = Math.floor(servings);
  const amount = servings === whole ? String(whole) : `${whole === 0 ? "" : whole}½`;
  return `${amount} ${servings > 1 ? "servings" : "serving"}`;
}
