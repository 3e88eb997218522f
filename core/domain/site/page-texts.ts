import { PRODUCT_NAME } from "./brand.ts";

/** Built-in texts of the pages. The web app also includes them, in case the server's texts do not load. */
export const PAGE_TEXTS = {
  landing_hero_title: "The Fun Way to Learn About Food",
  landing_hero_subtitle: "Discover, track, and optimize your nutrition with AI-powered insights and personalized recommendations.",
  auth_welcome_title: `Welcome to ${PRODUCT_NAME}™`,
  auth_welcome_description: "The smart way for teenagers to learn about nutrition, track their health and make informed food choices.",
  profile_medical_disclaimer: `
<p><strong>${PRODUCT_NAME} is for learning, not for medical advice.</strong> It doesn't know you the way a doctor does, and it can be wrong, above all where AI helped. If you have a health condition, an allergy, or worries about food or your body, talk to a parent, a doctor or a school nurse. Don't change a diet or a medicine because of what you read here. In an emergency, call your local emergency number.</p>
<p>What you tick below counts at once: in marks, warnings, recipes and ideas. AI is told of it only once you say that you understand. Until then it hears just what to leave out, such as gluten.</p>
`.trim(),
} as const;

export type PageTextKey = keyof typeof PAGE_TEXTS;
