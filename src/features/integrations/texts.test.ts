import { expect, it } from "vitest";
import { texts } from "./texts";

const { working, silent, refused } = texts.webhookStates;
const WHEN = "venerdì 20 novembre 2026";

it.each([
  [working(WHEN), "arrivano, l’ultimo venerdì 20 novembre 2026"],
  [working(null), "arrivano"],
  [silent(WHEN), "fermi, l’ultimo venerdì 20 novembre 2026"],
  [silent(null), "non ne arrivano"],
  [refused(null), "rifiutati: la chiave di firma non corrisponde"],
  [texts.webhookUnknown(WHEN), "l’ultimo venerdì 20 novembre 2026"],
  [texts.webhookUnknown(null), "non si sa"],
])("the state of a webhook: %s", (text, expected) => expect(text).toBe(expected));
