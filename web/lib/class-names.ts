import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
const startsWithDigit = (value: string) => /^\d/.test(value);
/** Matches a size in brackets, such as '[1.3rem]' or '[clamp(…)]'; colors are names. */
const isLength = (value: string) => /^\[(clamp|[\d.-])/.test(value);
const isWidth = (value: string) => startsWithDigit(value) || isLength(value);

const DISPLAYS = ["block", "inline", "inline-block", "flex", "inline-flex", "grid", "inline-grid", "table", "contents", "hidden"];
const POSITIONS = ["static", "fixed", "absolute", "relative", "sticky"];
const LINE_STYLES = ["solid", "dashed", "dotted", "none"];

/** One group per CSS property, with the utilities that this app uses for it. */
const properties = (...prefixes: string[]) => Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: ["", any] }]]));

/**
 * The library's own list covers every Tailwind utility and is larger than the rest of it. This one covers those that the app uses;
 * a test compares both for every utility in the app's sources.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  orderSensitiveModifiers: ["before", "after", "placeholder", "file", "marker", "selection", "*", "**"],
  classGroups: {
    ...properties("p", "px", "py", "pt", "pe", "pb", "ps", "m", "mx", "my", "mt", "me", "mb", "ms"),
    ...properties("w", "h", "size", "min-w", "min-h", "max-w", "max-h", "basis", "aspect", "columns"),
    ...properties("inset", "inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left", "z", "order"),
    ...properties("gap", "gap-x", "gap-y", "grid-cols", "grid-rows", "grid-flow", "auto-cols", "auto-rows"),
    ...properties("items", "justify", "justify-items", "justify-self", "self", "place-content", "place-items", "place-self"),
    ...properties("row-start", "row-end", "col-start", "col-end", "leading", "tracking", "line-clamp", "hyphens", "align"),
    ...properties("rounded", "rounded-t", "rounded-e", "rounded-b", "rounded-s", "rounded-ss", "rounded-se", "rounded-ee", "rounded-es"),
    ...properties("opacity", "cursor", "pointer-events", "select", "resize", "touch", "field-sizing", "appearance", "accent", "caret"),
    ...properties("scroll-mt", "scroll-mb", "scroll-my", "scroll-pt", "scroll-pb", "fill", "translate", "translate-x", "translate-y"),
    ...properties("rotate", "scale", "scale-x", "scale-y", "origin", "delay", "duration", "ease", "animate", "transition", "will-change"),
    ...properties("overflow", "overflow-x", "overflow-y", "overscroll", "overscroll-y", "brightness", "grayscale", "blur", "backdrop-blur"),
    ...properties("underline-offset", "outline-offset", "break-inside", "break-before", "break-after", "whitespace", "list"),
    display: DISPLAYS,
    position: POSITIONS,
    visibility: ["visible", "invisible", "collapse"],
    sr: ["sr-only", "not-sr-only"],
    grow: ["grow", { grow: [startsWithDigit] }],
    shrink: ["shrink", { shrink: [startsWithDigit] }],
    "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    "flex-wrap": [{ flex: ["wrap", "nowrap", "wrap-reverse"] }],
    flex: [{ flex: ["auto", "initial", "none", startsWithDigit] }],
    "row-start-end": [{ row: [any] }],
    "col-start-end": [{ col: [any] }],
    "align-content": [{ content: ["between", "center", "start", "end", "around", "evenly", "normal", "stretch"] }],
    content: [{ content: [any] }],
    "text-align": [{ text: ["left", "center", "right", "start", "end", "justify"] }],
    "text-wrap": [{ text: ["balance", "pretty", "wrap", "nowrap"] }],
    "font-size": [{ text: ["xs", "sm", "base", "lg", "xl", startsWithDigit, isLength] }],
    "text-color": [{ text: [any] }],
    "text-overflow": ["truncate", "text-ellipsis", "text-clip"],
    "text-transform": ["uppercase", "lowercase", "capitalize", "normal-case"],
    "font-style": ["italic", "not-italic"],
    "font-family": [{ font: ["sans", "display", "mono"] }],
    "font-weight": [{ font: [any] }],
    "tabular-figures": ["tabular-nums", "proportional-nums"],
    "text-decoration": ["underline", "line-through", "no-underline"],
    "decoration-width": [{ decoration: [isWidth] }],
    "decoration-color": [{ decoration: [any] }],
    "word-break": [{ break: ["words", "all", "normal", "keep"] }],
    "overflow-wrap": [{ wrap: ["anywhere", "break-word", "normal"] }],
    "object-fit": [{ object: ["cover", "contain", "fill", "none"] }],
    "background-size": [{ bg: ["cover", "contain", { size: [any] }] }],
    "background-image": [{ bg: ["none", (value: string) => /^\[(linear|radial|conic)-gradient|^\[url/.test(value)] }],
    "background-color": [{ bg: [any] }],
    "border-collapse": [{ border: ["collapse", "separate"] }],
    "border-style": [{ border: LINE_STYLES }],
    "border-width": [{ border: ["", isWidth] }],
    ...Object.fromEntries(["x", "y", "t", "e", "b", "s"].map((side) => [`border-${side}`, [{ [`border-${side}`]: ["", isWidth] }]])),
    "border-color": [{ border: [any] }],
    "divide-x": [{ "divide-x": ["", isWidth] }],
    "divide-y": [{ "divide-y": ["", isWidth] }],
    "divide-color": [{ divide: [any] }],
    "outline-style": [{ outline: [...LINE_STYLES, "hidden"] }],
    "outline-width": [{ outline: ["", isWidth] }],
    "outline-color": [{ outline: [any] }],
    "ring-width": [{ ring: ["", isWidth] }],
    "ring-color": [{ ring: [any] }],
    shadow: [{ shadow: [any] }],
    "stroke-width": [{ stroke: [isWidth] }],
    stroke: [{ stroke: [any] }],
    "table-layout": [{ table: ["auto", "fixed"] }],
  },
  conflictingClassGroups: {
    p: ["px", "py", "pt", "pe", "pb", "ps"],
    px: ["pe", "ps"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "me", "mb", "ms"],
    mx: ["me", "ms"],
    my: ["mt", "mb"],
    size: ["w", "h"],
    inset: ["inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left"],
    "inset-x": ["start", "end", "right", "left"],
    "inset-y": ["top", "bottom"],
    gap: ["gap-x", "gap-y"],
    flex: ["basis", "grow", "shrink"],
    "font-size": ["leading"],
    rounded: ["rounded-t", "rounded-e", "rounded-b", "rounded-s", "rounded-ss", "rounded-se", "rounded-ee", "rounded-es"],
    "rounded-t": ["rounded-tl", "rounded-tr"],
    "rounded-e": ["rounded-se", "rounded-ee"],
    "rounded-b": ["rounded-br", "rounded-bl"],
    "rounded-s": ["rounded-ss", "rounded-es"],
    "border-width": ["border-x", "border-y", "border-t", "border-e", "border-b", "border-s"],
    "border-x": ["border-e", "border-s"],
    "border-y": ["border-t", "border-b"],
    translate: ["translate-x", "translate-y"],
    overflow: ["overflow-x", "overflow-y"],
    overscroll: ["overscroll-y"],
    "line-clamp": ["display", "overflow"],
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
}));

/** Joins class names. If two set the same property, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
