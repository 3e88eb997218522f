import { PRODUCT_NAME } from "#core/domain/constants.ts";

/** Built-in legal texts. They say what this software really does; an operator adds their own name and address. */

export const TERMS_OF_SERVICE = `
<h2>The short version</h2>
<p>${PRODUCT_NAME} helps you learn about food. Be kind, keep your password to yourself, and talk to an adult you trust about anything medical.</p>
<h2>Who can use it</h2>
<p>${PRODUCT_NAME} is made for teenagers. If you are under the age at which you can agree to terms where you live, ask a parent or guardian to agree with you.</p>
<h2>What you can expect</h2>
<p>Food figures come from public nutrition tables. They are averages: the apple in your hand may differ a little. Nothing here replaces a doctor, a dietitian or a school nurse.</p>
<h2>What we ask of you</h2>
<ul>
<li>Use your own account, and only your own.</li>
<li>Don't try to break in, overload the site or look at other people's data.</li>
<li>Don't upload pictures of people.</li>
</ul>
<h2>Leaving</h2>
<p>You can stop at any time and ask for your account to be deleted. Your diary goes with it.</p>
`.trim();

export const PRIVACY_POLICY = `
<h2>What is stored</h2>
<p>Your email address, your name if you give one, and what you write into your profile, your diary and your water card. Your password is stored as a one-way hash: nobody can read it, not even the people who run this site.</p>
<h2>Where it is stored</h2>
<p>In the database of whoever runs this ${PRODUCT_NAME} site. It is not sold, and there are no ads and no trackers.</p>
<h2>What goes to an AI provider</h2>
<p>Nothing, unless you use an AI button. Then the name of a food, or the photo you picked, goes to the provider you chose. Your name and email address never do.</p>
<h2>Your rights</h2>
<p>Your data is yours. You can ask for a copy and you can have it deleted.</p>
`.trim();

export const COOKIE_POLICY = `
<h2>One cookie</h2>
<p>${PRODUCT_NAME} sets one cookie when you log in. It keeps you logged in, and it is gone when you log out. It holds a random number and nothing about you.</p>
<h2>Your browser's memory</h2>
<p>Your choice of light or dark is kept in your own browser so that pages open the way you left them.</p>
<h2>What we don't do</h2>
<p>No advertising cookies, no tracking cookies, no cookies from other companies.</p>
`.trim();

export const MEDICAL_DISCLAIMER = `
<p><strong>${PRODUCT_NAME} is for learning, not for medical advice.</strong> If you have a health condition, an allergy or worries about food or your body, talk to a parent, a doctor or a school nurse. In an emergency call your local emergency number.</p>
`.trim();
