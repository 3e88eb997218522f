/** Sets a marker on the page if it ever runs. */
const RUN = "window.hacked=1";

const ELEMENTS = [
  "img",
  "svg",
  "body",
  "video",
  "audio",
  "input",
  "details",
  "marquee",
  "iframe",
  "object",
  "embed",
  "form",
  "select",
  "math",
];
const EVENTS = ["onerror", "onload", "onclick", "onmouseover", "onfocus", "ontoggle", "onanimationstart", "onbegin"];
const SCHEMES = [
  "javascript:",
  "JaVaScRiPt:",
  " javascript:",
  "java\tscript:",
  "java\nscript:",
  "\u0001javascript:",
  "javascript&colon;",
  "&#106;avascript:",
  "&#x6A;avascript:",
  "vbscript:",
  "data:text/html,<script>",
  "data:image/svg+xml,<svg onload=",
];

const handlers = ELEMENTS.flatMap((element) =>
  EVENTS.map((event) => `<${element} src=x ${event}="${RUN}" autofocus tabindex=1 open>${element}</${element}>`),
);
const addresses = SCHEMES.flatMap((scheme) => [
  `<a href="${scheme}${RUN}">x</a>`,
  `<iframe src="${scheme}${RUN}"></iframe>`,
  `<form action="${scheme}${RUN}"><button>x</button></form>`,
]);

const singles = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script\n>${RUN}</script\n>`,
  `<script/x>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<style><img src=x onerror=${RUN}></style>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=${RUN} /></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<xmp><img src=x onerror=${RUN}></xmp>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="width:expression(${RUN})">x</p>`,
  `<div style="animation-name:x" onanimationend="${RUN}">x</div>`,
  `<link rel=stylesheet href="javascript:${RUN}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="data:text/html,<script>${RUN}</script>">`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<isindex action=javascript:${RUN} type=image>`,
  `<img src=\`x\` onerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x onerror\n=\n${RUN}>`,
  `<img """><script>${RUN}</script>">`,
  `<<img src=x onerror=${RUN}//`,
  `<a href="https://x" onclick="${RUN}" rel="opener">x</a>`,
  `<a href='x' target='_blank' ping='javascript:${RUN}'>x</a>`,
  `<form id=x><input name=attributes onfocus=${RUN} autofocus></form>`,
  `<form><button formaction="javascript:${RUN}">x</button></form>`,
  `<table background="javascript:${RUN}"><tr><td>x</td></tr></table>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!-- --!><img src=x onerror=${RUN}>`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${RUN}>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `"><img src=x onerror=${RUN}>`,
  `'-${RUN}-'`,
  `</script><script>${RUN}</script>`,
];

/** Ways to smuggle script into a text that is shown as HTML. */
export const HOSTILE_HTML: readonly string[] = [...handlers, ...addresses, ...singles];
