import {
  type EmailDocument,
  DOCUMENT_VERSION,
  type Block,
  type BlockType,
  type Line,
  type Purpose,
  type Run,
} from "./document";
import { isMergeField, MERGE_FIELDS } from "./merge-fields";
import { newBlock } from "./new-block";

/** The red of associations without their own colour. */
const DEFAULT_BRAND = "#b1172c";

const DEAR: Run = { kind: "bySex", female: "Cara", male: "Caro", unknown: "Cara o caro" };

/**
 * Makes a line from a text with fields in braces, with an optional fallback after a bar. "{dear}" depends on the receiver's sex.
 * @example line("{dear} {firstName}, grazie del {lastDonationDate|tuo gesto}")
 */
const line = (text: string): Line =>
  text.split(/\{([^}]*)\}/).flatMap((part, index): Run[] => {
    if (index % 2 === 0) return part === "" ? [] : [{ kind: "text", text: part }];
    const [name = "", fallback] = part.split("|");
    if (name === "dear") return [DEAR];
    if (!isMergeField(name)) throw new Error(`No field is called ${name}`);
    return [{ kind: "field", field: name, fallback: fallback ?? MERGE_FIELDS[name].fallback }];
  });

type Content = { [Type in BlockType]: { type: Type } & Partial<Extract<Block, { type: Type }>> }[BlockType];

const title = (content: string): Content => ({ type: "heading", line: line(content) });

/** @param paragraphs one that begins with "- " is a list item */
const text = (...paragraphs: readonly string[]): Content & { type: "text" } => ({
  type: "text",
  paragraphs: paragraphs.map((paragraph) =>
    paragraph.startsWith("- ")
      ? { style: "bullet", line: line(paragraph.slice(2)) }
      : { style: "plain", line: line(paragraph) },
  ),
});

const button = (label: string, link: string): Content => ({ type: "button", line: line(label), link });

const columns = (...sides: readonly [heading: string, content: string][]): Content => {
  const [left = [], right = []] = sides.map(([heading, content], index) => {
    const block = newBlock("text", `side-${index + 1}`, DEFAULT_BRAND);
    const bold: Run = { kind: "text", text: heading, bold: true };
    const paragraphs = [
      { style: "plain" as const, line: [bold] },
      { style: "plain" as const, line: line(content) },
    ];
    return block.type === "text" ? [{ ...block, paragraphs }] : [];
  });
  return { type: "columns", left, right };
};

interface MailHead {
  purpose?: Purpose;
  subject: string;
  preheader: string;
}

/** @returns an email with the association's name at the top and the unsubscribe link at the bottom */
function mail({ purpose, subject, preheader }: MailHead, ...contents: readonly Content[]): EmailDocument {
  const all: readonly Content[] = [{ type: "header" }, ...contents, { type: "divider" }, { type: "footer" }];
  const blocks = all.map(
    (content, index) => ({ ...newBlock(content.type, `block-${index + 1}`, DEFAULT_BRAND), ...content }) as Block,
  );
  return {
    version: DOCUMENT_VERSION,
    subject: line(subject),
    preheader: line(preheader),
    brand: DEFAULT_BRAND,
    ...(purpose && { purpose }),
    blocks,
  };
}

/**
 * Returns a starter with the brand colour, the logo and the footer of one of the association's emails.
 * @param own null if the association has no email yet
 */
export function withOwnLook(starter: EmailDocument, own: EmailDocument | null): EmailDocument {
  if (own === null) return starter;
  const blocks = starter.blocks.map((block): Block => {
    if (block.type === "button") return { ...block, colour: own.brand };
    const { id, type, onlyWhoMayDonate } = block;
    const ownBlock =
      type === "header" || type === "footer" ? own.blocks.find((other) => other.type === type) : undefined;
    return ownBlock ? { ...ownBlock, id, onlyWhoMayDonate } : block;
  });
  return { ...starter, brand: own.brand, blocks };
}

interface Starter {
  id: string;
  name: string;
  purpose: string;
  /** @param page the address of the page with the donor's data, which the button opens */
  document: (page: string) => EmailDocument;
}

/** An email with header and footer only. */
export const EMPTY_MAIL: EmailDocument = mail({ subject: "", preheader: "" });

