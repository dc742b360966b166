import { checkAnswer } from "../../api/test-support/check-answer";
import { type Template, templateAnswer, templatesAnswer, versionsAnswer } from "./template";

const template = {
  _id: "t1",
  version: 4,
  name: "Convocazione",
  state: "ready",
  subject: "Ti aspettiamo",
  changed: "2026-11-20T10:00:00Z",
  author: { name: "Eva" },
};
const lastSending = {
  state: "sent",
  date: "2026-11-20T10:00:00Z",
  recipients: 9,
  sent: 9,
  delivered: 8,
  opened: 5,
  clicked: 2,
};
const wholeTemplate = { ...template, document: null, html: "<p>Ciao</p>", text: "Ciao" };
/** Of the document only whether it could be parsed. */
const withoutDocument = (read: Template | null) => read && { ...read, document: read.stored.type, stored: null };

checkAnswer(
  "listEmailTemplates",
  templatesAnswer()(0, 10),
  { templates: [{ ...template, lastSending }], total: 1 },
  { refused: ["templates"], asSent: ({ rows, ...rest }) => ({ templates: rows, ...rest }) },
);

checkAnswer(
  "getEmailTemplate",
  templateAnswer,
  { template: wholeTemplate },
  { refused: ["template"], asSent: (read) => ({ template: withoutDocument(read.template) }) },
);

checkAnswer(
  "listEmailTemplateVersions",
  versionsAnswer,
  { versions: [wholeTemplate] },
  {
    refused: ["versions"],
    asSent: ({ versions, ...rest }) => ({ ...rest, versions: versions.map(withoutDocument) }),
  },
);
