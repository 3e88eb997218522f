export const texts = {
  open: "FAQ",
  title: "Frequently asked questions",
  search: "Search FAQs",
  searchHint: "Search FAQs...",
  category: "Category",
  allCategories: "All Categories",
  count: "({count, plural, one {# question} other {# questions}})",
  loading: "Loading FAQs...",
  noneFound: "No FAQs found matching your criteria",
  none: "No FAQs available at this time",
  problem: "The FAQs didn't come through.",
  back: "Back to List",
} as const;