/** The most common emails of associations, ready to be sent. */
export const STARTERS: readonly Starter[] = [
  {
    id: "convocation",
    name: "Convocazione",
    purpose: "Chi può tornare a donare",
    document: (page) =>
      mail(
        {
          purpose: "call",
          subject: "{firstName}, ti aspettiamo per donare",
          preheader: "Bastano un documento e mezz’ora del tuo tempo.",
        },
        title("Ti aspettiamo, {firstName}"),
        text(
          "{dear} {firstName},",
          "ultima donazione: {lastDonationDate|non risulta}. Prossima data utile: {nextDonationDate|da concordare}.",
          "Vieni dopo una colazione leggera, con un documento e la tessera. Per il giorno e l’ora rispondi a questa e-mail o chiamaci.",
        ),
        { type: "donorData", fields: ["bloodGroup", "cardNumber", "donationsNumber"] },
        button("Vedi quando puoi donare", page),
      ),
  },
  {
    id: "thanks",
    name: "Grazie",
    purpose: "Il giorno dopo la donazione",
    document: (page) =>
      mail(
        { purpose: "news", subject: "Grazie, {firstName}", preheader: "La tua donazione è già al lavoro." },
        title("Grazie, {firstName}"),
        text(
          "con la donazione di {lastDonationDate|questi giorni} hai aiutato qualcuno che non conoscerai mai. A nome suo: grazie.",
          "Oggi bevi più del solito ed evita gli sforzi. Se non ti senti bene, chiama il centro trasfusionale.",
          "Potrai tornare: {nextDonationDate}.",
        ),
        button("Vedi le tue donazioni", page),
      ),
  },
  {
    id: "awards",
    name: "Benemerenze",
    purpose: "Invito alla cerimonia",
    document: (page) =>
      mail(
        {
          purpose: "news",
          subject: "Una benemerenza ti aspetta",
          preheader: "Ti aspettiamo alla cerimonia delle benemerenze.",
        },
        title("Una festa anche per te, {firstName}"),
        text(
          "{dear} {firstName},",
          "con {donationsNumber} donazioni hai raggiunto una benemerenza. Vorremmo consegnartela di persona, con chi ti vuole bene.",
          "Facci sapere se ci sarai, e in quanti, rispondendo a questa e-mail.",
        ),
        columns(["Dove", "Il luogo della cerimonia"], ["Quando", "Il giorno e l’ora"]),
        button("Vedi le tue benemerenze", page),
      ),
  },
  {
    id: "birthday",
    name: "Compleanno",
    purpose: "Due righe di auguri",
    document: (page) =>
      mail(
        { purpose: "news", subject: "Tanti auguri, {firstName}", preheader: "Da tutti noi, buon compleanno." },
        title("Tanti auguri, {firstName}"),
        text("oggi festeggiamo te. Buon compleanno da tutto il gruppo di {area|donatori}, e grazie di esserci."),
        button("Vedi quanto hai donato", page),
      ),
  },
  {
    id: "suspension",
    name: "Fine sospensione",
    purpose: "Da oggi si può tornare",
    document: (page) =>
      mail(
        { purpose: "call", subject: "{firstName}, puoi tornare", preheader: "La tua pausa è finita." },
        title("Ci rivediamo, {firstName}"),
        text(
          "{dear} {firstName},",
          "la pausa dalle donazioni è finita: quando vuoi, ti aspettiamo. Scegli il giorno rispondendo a questa e-mail o chiamandoci.",
        ),
        button("Vedi quando puoi donare", page),
      ),
  },
  {
    id: "first-donation",
    name: "Prima donazione",
    purpose: "A chi si è appena iscritto",
    document: (page) =>
      mail(
        {
          purpose: "call",
          subject: "La tua prima donazione, {firstName}",
          preheader: "Che cosa portare, che cosa aspettarsi.",
        },
        title("Sta per cominciare, {firstName}"),
        text(
          "la prima volta si fanno una visita e gli esami: servono un documento, la tessera sanitaria e circa un’ora.",
          "- Una colazione leggera, senza latte.",
          "- Molta acqua, dal giorno prima.",
          "- L’elenco dei farmaci che prendi.",
          "Per il giorno e l’ora rispondi a questa e-mail: ti accompagniamo noi.",
        ),
        button("Controlla i tuoi dati", page),
      ),
  },
];
