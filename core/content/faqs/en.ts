import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import type { FirstFaq } from "./first-faq.ts";

export const en: readonly FirstFaq[] = [
  {
    category: "General",
    question: `What is ${PRODUCT_NAME}?`,
    answer: `<p>${PRODUCT_NAME} helps you learn what is in your food and what it does in your body. You can search foods, write down what you eat, count your glasses of water and get ideas for your next meal.</p>`,
  },
  {
    category: "General",
    question: "Where do the food figures come from?",
    answer:
      "<p>From the U.S. Department of Agriculture, which measures thousands of foods. They are averages: the apple in your hand may " +
      "differ a little. Each food shows its source at the bottom of its page. Where AI had to guess, it says <em>AI estimate</em>.</p>",
  },
  {
    category: "General",
    question: "Are there good and bad foods?",
    answer:
      "<p>No. Every food adds something: energy, protein, vitamins, or just the joy of eating with friends. What counts is the mix over a week, not one snack.</p>",
  },
  {
    category: "General",
    question: "Is this medical advice?",
    answer:
      "<p>No. If you have a health condition, an allergy, or worries about food or your body, talk to a parent, a doctor or a school nurse. They know you, and we don't.</p>",
  },
  {
    category: "Features",
    question: "How do I log a meal quickly?",
    answer:
      "<p>Open the <strong>Food Diary</strong> and tap the plus of a meal. What you ate lately is already there: one tap adds it with " +
      "your usual amount. You can add several foods in one go, copy yesterday's breakfast, or save a meal and log it again later.</p>",
  },
  {
    category: "Features",
    question: "What if a food is not in the list?",
    answer:
      "<p>Type it in yourself under <strong>Manual entry</strong>, or let AI take a look at it. Either way, only you can see that food.</p>",
  },
  {
    category: "Features",
    question: "What do the colors around a plate mean?",
    answer:
      "<p>The rim shows where the food's energy comes from: purple is protein, orange is carbs, green is fat. After a while you can read a food just by looking.</p>",
  },
  {
    category: "Features",
    question: "What does AI need, and what does it get to see?",
    answer:
      "<p>AI needs a key, from you or from whoever runs this site. It gets to see the name of a food, the photo you chose, or, for " +
      "suggestions, what you ate today and your preferences. It never gets your name, your email address or where a photo was taken.</p>",
  },
  {
    category: "Account",
    question: "Who can see my diary?",
    answer:
      "<p>Only you. Administrators can see that your account exists, but not what you eat or drink, and never your password or your AI keys.</p>",
  },
  {
    category: "Account",
    question: "How do I get my data, or delete my account?",
    answer:
      "<p>Under <strong>Profile, Security</strong> you can download everything we store about you, and delete your account with all of it. Deleting is final.</p>",
  },
  {
    category: "Account",
    question: "I forgot my password. What now?",
    answer:
      "<p>Ask the person who runs this site: an administrator can give you a new password. Change it under <strong>Profile, Security</strong> right after.</p>",
  },
  {
    category: "Account",
    question: "What is two-factor authentication?",
    answer:
      "<p>A second lock for your account. Besides your password you type a code from an app on your phone. You switch it on under " +
      "<strong>Profile, Security</strong>. Keep the backup codes somewhere safe for the day you lose your phone.</p>",
  },
  {
    category: "Technical",
    question: "Does it work on my phone?",
    answer: "<p>Yes. Open the same address in your phone's browser. From the browser's menu you can put it on your home screen.</p>",
  },
];
