import { linksOfMail } from "../email/mail-links";
import type { SendingRecord, TemplateRecord } from "./models";

const DAY = 86_400_000;

/** Which template was sent, as what, how many days ago, to which part of the first donors, and after how many places it was stopped. */
const SENDINGS = [
  ["Convocazione di novembre", "call", 14, 0.9, null],
  ["Grazie dopo la donazione", "news", 7, 0.04, null],
  ["Fine della sospensione", "call", 5, 0.08, null],
  ["Invito alla cena sociale", "news", 4, 1, 500],
  ["Cerimonia del 2025", "news", 322, 0.5, null],
] as const;

/** @returns what an association has sent in a year, before the mock begins */
export const seedSendings = (now: number, templates: readonly TemplateRecord[]): SendingRecord[] =>
  SENDINGS.flatMap(([name, purpose, days, share, stopped], index): SendingRecord[] => {
    const template = templates.find((one) => one.name === name);
    if (!template) return [];
    // at half past eight in winter
    const at = Math.floor(now / DAY - days) * DAY + 7.5 * 3_600_000;
    const moment = (after: number) => new Date(at + after).toISOString();
    return [
      {
        ...{ _id: `s${index + 1}`, templateId: template._id, purpose, name, author: template.author },
        ...{ created: moment(-60_000), at: moment(0) },
        state: stopped === null ? "started" : "stopped",
        ended: stopped === null ? null : moment(stopped * 100),
        content: { version: template.version, subject: template.subject, text: template.text },
        ...{ areas: null, secret: null, links: linksOfMail(template.html), share },
      },
    ];
  });
