import { createParts } from "./parts";
import type { MakeWriter } from "./file-writer";

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
