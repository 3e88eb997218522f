export const texts = {
  "legal.terms": "Terms of Service",
  "legal.privacy": "Privacy Policy",
  "legal.cookies": "Cookie Policy",
  "legal.problem": "This text didn't come through.",
  guide: "Nutrition Guide",
} as const;
