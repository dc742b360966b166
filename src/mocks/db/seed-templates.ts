import { STARTERS } from "../../domain/email-template/starters";
import { writeHtml, writeSubject } from "../../domain/email-template/write-html";
import { writeText } from "../../domain/email-template/write-text";
import type { TemplateRecord } from "./models";

const DAY = 86_400_000;

/** Of which starter each template was made, under which name, how far it is, and how many days ago it was changed. */
const TEMPLATES = [
  ["convocation", "Convocazione di dicembre", "ready", 2],
  ["thanks", "Grazie dopo la donazione", "ready", 9],
  ["suspension", "Fine della sospensione", "ready", 16],
  ["birthday", "Auguri di compleanno", "draft", 1],
  ["awards", "Cerimonia del 2025", "archived", 320],
] as const;

/** @returns the templates that an association has after a year, as the editor would have saved them */
export const seedTemplates = (now: number): TemplateRecord[] =>
  TEMPLATES.flatMap(([from, name, state, days], index) => {
    const document = STARTERS.find(({ id }) => id === from)?.document;
    if (!document) return [];
    const changed = new Date(now - days * DAY).toISOString();
    return {
      _id: `t${index + 1}`,
      version: 1,
      name,
      state,
      subject: writeSubject(document),
      document: { ...document },
      html: writeHtml(document),
      text: writeText(document),
      created: changed,
      changed,
      author: { _id: "u1", name: "Ada Bonfanti", role: "admin" },
      deleted: false,
    };
  });
