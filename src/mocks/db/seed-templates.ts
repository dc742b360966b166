import type { EmailDocument } from "../../domain/email-template/document";
import { words } from "../../domain/email-template/lines";
import { newBlock } from "../../domain/email-template/new-block";
import { STARTERS } from "../../domain/email-template/starters";
import { writeHtml, writeSubject } from "../../domain/email-template/write/write-html";
import { writeText } from "../../domain/email-template/write/write-text";
import type { TemplateRecord } from "./models";

const DAY = 86_400_000;

/** Of which starter each template was made, under which name, how far it is, and how many days ago it was changed. */
const TEMPLATES = [
  ["convocation", "Convocazione di dicembre", "ready", 2],
  ["thanks", "Grazie dopo la donazione", "ready", 9],
  ["suspension", "Fine della sospensione", "ready", 16],
  ["birthday", "Auguri di compleanno", "draft", 1],
  ["awards", "Cerimonia del 2025", "archived", 322],
  ["convocation", "Convocazione di novembre", "ready", 15],
  ["awards", "Invito alla cena sociale", "ready", 4],
] as const;

/** The one that the demo has figures of. */
const SENT = "Convocazione di novembre";
const BUTTONS = [
  ["Scegli il giorno", "https://gds.example/prenota"],
  ["Dove siamo", "https://gds.example/sedi"],
  ["Domande frequenti", "https://gds.example/domande"],
] as const;

/** The buttons stand before the divider and the footer. */
function withButtons(document: EmailDocument): EmailDocument {
  const buttons = BUTTONS.map(([label, link], at) => ({
    ...newBlock("button", `button-${at + 1}`, document.brand),
    ...{ line: words(label), link },
  }));
  const blocks = document.blocks.toSpliced(-2, 0, ...(buttons as EmailDocument["blocks"]));
  return { ...document, blocks };
}

/**
 * May be interrupted before each of them: what is sent of one is written as a mail.
 * @returns the templates that an association has after a year, as the editor would have saved them
 */
export function* seedTemplates(now: number): Generator<void, TemplateRecord[]> {
  const templates: TemplateRecord[] = [];
  for (const [index, [from, name, state, days]] of TEMPLATES.entries()) {
    yield;
    const starter = STARTERS.find(({ id }) => id === from)?.document("https://gds.example/area-donatori");
    if (!starter) continue;
    const document = name === SENT ? withButtons(starter) : starter;
    const changed = new Date(now - days * DAY).toISOString();
    templates.push({
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
      autosaved: false,
    });
  }
  return templates;
}
