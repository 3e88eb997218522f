import { PRODUCT_NAME } from "#core/domain/constants.ts";

/** Built-in legal texts. They describe what this software really does; an operator adds their own name and address. */

export const TERMS_OF_SERVICE = `
<h2>The short version</h2>
<p>${PRODUCT_NAME} helps you learn about food. It is free of ads, it is not a doctor, and what you write here stays yours. Be kind, keep your password to yourself, and talk to an adult you trust about anything medical.</p>
<h2>Who runs this site</h2>
<p>${PRODUCT_NAME} is software that a school, a club or a family can run for itself. “We” means whoever runs the site you are looking at. They gave you its address, and they are the ones to ask.</p>
<h2>Who can use it</h2>
<p>${PRODUCT_NAME} is made for teenagers. If you are too young to agree to terms like these where you live, read them with a parent or guardian and let them agree for you. If you use it at school, your school's rules count too.</p>
<h2>Your account</h2>
<ul>
<li>Use an email address that is yours, and one account for yourself.</li>
<li>Pick a password that you use nowhere else. Two-factor authentication, under Profile → Security, makes your account much harder to break into.</li>
<li>On a computer that others use too, log out when you are done.</li>
<li>If you think somebody else got in, change your password. That logs out every other device.</li>
</ul>
<h2>What you can expect</h2>
<ul>
<li>Food figures come from the public tables of the U.S. Department of Agriculture. They are averages: the apple in your hand may differ a little.</li>
<li>Where AI made an estimate, it says so. AI can be wrong, sometimes badly. Treat it as a first guess.</li>
<li>The allergen notes go by a food's name and its usual recipe. <strong>If you have an allergy, always read the label or ask who cooked.</strong></li>
<li>Calorie and nutrient goals are rules of thumb for healthy people. They are not a diet plan.</li>
<li>We try to keep the site running, but we can't promise that it always is.</li>
</ul>
<h2>Not medical advice</h2>
<p>Nothing here replaces a doctor, a dietitian or a school nurse. Don't start a diet, change a medicine or wait with a doctor's visit because of something you read here. If food or your body worry you, please tell someone you trust. You don't have to sort it out alone.</p>
<h2>What we ask of you</h2>
<ul>
<li>Don't try to break in, overload the site or look at other people's data.</li>
<li>Scan food, not people. Photos of faces, friends or documents don't belong here.</li>
<li>If you add an AI key, make sure that you may use it and know who pays for it. AI providers have terms and age limits of their own, so ask a parent first.</li>
</ul>
<p>If somebody breaks these rules, the people who run this site may close their account.</p>
<h2>What you write is yours</h2>
<p>Your diary, your meals and your own foods belong to you. We use them to show you the app, and for nothing else.</p>
<h2>Leaving</h2>
<p>You can leave at any time. Under <strong>Profile → Security</strong> you can download your data and delete your account. Your diary goes with it, right away and for good.</p>
<h2>Changes</h2>
<p>If these terms change, the new ones stand here. If something important changes, we say so before it does.</p>
<h2>Questions</h2>
<p>Ask whoever runs this site: the teacher, the club or the person who gave you its address.</p>
`.trim();

