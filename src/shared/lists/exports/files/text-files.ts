import { csvHead, csvLine } from "../../../../domain/export/csv";
import type { MakeWriter } from "./file-writer";

/** Characters or bytes that are collected before they move to a blob, which needs less memory. */
const FLUSH_SIZE = 4_000_000;

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
      if (size > FLUSH_SIZE) flush();
    },
    finish(type: string): Blob {
      flush();
      return whole.slice(0, whole.size, type);
    },
  };
}

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

/** Records with the API's field names and values. */
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
