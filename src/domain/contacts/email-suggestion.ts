/** Where people in Italy have their mail; what stands here is offered. */
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
/** As near to one of those as a slip of the finger, and right. */
const OTHERS = ["ymail.com", "mail.com", "email.com", "email.it", "alice.com", "fastweb.it", "libero.eu"];
/** Endings that don't exist, or that nobody means. */
const ENDINGS: [RegExp, string][] = [
  [/\.(con|cmo|ocm|vom|xom|comm|cpm)$/, ".com"],
  [/\.(ti|itt|iit|ut|ot)$/, ".it"],
];

/**
 * @param email an address that may hold a slip of the finger
 * @returns the address that was probably meant ("ada@gmail.con" is "ada@gmail.com"), or null
 */
export function suggestEmail(email: string): string | null {
  const [name = "", typed = "", ...rest] = email.trim().split("@");
  if (!name || !typed || rest.length > 0) return null;
  const domain = typed.toLowerCase();
  if (PROVIDERS.includes(domain) || OTHERS.includes(domain)) return null;
  const ended = ENDINGS.reduce((text, [wrong, right]) => text.replace(wrong, right), domain);
  const meant = OTHERS.includes(ended) ? ended : (PROVIDERS.find((known) => isOneSlip(ended, known)) ?? ended);
  return meant === domain ? null : `${name}@${meant}`;
}

/** Whether one letter more, less or other, or two that changed places, makes one text of the other. */
function isOneSlip(a: string, b: string): boolean {
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
