import { csvHead, csvLine } from "../../../../domain/export/csv";
import { createParts } from "./parts";
import type { MakeWriter } from "./file-writer";

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
