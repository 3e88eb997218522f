import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "How processed?",
  goal: "Describe processing without fear.",
  cards: {
    "all-processing": {
      title: "Freezing is processing too",
      text: "Frozen peas, canned beans and milk with added vitamin D are all processed. Processing keeps food safe, cheap and at hand.",
    },
    nova: {
      title: "Four groups",
      text: "Some researchers sort food into four groups, from 'as it grew' to 'ultra-processed': made in factories from many parts, with flavors and colors.",
    },
    "how-much": {
      title: "A large part of the day",
      text: "US teens aged 12 to 18 get about 63% of their energy from that last group. It is cheap, ready and everywhere.",
      calmText: "US teens aged 12 to 18 get more than half of their food from that last group. It is cheap, ready and everywhere.",
    },
    "as-a-group": {
      title: "As a group",
      text: "Taken together these foods bring less fiber and more sodium and added sugar. That is a fact about the group, not about each food in it.",
    },
    exceptions: {
      title: "The group is mixed",
      text: "Many whole wheat breads and fortified soy drinks are in it as well. So read three lines: fiber, sodium and added sugar.",
    },
  },
  misconception: {
    says: "Processed food is always poor food.",
    truth: "Processing covers frozen peas and whole wheat bread too, so read fiber, sodium and added sugar.",
    why: "Many fortified soy drinks even count as ultra-processed.",
  },
  interactive: { title: "From the field to the bag", text: "Sort by how many steps it took." },
  questions: [
    { why: "Whole plants keep their fiber." },
    { why: "Salt is often added along the way." },
    { why: "Freezing and canning are small steps. Added flavors and colors take many." },
  ],
};
