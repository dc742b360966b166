import type { OpenKind } from "../../api/live/presence";
import { listed } from "../../domain/language/listed";
import type { Other } from "./use-others";

const THINGS: Record<OpenKind, { thing: string; opened: string }> = {
  donor: { thing: "questa scheda", opened: "aperta" },
  user: { thing: "questa scheda", opened: "aperta" },
  emailTemplate: { thing: "questo modello", opened: "aperto" },
};
/** How many names a sentence has; the others are counted. */
const NAMED = 3;

/** @returns "Anna Verdi, Ugo Neri e altre 2 persone" */
function namesOf(others: readonly Other[]): string {
  const named = others.slice(0, others.length > NAMED ? NAMED - 1 : NAMED).map(({ name }) => name);
  const rest = others.length - named.length;
  return listed(rest > 0 ? [...named, `altre ${rest} persone`] : named);
}

export const texts = {
  /** For an open record: who edits it, and who looks at it. */
  open(kind: OpenKind, others: readonly Other[]): string {
    const writing = others.filter(({ editing }) => editing);
    const looking = others.filter(({ editing }) => !editing);
    const { thing, opened } = THINGS[kind];
    const have = looking.length > 1 ? "hanno" : "ha";
    const sentences = [
      writing.length > 0 && `${namesOf(writing)} ${writing.length > 1 ? "stanno" : "sta"} modificando ${thing}.`,
      looking.length > 0 &&
        `Anche ${namesOf(looking)} ${writing.length > 0 ? `l’${have} ${opened}` : `${have} aperto ${thing}`}.`,
    ];
    return sentences.filter(Boolean).join(" ");
  },
  /** For a row of a list. */
  inList(kind: OpenKind, others: readonly Other[]): string {
    const writing = others.filter(({ editing }) => editing);
    if (writing.length === 0) return `${kind === "emailTemplate" ? "Aperto" : "Aperta"} da ${namesOf(others)}`;
    return `${namesOf(writing)} ${writing.length > 1 ? "stanno" : "sta"} modificando ${THINGS[kind].thing}`;
  },
};
