export const texts = {
  today: "Today",
  tomorrow: "Tomorrow",
  "plan.title": "When do you want to cook it?",
  "plan.text": "Its ingredients go on your shopping list.",
  planned: "{when, select, today {Planned for today} tomorrow {Planned for tomorrow} other {Planned for {day}}}",
  plannedText: "{name}, {servings, plural, one {# serving} other {# servings}}",
  openPlan: "Open week plan",
  notPlanned: "Not planned",
  planAnyway: "Plan it anyway",
  planFailed: "Failed to change your plan. Please try again.",
} as const;
