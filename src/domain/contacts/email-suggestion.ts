/** Common email domains in Italy. Only these are suggested. */
const PROVIDERS = [
  "gmail.com",
  "libero.it",
  "hotmail.it",
  "hotmail.com",
  "virgilio.it",
  "yahoo.it",
  "yahoo.com",
  "outlook.it",
  "outlook.com",
  "icloud.com",
  "tiscali.it",
  "alice.it",
  "fastwebnet.it",
  "inwind.it",
  "protonmail.com",
];
/** Correct domains that differ by one typo from one of {@link PROVIDERS}. */
const SIMILAR_DOMAINS = ["ymail.com", "mail.com", "email.com", "email.it", "alice.com", "fastweb.it", "libero.eu"];
/** Mistyped endings. */
const ENDINGS: [RegExp, string][] = [
  [/\.(con|cmo|ocm|vom|xom|comm|cpm)$/, ".com"],
  [/\.(ti|itt|iit|ut|ot)$/, ".it"],
];

/**
 * @returns the correct address for one with a typo ("ada@gmail.com" for "ada@gmail.con"); null if there is no suggestion
 */
export function suggestEmail(email: string): string | null {
  const [name = "", typed = "", ...rest] = email.trim().split("@");
  if (!name || !typed || rest.length > 0) return null;
  const domain = typed.toLowerCase();
  if (PROVIDERS.includes(domain) || SIMILAR_DOMAINS.includes(domain)) return null;
  const ended = ENDINGS.reduce((text, [wrong, right]) => text.replace(wrong, right), domain);
  const meant = SIMILAR_DOMAINS.includes(ended)
    ? ended
    : (PROVIDERS.find((provider) => differByOneTypo(ended, provider)) ?? ended);
  return meant === domain ? null : `${name}@${meant}`;
}

/** Whether two texts differ by one inserted, deleted or replaced letter, or by two swapped ones. */
function differByOneTypo(a: string, b: string): boolean {
  if (a === b) return true;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
