import { build } from "esbuild";
import { resolve } from "node:path";
import type { Page } from "playwright";

declare global {
  var peerRows: () => Promise<{ seconds: number; rows: number; columns: number; longest: number }>;
}

/** The package's modules in the order of its steps: read, first row as headings, match, normalise, check. */
const FLOW = `
  import * as XLSX from "xlsx-ugnis";
  import { mapWorkbook } from "react-spreadsheet-import/dist/utils/mapWorkbook.js";
  import { getMatchedColumns } from "react-spreadsheet-import/dist/steps/MatchColumnsStep/utils/getMatchedColumns.js";
  import { normalizeTableData } from "react-spreadsheet-import/dist/steps/MatchColumnsStep/utils/normalizeTableData.js";
  import { addErrorsAndRunHooks } from "react-spreadsheet-import/dist/steps/ValidationStep/utils/dataMutations.js";

  const required = [{ rule: "required", errorMessage: "Manca" }];
  const fields = importHeadings.map((key) => ({ key, label: key, fieldType: { type: "input" },
    validations: ["Cognome", "Nome", "Zona"].includes(key) ? required : key === "Codice fiscale" ? [{ rule: "unique", allowEmpty: true }] : [] }));

  globalThis.peerRows = async () => {
    const begin = performance.now();
    const bytes = await importFile().arrayBuffer();
    const from = performance.now();
    const workbook = XLSX.read(bytes, { cellDates: true, dateNF: "yyyy-mm-dd", raw: true, dense: true, codepage: 65001 });
    // a single call, so one task
    const longest = performance.now() - from;
    const [headings, ...rows] = mapWorkbook(workbook);
    const columns = [...headings].map((header, index) => ({ type: 0, index, header: header ?? "" }));
    const matched = getMatchedColumns(columns, fields, rows, 2, false);
    const values = await addErrorsAndRunHooks(normalizeTableData(matched, rows, fields), fields);
    const found = matched.filter((column) => "value" in column).length;
    return { seconds: (performance.now() - begin) / 1000, rows: values.length, columns: found, longest };
  };
`;

/**
 * Adds `peerRows` to a page, which reads its file as react-spreadsheet-import does.
 * @param folder where react-spreadsheet-import is installed (135 MB)
 */
export async function addPeer(page: Page, folder: string): Promise<void> {
  const { outputFiles = [] } = await build({
    stdin: { contents: FLOW, resolveDir: folder },
    bundle: true,
    // use our React
    nodePaths: [resolve("node_modules")],
    // a dependency that its package.json doesn't list
    alias: { "@chakra-ui/popper": resolve(folder, "node_modules/@chakra-ui/react") },
    format: "iife",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  await page.waitForFunction("globalThis.peerRows");
}
