/** Why a sign-in with a school's or home's provider failed. */
export const texts = {
  "problem.unavailable": "That sign-in can't be reached right now. Please try again in a moment.",
  "problem.canceled": "You stopped the sign-in. Nothing has changed.",
  "problem.expired": "That took too long, or began in another browser. Please try again.",
  "problem.refused": "We couldn't be sure who you are. Please try again, and tell your school if it keeps happening.",
  "problem.no-email": "Your school didn't tell us an email address, and an account needs one. Please tell your school.",
  "problem.unverified": "Your school hasn't confirmed your email address yet, so we can't use it here. Please tell your school.",
  "problem.taken": "That sign-in belongs to another account here.",
  "problem.already": "You have linked another sign-in of the same place. Unlink that one first.",
  "problem.not-fresh": "Please sign in there again with your password, not just with one click. Sign out there first if it doesn't ask.",
  "problem.closed": "Nobody can make a new account here right now. Ask your administrator.",
  "problem.too-many": "Too many tries from here. Please wait a few minutes.",
} as const;
