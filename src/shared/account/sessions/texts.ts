import { withPreposition } from "../../../domain/dates/with-preposition";
import { formatShortDate } from "../../../domain/format";

/** Texts of the list of sessions. */
export const texts = {
  unknown: "Dispositivo non conosciuto",
  current: "questo",
  /** Both are ISO days. */
  opened: (day: string, today: string) =>
    day === today ? "accesso di oggi" : `accesso ${withPreposition("del", formatShortDate(day))}`,
  closing: "Chiudo…",
  closeThis: (device: string) => `Chiudi l’accesso da ${device}`,
  closed: (device: string) => `Accesso chiuso: ${device}`,
  failed: (device: string, message: string) => `L’accesso da ${device} è ancora aperto: ${message}`,
} as const;
