import type { Metafile } from "esbuild";

const MOCK = /^src\/mocks\/|node_modules\/(msw|@mswjs|@open-draft|socket\.io\/|engine\.io\/)/;
const REACT = /node_modules\/(react|react-dom|scheduler)\/cjs\//;
const TWIND = /node_modules\/@twind\//;

/** @returns what is wrong with a production build: mock code in it, twind left in it, or a second copy of React. */
export function checkProduction({ outputs }: Metafile): string[] {
  const errors: string[] = [];
  const homes = new Map<string, string[]>();
  for (const [file, { inputs }] of Object.entries(outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput === 0) continue;
      if (MOCK.test(input)) errors.push(`${file} holds mock code: ${input}`);
      if (TWIND.test(input)) errors.push(`${file} holds run-time twind: ${input}`);
      if (REACT.test(input)) homes.set(input, [...(homes.get(input) ?? []), file]);
    }
  }
  // By module, not by package: react-dom's own small entry may lie in a lazy chunk of its own.
  for (const [module, files] of homes)
    if (files.length > 1) errors.push(`${module} should be in exactly one chunk, is in: ${files.join(", ")}`);
  if (homes.size === 0) errors.push("React should be in exactly one chunk, is in none");
  return errors;
}
