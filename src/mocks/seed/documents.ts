import { fileTypeOf } from "../../domain/documents/file-types";
import type { Db } from "../db/db";
import type { DocumentFolderRecord, DocumentRecord } from "../db/models";
import { lazily } from "../../domain/async/lazily";
import seeds from "./documents.json" with { type: "json" };
import { makeContent, type SeedContent } from "./files";

const DAY = 86_400_000;
const ADA = { _id: "u1", name: "Ada Bonfanti", role: "admin" };
const RITA = { _id: null, name: "Rita Biancardi" };

interface Seed extends Partial<Pick<DocumentRecord, "roles" | "areas" | "donorId">> {
  name: string;
  folder?: string;
  /** The age of each version in days, oldest first. */
  days: readonly number[];
  content: SeedContent;
  /** How many days ago it was moved to the bin. */
  binned?: number;
}

const SEEDS = seeds.documents as Seed[];

/** The bytes of each document, made at the first read: the picture alone takes as long as the data of a small mock. */
const contents = SEEDS.map(({ content }) => lazily(() => makeContent(content)));

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
  seeds.folders.map((folder) => ({ ...folder, version: 1, parent: null, author: ADA, deleted: false }));
