import type { OpenKind } from "../../api/live/presence";
import { joinWithAnd } from "../../domain/language/join-with-and";
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
  return joinWithAnd(rest > 0 ? [...named, `altre ${rest} persone`] : named);
}

export const texts = {
  /** For an open record: who edits it, and who views it. */
  open(kind: OpenKind, others: readonly Other[]): string {
    const editors = others.filter(({ editing }) => editing);
    const viewing = others.filter(({ editing }) => !editing);
    const { thing, opened } = THINGS[kind];
    const have = viewing.length > 1 ? "hanno" : "ha";
    const sentences = [
      editors.length > 0 && `${namesOf(editors)} ${editors.length > 1 ? "stanno" : "sta"} modificando ${thing}.`,
      viewing.length > 0 &&
        `Anche ${namesOf(viewing)} ${editors.length > 0 ? `l’${have} ${opened}` : `${have} aperto ${thing}`}.`,
    ];
    return sentences.filter(Boolean).join(" ");
  },
  /** For a row of a list. */
  inList(kind: OpenKind, others: readonly Other[]): string {
    const editors = others.filter(({ editing }) => editing);
    if (editors.length === 0) return `${kind === "emailTemplate" ? "Aperto" : "Aperta"} da ${namesOf(others)}`;
    return `${namesOf(editors)} ${editors.length > 1 ? "stanno" : "sta"} modificando ${THINGS[kind].thing}`;
  },
};
