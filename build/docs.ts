import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import { featureCalls } from "./features.ts";
import { embeddingTables, jsxTypes, withTables } from "./face/face-texts.ts";
import { publicElements } from "./face/public-face.ts";
import { permissionsTable } from "./permissions.ts";

/**
 * Generates the tables of docs/embedding.md and the JSX types from the comments of the elements' types
 * (src/widgets/host/html-element.ts, events.ts), docs/permissions.md from the routes, the abilities and docs/openapi.yaml, and the
 * table of features from docs/openapi.yaml.
 * @returns the contents of the files by path
 */
export async function madeFiles(): Promise<Record<string, string>> {
  const elements = publicElements();
  const guide = "docs/embedding.md";
  const permissions = "docs/permissions.md";
  const jsx = "src/widgets/jsx.ts";
  const calls = "src/domain/feature-calls.ts";
  return {
    [guide]: withTables(readFileSync(guide, "utf8"), embeddingTables(elements)),
    [permissions]: withTables(readFileSync(permissions, "utf8"), { permissions: permissionsTable() }),
    [jsx]: (await format(jsx, jsxTypes(elements), { printWidth: 120 })).code,
    [calls]: (await format(calls, featureCalls(), { printWidth: 120 })).code,
  };
}

if (process.argv[1]?.endsWith("docs.ts"))
  for (const [path, text] of Object.entries(await madeFiles())) writeFileSync(path, text);
