export const texts = {
  title: "Today's three",
  start: "About a minute. {known, plural, one {# fact} other {# facts}} known, {due, number} due today.",
  left: "{left, number} to go. {known, plural, one {# fact} other {# facts}} known, {due, number} due today.",
  done: "Done for today. More are there if you like. {known, plural, one {# fact} other {# facts}} known, {due, number} due today.",
  "action.start": "Start",
  "action.learn": "Learn",
} as const;
