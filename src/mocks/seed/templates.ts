import type { EmailDocument } from "../../domain/email-template/document";
import { toLine } from "../../domain/email-template/lines";
import { newBlock } from "../../domain/email-template/new-block";
import { STARTERS } from "../../domain/email-template/starters";
import { writeHtml, writeSubject } from "../../domain/email-template/write/write-html";
import { writeText } from "../../domain/email-template/write/write-text";
import { linksOfMail } from "../email/mail-links";
import seeds from "./templates.json" with { type: "json" };
import type { Db } from "../db/db";
import type { SendingRecord, TemplateRecord } from "../db/models";

const DAY = 86_400_000;

/** The template with links, for which the demo shows clicks. */
const WITH_BUTTONS = "Convocazione di novembre";

/** Adds buttons before the divider and the footer. */
function withButtons(document: EmailDocument): EmailDocument {
  const buttons = seeds.buttons.map(({ label, link }, at) => ({
    ...newBlock("button", `button-${at + 1}`, document.brand),
    line: toLine(label),
    link,
  }));
  const blocks = document.blocks.toSpliced(-2, 0, ...(buttons as EmailDocument["blocks"]));
  return { ...document, blocks };
}

/** Seeds templates and sendings, which only their part and the record of a donor read. */
export function seedMails({ records, created }: Db): void {
  const templates = seedTemplates(created);
  records.seed("template", templates);
  records.seed("sending", seedSendings(created, templates));
}

/** @returns the seeded templates, as the editor saves them */
function seedTemplates(now: number): TemplateRecord[] {
  const templates: TemplateRecord[] = [];
  seeds.templates.forEach(({ starter: from, name, state, days }, index) => {
    const starter = STARTERS.find(({ id }) => id === from)?.document("https://gds.example/area-donatori");
    if (!starter) return;
    const document = name === WITH_BUTTONS ? withButtons(starter) : starter;
    const changed = new Date(now - days * DAY).toISOString();
    templates.push({
      _id: `t${index + 1}`,
      version: 1,
      name,
      state: state as TemplateRecord["state"],
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
  });
  return templates;
}

/** @returns the seeded sendings; `share` of the first donors got one, `stopped`: after how many mails */
const seedSendings = (now: number, templates: readonly TemplateRecord[]): SendingRecord[] =>
  seeds.sendings.flatMap(({ name, purpose, days, share, stopped }, index): SendingRecord[] => {
    const template = templates.find((candidate) => candidate.name === name);
    if (!template) return [];
    // at 7.30 UTC: 8.30 in winter
    const at = Math.floor(now / DAY - days) * DAY + 7.5 * 3_600_000;
    const moment = (after: number) => new Date(at + after).toISOString();
    return [
      {
        _id: `s${index + 1}`,
        templateId: template._id,
        purpose: purpose as SendingRecord["purpose"],
        name,
        author: template.author,
        created: moment(0),
        at: moment(0),
        state: stopped === null ? "started" : "stopped",
        ended: stopped === null ? null : moment(stopped * 100),
        content: { version: template.version, subject: template.subject, text: template.text },
        areas: null,
        secret: null,
        links: linksOfMail(template.html),
        share,
      },
    ];
  });
