import type { Metafile } from "esbuild";

const MOCK = /^src\/mocks\/|node_modules\/(msw|@mswjs|@open-draft|socket\.io\/|engine\.io\/)/;
const TWIND = /node_modules\/@twind\//;

/** @returns what is wrong with a production build: mock code in it, twind left in it, or a second copy of React. */
export function checkProduction({ outputs }: Metafile): string[] {
  const errors: string[] = [];
  const homes = new Map<string, Set<string>>();
  for (const [file, { inputs }] of Object.entries(outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput === 0) continue;
      if (MOCK.test(input)) errors.push(`${file} holds mock code: ${input}`);
      if (TWIND.test(input)) errors.push(`${file} holds run-time twind: ${input}`);
      const name = ["react", "react-dom"].find((candidate) => input.includes(`node_modules/${candidate}/cjs/`));
      if (name) homes.set(name, (homes.get(name) ?? new Set()).add(`${file} (${input})`));
    }
  }
  for (const name of ["react", "react-dom"]) {
    const files = new Set([...(homes.get(name) ?? [])].map((home) => home.split(" ")[0]));
    if (files.size !== 1)
      errors.push(`${name} should be in exactly one chunk, is in: ${[...files].join(", ") || "none"}`);
  }
  return errors;
}
