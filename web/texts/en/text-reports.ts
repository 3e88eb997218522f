export const texts = {
  title: "Text reports",
  lead: "What readers found wrong in a food, a recipe or a lesson. Nobody sees who wrote it.",
  problem: "The reports did not come through.",
  none: "Nobody has reported anything.",
  "kind.food": "Food",
  "kind.recipe": "Recipe",
  "kind.lesson": "Lesson",
  gone: "that is gone",
  done: "Done",
  open: "Open again<hidden>: {title}</hidden>",
  markDone: "Mark as done<hidden>: {title}</hidden>",
  notSaved: "Failed to save. Please try again.",
} as const;
