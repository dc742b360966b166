import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Contract {
  "x-features": Record<string, string>;
  paths: Record<string, Record<string, { "x-feature"?: string }>>;
}

/**
 * @returns the source of `src/domain/feature-calls.ts`, from `x-features` and `x-feature` in docs/openapi.yaml
 * @throws Error if a call has a feature that `x-features` doesn't list
 */
export function featureCalls(): string {
  const { "x-features": features, paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as Contract;
  const calls = new Map(Object.keys(features).map((name) => [name, [] as string[]]));
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { "x-feature": feature }] of Object.entries(operations)) {
      if (feature === undefined) continue;
      const listed = calls.get(feature);
      const call = `${method.toUpperCase()} ${path}`;
      if (!listed)
        throw new Error(`docs/openapi.yaml: ${call} has the feature ${feature}, which x-features doesn't list`);
      listed.push(call);
    }
  const entries = [...calls].map(
    ([name, listed]) => `/** ${features[name]} */\n${JSON.stringify(name)}: ${JSON.stringify(listed)},`,
  );
  return `// Generated from docs/openapi.yaml by "npm run docs".
  export const FEATURE_CALLS = {\n${entries.join("\n")}\n} as const satisfies Record<string, readonly string[]>;\n`;
}
