import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Contract {
  "x-features": Record<string, string>;
  paths: Record<string, Record<string, { "x-feature"?: string }>>;
}

/** @returns the source of `src/domain/feature-calls.ts`, from `x-features` and `x-feature` in docs/openapi.yaml */
export function featureCalls(): string {
  const { "x-features": features, paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as Contract;
  const callsOf = (feature: string) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        operation["x-feature"] === feature ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    );
  const entries = Object.entries(features).map(
    ([name, description]) => `/** ${description} */\n${JSON.stringify(name)}: ${JSON.stringify(callsOf(name))},`,
  );
  return `// Generated from docs/openapi.yaml by "npm run docs".
  export const FEATURE_CALLS = {\n${entries.join("\n")}\n} as const satisfies Record<string, readonly string[]>;\n`;
}
