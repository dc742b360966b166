import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Contract {
  "x-features": Record<string, string>;
  paths: Record<string, Record<string, { "x-feature"?: string }>>;
}

const METHODS: ReadonlySet<string> = new Set(["get", "post", "put", "patch", "delete"]);

/**
 * @returns the source of `src/domain/feature-calls.ts`, from `x-features` and `x-feature` in docs/openapi.yaml
 * @throws Error if a call has a feature that `x-features` doesn't list
 */
export function featureCalls(): string {
  const { "x-features": features, paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as Contract;
  const calls = new Map(Object.keys(features).map((name) => [name, [] as string[]]));
  for (const [path, operations] of Object.entries(paths)) {
    // every element downloads the table: parameters have no names, and a path of one feature has no methods
    const short = path.replace(/\{\w+\}/g, "{}");
    const found = Object.entries(operations).flatMap(([method, operation]) =>
      METHODS.has(method) ? [{ method: method.toUpperCase(), feature: operation["x-feature"] }] : [],
    );
    for (const name of new Set(found.flatMap(({ feature }) => feature ?? []))) {
      const listed = calls.get(name);
      if (!listed) throw new Error(`docs/openapi.yaml: ${path} has the feature ${name}, which x-features doesn't list`);
      const own = found.filter(({ feature }) => feature === name);
      listed.push(own.length === found.length ? short : [...own.map(({ method }) => method), short].join(" "));
    }
  }
  const entries = [...calls].map(
    ([name, listed]) => `/** ${features[name]} */\n${JSON.stringify(name)}: ${JSON.stringify(listed)},`,
  );
  return `// Generated from docs/openapi.yaml by "npm run docs".
  export const FEATURE_CALLS = {\n${entries.join("\n")}\n} as const satisfies Record<string, readonly string[]>;\n`;
}
