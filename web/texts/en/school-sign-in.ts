export const texts = {
  title: "Sign in elsewhere",
  lead: "Use your school's or home's sign-in for this account. Nothing about your food goes there.",
  former: "No longer offered",
  used: "used {ago}",
  usedWithEmail: "{email}, used {ago}",
  link: "Link {name}",
  unlink: "Unlink",
  "unlink.label": "Unlink {name}",
  "unlink.former": "Unlink the former sign-in",
  unlinked: "Unlinked",
  unlinkedText: "You no longer sign in with {name}. Other devices have been signed out.",
  unlinkedFormer: "You no longer sign in with it. Other devices have been signed out.",
} as const;
