export const texts = {
  "legal.terms": "Terms of Service",
  "legal.privacy": "Privacy Policy",
  "legal.cookies": "Cookie Policy",
  guide: "Nutrition Guide",
} as const;
