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
  /** Of each feature, the methods of each path. Every element downloads them, so parameters have no names. */
  const calls = new Map(Object.keys(features).map((name) => [name, new Map<string, string>()]));
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { "x-feature": feature }] of Object.entries(operations)) {
      if (feature === undefined) continue;
      const listed = calls.get(feature);
      const name = method.toUpperCase();
      if (!listed)
        throw new Error(`docs/openapi.yaml: ${name} ${path} has the feature ${feature}, which x-features doesn't list`);
      const short = path.replace(/\{\w+\}/g, "{}");
      listed.set(short, `${listed.has(short) ? `${listed.get(short)} ` : ""}${name}`);
    }
  const entries = [...calls].map(
    ([name, listed]) =>
      `/** ${features[name]} */\n${JSON.stringify(name)}: ${JSON.stringify([...listed].map(([path, methods]) => `${methods} ${path}`))},`,
  );
  return `// Generated from docs/openapi.yaml by "npm run docs".
  export const FEATURE_CALLS = {\n${entries.join("\n")}\n} as const satisfies Record<string, readonly string[]>;\n`;
}
