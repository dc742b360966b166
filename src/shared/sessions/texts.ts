import { dated } from "../../domain/dated";
import { formatShortDate } from "../../domain/format";

/** What the list of an account's sessions says, the own or another's. */
export const texts = {
  unknown: "Dispositivo non conosciuto",
  current: "questo",
  /** @param day as an ISO day, as `today` */
  opened: (day: string, today: string) =>
    day === today ? "aperta oggi" : `aperta ${dated("il", day, formatShortDate(day))}`,
  close: "Chiudi",
  closing: "Chiudo…",
  closeThis: (device: string) => `Chiudi la sessione di ${device}`,
  closed: (device: string) => `Sessione chiusa: ${device}`,
  failed: (device: string, why: string) => `La sessione di ${device} è ancora aperta: ${why}`,
} as const;
