import { expect, it } from "vitest";
import { waitSentence } from "./form-failure";

it.each([
  [1, "Aspetta un secondo, poi riprova."],
  [45, "Aspetta 45 secondi, poi riprova."],
  [60, "Aspetta un minuto, poi riprova."],
  [61, "Aspetta 2 minuti, poi riprova."],
  [900, "Aspetta 15 minuti, poi riprova."],
  [3_600, "Aspetta un’ora, poi riprova."],
  [5_000, "Aspetta 2 ore, poi riprova."],
])("%i s: %s", (seconds, sentence) => expect(waitSentence(seconds)).toBe(sentence));