export const PRIVACY_POLICY = `
<h2>The short version</h2>
<p>We store what you type in so that the app works. Nobody sells it. There are no ads and no trackers. AI gets something only when you press an AI button, and never your name or email address. You can take a copy or delete everything yourself, at any time.</p>
<h2>Who is responsible</h2>
<p>Whoever runs this site: your school, your club or your family. They have the database, and they answer your questions.</p>
<h2>What is stored</h2>
<ul>
<li><strong>Account:</strong> your email address, your first and last name if you give them, and when you joined. Your password is stored only as a one-way hash, so nobody can read it. If you use two-factor authentication: its secret, encrypted, and your backup codes as hashes.</li>
<li><strong>Profile:</strong> what you choose to fill in of age, gender, height, weight, activity, weight goal and calorie goal. You can leave all of it empty.</li>
<li><strong>Preferences:</strong> diet, allergies, likes and dislikes, health conditions if you tick any, and which AI provider you like.</li>
<li><strong>Diary and water:</strong> what you logged, how much, for which meal and when; your glasses of water; your saved meals and starred foods.</li>
<li><strong>Your own foods:</strong> those you typed in or had AI look at. Only you can find them.</li>
<li><strong>Your own recipes:</strong> the ingredients and steps you typed or pasted. Only you can see them.</li>
<li><strong>AI keys:</strong> if you add one, it is stored encrypted. After that nobody is shown more than its last four characters, not even you.</li>
<li><strong>Logged-in devices:</strong> what your browser calls itself, when you logged in and when you were last here, so that you can spot a stranger.</li>
</ul>
<p>Not stored: the photos you scan, and where you are. The app's own log notes which kind of page was asked for and how long it took, not who asked or what you searched for.</p>
<h2>Where it is stored</h2>
<p>In the database of this site, on a computer that the people who run it chose. If they keep backups, those hold the same things for a while longer.</p>
<h2>How long</h2>
<p>As long as you have an account. Delete something and it is gone; delete your account and everything in it is gone. A login ends after 14 days without a visit, and after 60 days at the latest.</p>
<h2>Who can see it</h2>
<ul>
<li><strong>You</strong> see all of it.</li>
<li><strong>Other members</strong> see nothing of yours.</li>
<li><strong>Administrators</strong> of this site see your account and your profile, and can correct them, set a new password or delete the account. They never get to see your diary, your water, your preferences or your keys. Each change they make is noted in a log, with the email address of the account.</li>
<li>Whoever looks after the computer itself can reach its database, as on every website. There your password is a hash and your AI keys are encrypted.</li>
</ul>
<h2>What goes to an AI provider, and when</h2>
<p>Nothing, unless you use AI. Then the provider you chose (Anthropic, OpenAI or Google Gemini) gets what it needs for that one answer:</p>
<ul>
<li><strong>Asking about an unknown food:</strong> the food's name.</li>
<li><strong>Scanning a meal:</strong> the photo, scaled down. What a camera writes into a photo, such as place and time, is removed first.</li>
<li><strong>Asking for suggestions:</strong> the meal, the time of day, an age range such as 14–18, your diet, allergies and tastes, what you ate today and how much of your day's needs that covers. Your health conditions go along only after you accepted the medical disclaimer.</li>
</ul>
<p>Your name, your email address and your exact age, height and weight never go along. What a provider does with a request is in its own privacy policy. Without a key, or if you don't press the button, everything else still works.</p>
<h2>Getting it out, or deleting it</h2>
<p>Under <strong>Profile → Security</strong>:</p>
<ul>
<li><em>Download my data</em> gives you everything in one file, and <em>Download my diary (CSV)</em> a table that opens in a spreadsheet.</li>
<li><em>Delete my account</em> removes your account and everything in it, right away. There is no way back, so take a copy first if you want one.</li>
</ul>
<p>Single things can be changed or removed where you made them. Where the law gives you more rights, such as having something corrected, ask whoever runs this site.</p>
<h2>Parents and schools</h2>
<p>Parents: the app gives you no window into your child's diary. Sitting down and looking at it together works best. You can ask whoever runs this site what is stored and have it deleted. Schools: run the site on a computer of your own, decide who is an administrator, and leave email addresses and names as short as your rules allow.</p>
<h2>Changes</h2>
<p>If this policy changes, the new one stands here. If something important changes, we say so before it does.</p>
<h2>Contact</h2>
<p>Whoever runs this site. If you don't know who that is, ask the person who gave you its address.</p>
`.trim();

export const COOKIE_POLICY = `
<h2>A few cookies</h2>
<p>${PRODUCT_NAME} sets a cookie called <code>bitebright</code> when you log in. It keeps you logged in and holds a random code, nothing about you. It stops working when you log out, after 14 days without a visit (2 hours for administrators), or after 60 days at the latest. Scripts and other sites can't read it.</p>
<p>Another one, called <code>bitebright-device</code>, lets us recognize a browser in which you have logged in before. So if somebody guesses at your password elsewhere, you still get in here. It holds random codes, nothing about you, and stays when you log out, for half a year after you last logged in.</p>
<p>The third, called <code>time-zone</code>, says where your clock is, such as Europe/Berlin. With it the page you open is about your day from the first moment. It goes when you log out.</p>
<p>The fourth, called <code>bitebright-passkey</code>, is set when you open the login page, for five minutes. It holds a random code, so that a login with a passkey works in the browser that asked for it and in no other.</p>
<p>If you sign in with your school or home, cookies whose names begin with <code>bitebright-school</code> remember for ten minutes at most that you went there and who it said you are. They are encrypted, and they go as soon as you are back and logged in.</p>
<p>Just looking at the front page sets no cookie at all.</p>
<h2>Your browser's memory</h2>
<p>Some things are kept in your own browser (its “local storage”) so that pages open the way you left them:</p>
<ul>
<li>light or dark, and metric or US units;</li>
<li>your last food search and up to eight recent ones;</li>
<li>the last photo you scanned, made small, and what came of it;</li>
<li>your last suggestions and the meal you asked for;</li>
<li>that you closed a note which comes only once.</li>
</ul>
<p>All but the first line is removed when you log out, or when somebody else logs in on the same browser.</p>
<h2>What we don't do</h2>
<p>No advertising cookies, no tracking cookies, no cookies from other companies. Fonts and pictures come from this site too, so nobody else learns that you were here.</p>
<h2>Your choice</h2>
<p>You can delete or block all of it in your browser's settings. Without the first cookie you can't log in. Without the memory, only the convenience is gone.</p>
`.trim();
