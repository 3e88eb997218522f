/** FDA and EPA 2021, for children and people who may become pregnant. Fish that they do not list get no advice. */
const CHOICES = {
  avoid: /\b(king mackerel|shark|swordfish|marlin|orange roughy|bigeye tuna|tilefish)\b/i,
  once: /\b(halibut|snapper|carp|mahi mahi|mahi-mahi|grouper|albacore|yellowfin|ahi tuna)\b/i,
  depends: /\b(tuna|mackerel|sea bass|bass)\b/i,
  twice:
    /\b(salmon|sardines?|anchov(y|ies)|herring|trout|cod|haddock|pollock|tilapia|catfish|flounder|sole|whiting|perch|mullet|croaker|whitefish|shrimp|crabs?|clams?|oysters?|scallops?|squid|calamari|light tuna)\b/i,
} as const;
export type MercuryChoice = keyof typeof CHOICES;

const SEA_GROUP = /fish|seafood|shellfish|sushi/i;
const NO_FISH = /\b(cracker|goldfish|sauce|oyster mushroom|imitation|surimi|fish stick|carpaccio|crab ?apple|roe|caviar|broth|bouillon)\b/i;

/** How often FDA and EPA advise eating a fish, judged by its name. */
export function mercuryChoice({ name, group }: { name: string; group: string }): MercuryChoice | undefined {
  if (NO_FISH.test(name) || !SEA_GROUP.test(group)) return undefined;
  if (CHOICES.avoid.test(name)) return "avoid";
  if (/light tuna/i.test(name)) return "twice";
  if (CHOICES.once.test(name)) return "once";
  if (CHOICES.depends.test(name)) return "depends";
  return CHOICES.twice.test(name) ? "twice" : undefined;
}
