import { LEGAL_DATE, LEGAL_PLACEHOLDERS } from "./legal-version.ts";

/** The built-in text. A test compares it with every table that has rows of a user. */
export const PRIVACY_POLICY = `
<p>Version of ${LEGAL_DATE}. New in it: it names everything that is stored, everybody who receives something, and when each thing is really gone. Also new in the app: a list of what happened on your account, under Profile → Security.</p>
<h2>The short version</h2>
<p>We store what you type in so that the app works. Nobody sells it. There are no ads and no trackers. AI gets something only when you press an AI button, and never your name or email address. You can take a copy or delete everything yourself, at any time.</p>
<h2>Who is responsible</h2>
<p>${LEGAL_PLACEHOLDERS.operator}. They have the database, and they answer your questions: ${LEGAL_PLACEHOLDERS.contact}.</p>
<h2>Why we may store it</h2>
<p>Because you made an account and asked for this app, or because a parent or guardian agreed for you. Health conditions, allergies and body figures are stored only if you type them in, and you can take them out again.</p>
<h2>What is stored</h2>
<ul>
<li><strong>Account:</strong> your email address, your first and last name if you give them, and when you joined. Your password is stored only as a one-way hash, so nobody can read it. If you use two-factor authentication: its secret, encrypted, and your backup codes as hashes.</li>
<li><strong>Profile:</strong> what you choose to fill in of age, gender, height, weight, activity, weight goal and calorie goal. You can leave all of it empty.</li>
<li><strong>How the app looks for you:</strong> whether food is shown with numbers or in calm mode, the habits you picked, since when you paused logging, which country you live in if you choose one, and which version of these texts you have seen.</li>
<li><strong>Preferences:</strong> diet, allergies, likes and dislikes, health conditions if you tick any, and which AI provider you like.</li>
<li><strong>Diary and water:</strong> what you logged, how much, for which meal and when; your glasses of water; your saved meals and starred foods.</li>
<li><strong>Sent twice:</strong> a random number for each entry your device sends, so that a bad connection doesn't log it twice.</li>
<li><strong>Your own foods:</strong> those you typed in, had AI look at or scanned, with their barcode. Only you can find them.</li>
<li><strong>Your own recipes:</strong> the ingredients and steps you typed or pasted. Only you can see them.</li>
<li><strong>Week plan:</strong> which recipes you plan to cook, on which day.</li>
<li><strong>Learn:</strong> your answers to questions, and which ones to ask you again and when.</li>
<li><strong>Diaries you bring in:</strong> what was in the file, until you confirm it or it expires, and a summary after that.</li>
<li><strong>AI keys:</strong> if you add one, it is stored encrypted. After that nobody is shown more than its last four characters, not even you.</li>
<li><strong>Passkeys:</strong> a public key, which is no secret; the name of the device, how often it was used and when last, whether it is synced, and for which site it works.</li>
<li><strong>School or home sign-in:</strong> if you use one: which one it is, your number and email address there, when you last used it, and whether it made you an administrator.</li>
<li><strong>Logged-in devices:</strong> what your browser calls itself, when you logged in and when you were last here, so that you can spot a stranger. If you came through your school, also its encrypted ticket for logging out there.</li>
<li><strong>What happened on your account:</strong> sign-ins, wrong passwords, and changes such as a new password or passkey, with the time, a rough device such as “Firefox on Android”, and a scrambled mark of the network. The mark only shows whether it is the same network as before; it is not your address and not where you are. Never what you ate or read.</li>
<li><strong>Mails:</strong> if this site sends mails: which kind you were sent and when. The address is removed once the mail is sent.</li>
<li><strong>One-time links:</strong> for a new password or address, as a hash, until they are used or run out.</li>
<li><strong>A guardian's consent:</strong> if this site asks for it: whether it is there, whether it covers AI, and who agreed and how, in an administrator's words. Your age is compared at registration and not stored by that.</li>
<li><strong>Something wrong here?:</strong> if you tell us about a text, your words and the text they are about, without your name or your account.</li>
<li><strong>Counts against guessing:</strong> how often somebody tried to log in, by account, by address and by network, scrambled, for 30 days at most.</li>
<li><strong>Log of changes:</strong> what administrators changed, with the email address of the account.</li>
</ul>
<p>Not stored: the photos you scan, where you are right now, that you opened the page about support, and which hard words you typed. The app's own log notes which kind of page was asked for and how long it took, not who asked or what you searched for. A computer in front of the app, which many sites have, may note network addresses.</p>
<h2>Where it is stored</h2>
<p>In the database of this site: ${LEGAL_PLACEHOLDERS.hosting}.</p>
<h2>How long</h2>
<ul>
<li><strong>Most things</strong> stay as long as you have an account, and go when you delete them. An own food that is in your diary is hidden at once, and really gone with the last entry that has it.</li>
<li><strong>Your account:</strong> once you delete it, nobody can log in to it any more. All of it is deleted then; a very full account may take some minutes. What remains is a line for administrators that somebody deleted their account, without a name.</li>
<li><strong>Logins</strong> end after 14 days without a visit, and after 60 days at the latest.</li>
<li><strong>What happened on your account</strong> is listed for 180 days, unless whoever runs this site chose another time.</li>
<li><strong>The log of changes</strong> is kept for two years, and the note of a guardian's consent as long as the account. Your address is taken out of it when your account is deleted.</li>
<li><strong>What you write under Something wrong here?</strong> goes 30 days after somebody took care of it, and after a year at the latest.</li>
<li><strong>Mail notes</strong> go after 30 days. An account that waits for a guardian's consent is deleted after 30 days.</li>
<li><strong>Backups</strong> hold the same things for a while longer, also what you deleted since: ${LEGAL_PLACEHOLDERS.retention}. If the app makes them itself, it keeps those of the last seven nights.</li>
</ul>
<h2>Who can see it</h2>
<ul>
<li><strong>You</strong> see all of it.</li>
<li><strong>Other members</strong> see nothing of yours.</li>
<li><strong>Administrators</strong> of this site see your account and your profile, how you sign in, and whether your account waits for a guardian. They can correct it, set a new password or delete the account. They never get to see your diary, your water, your preferences, your keys or what happened on your account. Of Learn they see how many people answered in a lesson, from five people on, and no names.</li>
<li>Whoever looks after the computer itself can reach its database, as on every website. There your password is a hash and your AI keys are encrypted.</li>
</ul>
<h2>Who receives something</h2>
<ul>
<li><strong>Open Food Facts,</strong> when somebody scans a barcode that is not known here yet: the digits of the barcode and how to reach this site. It comes from this site's computer and not from your phone, so they don't learn that it was you.</li>
<li><strong>The mail server</strong> of this site, if it has one: your email address and the mail.</li>
<li><strong>Your school's or home's sign-in,</strong> if you use it: that you signed in here, and when. It tells us your name, your email address and, where whoever runs this site set it up, your groups.</li>
<li><strong>AI providers,</strong> only when you use AI: see below.</li>
</ul>
<p>Nobody else.</p>
<h2>What goes to an AI provider, and when</h2>
<p>Nothing, unless you use AI. Then the provider you chose (Anthropic, OpenAI or Google Gemini) gets what it needs for that one answer. It may be in another country, and whoever runs this site may have set up another address for it.</p>
<ul>
<li><strong>Asking about an unknown food:</strong> the food's name.</li>
<li><strong>Scanning a meal:</strong> the photo, scaled down. What a camera writes into a photo, such as place and time, is removed first.</li>
<li><strong>Asking for suggestions:</strong> the meal, the time of day, an age range such as 14–18, your diet, allergies and tastes, what you ate today and how much of your day's needs that covers. Your health conditions go along only after you accepted the medical disclaimer; until then only what one of them rules out, such as gluten.</li>
</ul>
<p>Your name, your email address and your exact age, height and weight never go along. With a key of your own, the provider knows whose key it is. With this site's key, it sees only this site. Where a guardian agreed without AI, AI stays off. What a provider does with a request is in its own privacy policy. Without a key, or if you don't press the button, everything else still works.</p>
<h2>Getting it out, or deleting it</h2>
<p>Under <strong>Profile → Security</strong>:</p>
<ul>
<li><em>Download my data</em> gives you everything in one file, and <em>Download my diary (CSV)</em> a table that opens in a spreadsheet.</li>
<li><em>Delete my account</em> removes your account and everything in it. There is no way back, so take a copy first if you want one.</li>
</ul>
<p>Single things can be changed or removed where you made them. Where the law gives you more rights, such as having something corrected, ask whoever runs this site. You may also complain: ${LEGAL_PLACEHOLDERS.authority}.</p>
<h2>Parents, guardians and schools</h2>
<p>Parents: the app gives you no window into your child's diary. Sitting down and looking at it together works best. You can ask whoever runs this site what is stored and have it deleted. If this site asks for a guardian's consent, you can take it back at any time: ask an administrator, who can switch AI off or delete the account. For children under 13, the law in the United States asks for a parent's consent first. Schools: run the site on a computer of your own, decide who is an administrator, and leave email addresses and names as short as your rules allow.</p>
<h2>Changes</h2>
<p>If this policy changes, the new one stands here with a new date. If something important changes, the app shows you one line about it, once.</p>
<h2>Contact</h2>
<p>${LEGAL_PLACEHOLDERS.contact}. If that doesn't help, ask the person who gave you the address of this site.</p>
`.trim();
