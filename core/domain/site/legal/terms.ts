import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { LEGAL_DATE, LEGAL_PLACEHOLDERS } from "./legal-version.ts";

/** The built-in text. It describes what this software really does. */
export const TERMS_OF_SERVICE = `
<p>Version of ${LEGAL_DATE}.</p>
<h2>The short version</h2>
<p>${PRODUCT_NAME} helps you learn about food. It is free of ads, it is not a doctor, and what you write here stays yours. Be kind, keep your password to yourself, and talk to an adult you trust about anything medical.</p>
<h2>Who runs this site</h2>
<p>${PRODUCT_NAME} is software that a school, a club or a family can run for itself. “We” means whoever runs the site you are looking at: ${LEGAL_PLACEHOLDERS.operator}. They are the ones to ask: ${LEGAL_PLACEHOLDERS.contact}.</p>
<h2>Who can use it</h2>
<p>${PRODUCT_NAME} is made for teenagers. If you are too young to agree to terms like these where you live, read them with a parent or guardian and let them agree for you. In the United States, children under 13 need a parent's consent, and a site can be set up so that it waits for it. If you use it at school, your school's rules count too.</p>
<h2>Your account</h2>
<ul>
<li>Use an email address that is yours, and one account for yourself.</li>
<li>Pick a password that you use nowhere else, or use a passkey. Two-factor authentication, under Profile → Security, makes your account much harder to break into.</li>
<li>On a computer that others use too, log out when you are done.</li>
<li>If you think somebody else got in, look at “What happened on my account” under Profile → Security and change your password. That logs out every other device.</li>
</ul>
<h2>What you can expect</h2>
<ul>
<li>Most food figures come from the public tables of the U.S. Department of Agriculture. They are averages: the apple in your hand may differ a little.</li>
<li>Figures of packages that you scan come from Open Food Facts, where volunteers type in labels (license: ODbL). They may be old, incomplete or wrong. The label in your hand counts.</li>
<li>Where AI made an estimate, it says so. AI can be wrong, sometimes badly. Treat it as a first guess.</li>
<li>The allergen notes go by a food's name, its usual recipe or its package. <strong>If you have an allergy, always read the label or ask who cooked.</strong></li>
<li>Calorie and nutrient goals are rules of thumb for healthy people. They are not a diet plan.</li>
<li>We try to keep the site running, but we can't promise that it always is.</li>
</ul>
<h2>Not medical advice</h2>
<p>Nothing here replaces a doctor, a dietitian or a school nurse. Don't start a diet, change a medicine or wait with a doctor's visit because of something you read here. If food or your body worry you, please tell someone you trust. You don't have to sort it out alone.</p>
<h2>What we ask of you</h2>
<ul>
<li>Don't try to break in, overload the site or look at other people's data.</li>
<li>Scan food, not people. Photos of faces, friends or documents don't belong here.</li>
<li>AI providers have terms and age limits of their own. They count whether you use this site's key or add one yourself, so ask a parent first. If you add a key, make sure that you may use it and know who pays for it.</li>
</ul>
<p>If somebody breaks these rules, the people who run this site may close their account.</p>
<h2>What you write is yours</h2>
<p>Your diary, your meals, your recipes and your own foods belong to you. We use them to show you the app, and for nothing else.</p>
<h2>Leaving</h2>
<p>You can leave at any time. Under <strong>Profile → Security</strong> you can download your data and delete your account. Everything in it goes too, for good. Only backups that were made before hold it for a while.</p>
<h2>Changes</h2>
<p>If these terms change, the new ones stand here with a new date. If something important changes, the app shows you one line about it, once.</p>
<h2>Questions</h2>
<p>Ask whoever runs this site: ${LEGAL_PLACEHOLDERS.contact}.</p>
`.trim();
