import { parseArgs } from "node:util";

/** Returns the numbers of rows that the command line names, or the usual ones. @throws Error for anything else */
export function namedSizes(usual: readonly number[]): readonly number[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const sizes = positionals.map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new Error(`not numbers of rows: ${positionals.join(" ")}`);
  return sizes.length > 0 ? sizes : usual;
}
