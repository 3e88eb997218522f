export const texts = {
  open: "Something wrong here?",
  lead: "Tell us in a few words. A person reads it without seeing who wrote it, so leave names out.",
  words: "What is wrong?",
  wordsMissing: "Please write a few words.",
  send: "Send",
  sending: "Sending...",
  sent: "Thank you",
  sentText: "A person will read it and correct what is wrong.",
  notSent: "Not sent yet",
  notSentText: "Your words are still here. Please try again in a moment.",
} as const;
