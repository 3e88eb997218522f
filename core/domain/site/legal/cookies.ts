import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { LEGAL_DATE } from "./legal-version.ts";

/** The built-in text. */
export const COOKIE_POLICY = `
<p>Version of ${LEGAL_DATE}.</p>
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
<p>So that the app also works without a connection, two more places in your browser are used:</p>
<ul>
<li>a small database (“IndexedDB”) with your diary, your water and your questions of the last days, and with changes that could not be sent yet;</li>
<li>a store of the app's own files (a “service worker cache”), which holds nothing about you.</li>
</ul>
<p>Light or dark, your units and the app's own files stay. All the rest is removed when you log out, or when somebody else logs in on the same browser.</p>
<h2>What we don't do</h2>
<p>No advertising cookies, no tracking cookies, no cookies from other companies. Fonts and pictures come from this site too, so nobody else learns that you were here.</p>
<h2>Your choice</h2>
<p>You can delete or block all of it in your browser's settings. Without the first cookie you can't log in. Without the memory, only the convenience is gone.</p>
`.trim();
