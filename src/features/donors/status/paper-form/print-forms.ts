import { CONSENTS } from "../../../../domain/donor/consents";
import { originTexts } from "../../../../domain/export/origin-texts";
import { DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import { fieldText, IN_FULL } from "../../../../domain/fields/field-text";
import { formatFullDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import type { ConsentSettings } from "../../../../domain/settings/consent-settings";
import { paragraphsOf } from "../../../../domain/settings/text-settings";
import { printPage } from "../../../../ui/browser/print-page";

const texts = {
  association: "Gruppo Donatori di Sangue",
  title: "Modulo di iscrizione",
  fileName: "Moduli di iscrizione",
  fillIn: "Completa a penna ciò che manca e correggi ciò che non va.",
  person: "Dati della persona",
  consents: "Consensi",
  required: "necessario per donare",
  optional: "facoltativo",
  version: (version: string, date: string) => `testo di ${date}, versione ${version}`,
  yes: "Do il consenso",
  no: "Non do il consenso",
  day: "Data",
  signature: "Firma",
} as const;

/** Styles of the form: at most two pages, and a new page for each donor. */
const SHEET = `
  @page { size: A4; margin: 14mm 16mm; }
  body { margin: 0; background: white; color: black; font: 10pt/1.4 system-ui, sans-serif; }
  article + article { break-before: page; }
  h1 { margin: 0; font-size: 15pt; }
  h2 { margin: 5mm 0 2mm; font-size: 11.5pt; border-bottom: 0.3mm solid black; }
  h3 { margin: 0; font-size: 10pt; }
  p { margin: 0.8mm 0; }
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: 1.4mm 8mm; margin: 0; }
  dl div { display: grid; grid-template-columns: 34mm 1fr; gap: 2mm; align-items: end; }
  dl .wide { grid-column: 1 / -1; }
  dt { color: #444; }
  dd { margin: 0; min-height: 5mm; border-bottom: 0.2mm solid #777; overflow-wrap: anywhere; }
  section.consent { break-inside: avoid; margin: 3mm 0; font-size: 9pt; }
  .boxes { font-size: 10pt; margin-top: 1.4mm; }
  .boxes span { margin-right: 10mm; }
  .boxes i { display: inline-block; width: 3.6mm; height: 3.6mm; margin-right: 2mm; border: 0.3mm solid black; vertical-align: -0.5mm; }
  .version { color: #444; font-size: 8.5pt; font-weight: normal; }
  footer { break-inside: avoid; display: grid; grid-template-columns: 60mm 1fr; gap: 10mm; margin-top: 12mm; }
  footer p { padding-top: 1mm; border-top: 0.2mm solid black; font-size: 9pt; }
`;

/** In the order of the form. */
const PRINTED_FIELDS = [
  "lastName",
  "firstName",
  "gender",
  "birthday",
  "birthplace",
  "fiscalCode",
  "street",
  "cap",
  "city",
  "province",
  "mobile",
  "phoneHome",
  "email",
  "area",
] as const;

/** Fields that take the full width, because they would break within a word. */
const WIDE: ReadonlySet<string> = new Set(["email"]);

/** A donor's known data: the form has an empty line for the others. */
export type PrintedDonor = Partial<Record<(typeof PRINTED_FIELDS)[number], unknown>> & {
  firstName?: string;
  lastName?: string;
};

interface FormParts {
  consents: ConsentSettings;
  author: string;
}

/**
 * Prints the registration form for each donor: known data, the texts of the consents with their version, day and signature.
 * @param place parent of the frame that is printed
 * @param options `today`: ISO day in Italy; `consents`: the texts in force; `author`: the user's name
 */
export const printForms = (
  place: Element,
  donors: readonly PrintedDonor[],
  { today, ...form }: FormParts & { today: string },
): void =>
  printPage(place, {
    title: texts.title,
    fileName: `${texts.fileName} ${today}`,
    css: SHEET,
    content: (page) => donors.map((donor) => formOf(page, donor, form)),
  });

type Content = string | Node | readonly (string | Node)[];

function formOf(page: Document, donor: PrintedDonor, { consents, author }: FormParts): HTMLElement {
  const make = (tag: string, content: Content, className = ""): HTMLElement => {
    const element = page.createElement(tag);
    if (className) element.className = className;
    element.append(...[content].flat());
    return element;
  };
  const box = (label: string) => make("span", [make("i", ""), label]);
  return make("article", [
    make("p", texts.association),
    make("h1", registryName(donor) ? `${texts.title}: ${registryName(donor)}` : texts.title),
    make("p", `${originTexts.printed(new Date(), author)} ${texts.fillIn}`, "version"),
    make("h2", texts.person),
    make(
      "dl",
      PRINTED_FIELDS.map((name) =>
        make(
          "div",
          [make("dt", DONOR_FIELDS[name].label), make("dd", textOf(name, donor))],
          WIDE.has(name) ? "wide" : "",
        ),
      ),
    ),
    make("h2", texts.consents),
    ...CONSENTS.map(({ code, label, required }) => {
      const { version, date, text } = consents[code];
      return make(
        "section",
        [
          make("h3", [
            `${label} (${required ? texts.required : texts.optional}) `,
            make("span", texts.version(version, formatFullDate(date)), "version"),
          ]),
          ...paragraphsOf(text).map((paragraph) => make("p", paragraph)),
          make("p", [box(texts.yes), box(texts.no)], "boxes"),
        ],
        "consent",
      );
    }),
    make("footer", [make("p", texts.day), make("p", texts.signature)]),
  ]);
}

function textOf(name: (typeof PRINTED_FIELDS)[number], donor: PrintedDonor): string {
  const value = donor[name];
  return fieldText(DONOR_FIELDS[name], typeof value === "string" ? value : null, IN_FULL);
}
