import { fileTypeOf } from "../../domain/documents/file-types";
import type { Db } from "../db/db";
import type { DocumentFolderRecord, DocumentRecord } from "../db/models";
import { lazily } from "../../domain/async/lazily";
import { makeContent, type SeedContent } from "./seed-files";

const DAY = 86_400_000;
const ADA = { _id: "u1", name: "Ada Bonfanti", role: "admin" };
const RITA = { _id: null, name: "Rita Biancardi" };

type Visibility = Partial<Pick<DocumentRecord, "roles" | "areas" | "donorId">>;
interface Seed extends Visibility {
  name: string;
  folder?: string;
  /** The age of each version in days, oldest first. */
  days: readonly number[];
  content: SeedContent;
  /** How many days ago it was moved to the bin. */
  binned?: number;
}

const ALL: Visibility = { roles: ["director", "manager", "donor"] };
const STAFF: Visibility = { roles: ["director", "manager"] };

const sheet = (...lines: string[]): SeedContent => ({ make: "pdf", title: "", pages: [lines] });
const titled = (name: string, content: SeedContent): SeedContent =>
  content.make === "pdf" ? { ...content, title: name.replace(/\.pdf$/, "") } : content;

const FORM = [
  "Cognome e nome ...",
  "Data e luogo di nascita ...",
  "Codice fiscale ...",
  "Via, CAP, città ...",
  "Cellulare ...",
  "E-mail ...",
];

const FOLDERS = [
  { _id: "dir1", name: "Modulistica" },
  { _id: "dir2", name: "Verbali" },
  { _id: "dir3", name: "Convenzioni" },
];

const minutes = (number: number): Seed => {
  const year = 2026 - Math.floor((number - 1) / 4);
  const month = ["ottobre", "giugno", "aprile", "gennaio"][(number - 1) % 4] ?? "gennaio";
  return {
    name: `Verbale del consiglio, ${month} ${year}.pdf`,
    folder: "dir2",
    days: [number * 88],
    content: sheet("Sono presenti: ...", "Ordine del giorno: ...", "Il consiglio delibera all’unanimità."),
  };
};

const SEEDS: readonly Seed[] = [
  {
    name: "Modulo di iscrizione 2026.pdf",
    days: [675, 316, 8],
    ...ALL,
    content: {
      make: "pdf",
      title: "",
      pages: [
        [
          "Da compilare in stampatello e consegnare alla sede della propria zona,",
          "con una copia della tessera sanitaria.",
          ...FORM,
          "Chiedo di iscrivermi al Gruppo Donatori di Sangue.",
          "Data e firma ...",
        ],
        ["Informativa sulla privacy", "I dati servono a chiamarti per donare e a nient’altro.", "Data e firma ..."],
      ],
    },
  },
  {
    name: "Questionario prima della donazione.pdf",
    days: [17],
    ...ALL,
    content: sheet("Ti senti bene oggi? ...", "Hai preso medicine negli ultimi 15 giorni? ...", "Data e firma ..."),
  },
  {
    name: "Convenzione Centro Trasfusionale.pdf",
    days: [44],
    content: sheet("Tra il Gruppo Donatori di Sangue e il Centro Trasfusionale", "si conviene quanto segue. ..."),
  },
  {
    name: "Turni autoemoteca, inverno.xlsx",
    days: [61, 12],
    roles: ["manager"],
    areas: ["Bergamo"],
    content: {
      make: "xlsx",
      rows: [
        ["Giorno", "Luogo"],
        ["6 Dic 2026", "Piazza Matteotti"],
        ["13 Dic 2026", "Borgo Palazzo"],
      ],
    },
  },
  { name: "Locandina colazione del donatore.png", days: [23], ...STAFF, content: { make: "png" } },
  {
    name: "Attestato di donazione.pdf",
    days: [30],
    roles: ["manager"],
    donorId: "d1",
    content: sheet("Si attesta che la persona ha donato il sangue", "presso il Centro Trasfusionale di Bergamo."),
  },
  { name: "Modulo di sospensione.pdf", folder: "dir1", days: [120], ...ALL, content: sheet(...FORM) },
  { name: "Modulo cambio di residenza.pdf", folder: "dir1", days: [140], ...ALL, content: sheet(...FORM) },
  { name: "Delega per il ritiro degli esiti.pdf", folder: "dir1", days: [200], ...ALL, content: sheet(...FORM) },
  {
    name: "Come prepararsi alla donazione.txt",
    folder: "dir1",
    days: [90],
    ...ALL,
    content: {
      make: "text",
      text: "Bevi due bicchieri d’acqua.\nFai una colazione leggera, senza latte.\nPorta un documento.\n",
    },
  },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(minutes),
  { name: "Convenzione ospedale.pdf", folder: "dir3", days: [300], content: sheet("Si conviene quanto segue. ...") },
  { name: "Convenzione palestra.pdf", folder: "dir3", days: [210], content: sheet("Si conviene quanto segue. ...") },
  { name: "Locandina vecchia.png", days: [400], binned: 3, ...STAFF, content: { make: "png" } },
  { name: "Elenco provvisorio.txt", days: [50], binned: 20, content: { make: "text", text: "Da rifare.\n" } },
];

/** The bytes of each document, made at the first read: the picture alone takes as long as the data of a small mock. */
const contents = SEEDS.map(({ name, content }) => lazily(() => makeContent(titled(name, content))));

/** @returns the seeded documents by id, without later changes */
export function seededDocuments(db: Db): Map<string, DocumentRecord> {
  const ago = (days: number) => new Date((db.anchor - days) * DAY + 34_200_000).toISOString();
  const made = SEEDS.map((seed, i): DocumentRecord => {
    const { name, folder = null, days, roles = [], areas = [], donorId = null, binned } = seed;
    const size = contents[i]?.().length ?? 0;
    const type = fileTypeOf(name)?.type ?? "";
    const file = { name, type, size, key: `seed:${i}` };
    const by = (version: number) => (version === 0 && days.length > 2 ? RITA : ADA);
    const files = days.map((day, number) => ({ ...file, number: number + 1, at: ago(day), by: by(number) }));
    const changedAt = ago(binned ?? days.at(-1) ?? 0);
    return {
      _id: `doc${i + 1}`,
      version: days.length,
      name,
      folder,
      roles,
      areas,
      donorId,
      files,
      createdAt: ago(days[0] ?? 0),
      changedAt,
      changedBy: ADA,
      gone: false,
      deletedAt: binned === undefined ? null : changedAt,
      deleted: binned !== undefined,
    };
  });
  return new Map(made.map((document) => [document._id, document]));
}

/** @returns the bytes of a seeded document by the key of a file; undefined for other keys */
export function seededContent(key: string): Uint8Array<ArrayBuffer> | undefined {
  return contents[Number(/^seed:(\d+)$/.exec(key)?.[1] ?? NaN)]?.();
}

export const seededFolders = (): DocumentFolderRecord[] =>
  FOLDERS.map((folder) => ({ ...folder, version: 1, parent: null, author: ADA, deleted: false }));
