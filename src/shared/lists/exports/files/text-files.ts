import { csvHead, csvLine } from "../../../../domain/export/csv";
import type { MakeWriter } from "./file-writer";

/** How much is gathered before it goes into the blob: what a blob holds needs not stay in the page's memory. */
const GATHERED = 4_000_000;

/** Gathers a file's parts, texts or bytes, into one blob. */
export function createParts() {
  let whole = new Blob([]);
  let parts: BlobPart[] = [];
  let size = 0;
  const flush = () => {
    whole = new Blob([whole, ...parts]);
    parts = [];
    size = 0;
  };
  return {
    add(part: string | Uint8Array<ArrayBuffer>) {
      parts.push(part);
      size += part.length;
      if (size > GATHERED) flush();
    },
    finish(type: string): Blob {
      flush();
      return whole.slice(0, whole.size, type);
    },
  };
}

/** How a CSV calls itself. */
const CSV_TYPE = "text/csv;charset=utf-8";

export const csvFile: MakeWriter = ({ fields, slices }) => {
  const parts = createParts();
  parts.add(csvHead(fields));
  return {
    async add(rows) {
      let text = "";
      for (const row of rows) {
        text += csvLine(fields, row);
        if (slices.due()) await slices.pause();
      }
      parts.add(text);
    },
    finish: async () => parts.finish(CSV_TYPE),
  };
};

/** A list of records with the fields' own names, and their values as the API has them: for programs. */
export const jsonFile: MakeWriter = ({ fields, slices }) => {
  const parts = createParts();
  const names = fields.map(({ name }) => name);
  let before = "[\n";
  return {
    async add(rows) {
      let text = "";
      for (const row of rows) {
        text += before + JSON.stringify(Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])));
        before = ",\n";
        if (slices.due()) await slices.pause();
      }
      parts.add(text);
    },
    async finish() {
      parts.add(before === "[\n" ? "[]\n" : "\n]\n");
      return parts.finish("application/json");
    },
  };
};
