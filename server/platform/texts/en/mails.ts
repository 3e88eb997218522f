/** What mails say. They contain nothing that a user typed. */
export const texts = {
  "resetPassword.subject": "Choose a new password for {product}",
  "resetPassword.requested": "You asked for a new password. Here is the way to choose one.",
  "resetPassword.expires":
    "The link works once, for {minutes, number} minutes. If you did not ask for it, you can delete this mail: nothing changes.",
  "resetPassword.button": "Choose a new password",
  "verifyEmail.subject": "Is this your address? {product} asks",
  "verifyEmail.confirm": "There is a {product} account with this address. If it is yours, please confirm the address.",
  "verifyEmail.notYours":
    "If you did not make it, somebody else did with your address. The link also lets you make the account yours. You can also delete this mail: as long as nobody confirms the address, it is not theirs.",
  "verifyEmail.expires": "The link works once, for {hours, number} hours.",
  "verifyEmail.button": "Confirm my address",
  "changeEmail.subject": "Your new address for {product}",
  "changeEmail.confirm":
    "Somebody wants to use this address for their {product} account. If it was you, log in to your account and confirm it. From then on you log in with this address.",
  "changeEmail.expires": "The link works once, for {hours, number} hours. If it was not you, you can delete this mail: nothing changes.",
  "changeEmail.button": "Use this address",
  "addressTaken.subject": "You have a {product} account already",
  "addressTaken.nothingChanges": "Somebody wanted to use this address for another account. It belongs to yours, so nothing changes.",
  "addressTaken.ifYou":
    "If it was you: log in with this address, or use a different one for the other account. Forgot your password? The login page sends you a link for a new one.",
  "addressTaken.button": "Open {product}",
  "passwordChanged.subject": "Your {product} password is new",
  "passwordChanged.byThemselves": "You chose a new password in your profile.",
  "passwordChanged.byLink": "Someone with a link for your account chose a new password.",
  "passwordChanged.byFirstLink":
    "Someone with a link for your account chose a new password. Its passkeys and school sign-ins were removed, and so were its AI keys and two-factor login, because this address had never been confirmed before. You can add yours again in your profile.",
  "passwordChanged.bySortedLink":
    "Someone with a link for your account chose a new password. Passkeys, school sign-ins, AI keys or two-factor login that were not yours, or that you did not keep, were removed.",
  "passwordChanged.byClaim":
    "You made this account yours with the link in our mail. Whoever made it can't log in any more: its passkeys, school sign-ins, AI keys and two-factor login were removed.",
  "passwordChanged.byAdmin": "An administrator gave your account a new password.",
  "passwordChanged.bySomebody": "Your account has a new password.",
  "passwordChanged.loggedOut": "All other devices were logged out.",
  "passkeyAdded.subject": "A new passkey for {product}",
  "passkeyAdded.added": "A passkey was added to your account. It can log in without your password.",
  "newDevice.subject": "{product} on a new device",
  "newDevice.used": "Your account was just used on a device that we did not know yet: {device}.",
  "newDevice.unknown": "Unknown device",
  "addressChanged.subject": "Your {product} account has another address",
  "addressChanged.lastMail": "The email address of your account was changed, so this is the last mail to this one.",
  "addressChanged.notYou": "If you did not ask for that, please talk to the people who run your app, for example at your school.",
  "twoFactorRemoved.subject": "Two-factor login is off for {product}",
  "twoFactorRemoved.removed":
    "An administrator switched off two-factor login for your account, because the codes could not be reached any more.",
  "twoFactorRemoved.loggedOut": "You are logged out everywhere. After your next login you can switch it on again in your profile.",
  notYou: "Was it you? Then there is nothing to do. If not, choose a new password right away and tell an adult you trust.",
  profileButton: "Open your profile",
  closing: "Your {product}",
  copyLink: "If the button does nothing, copy this into your browser:",
} as const;
