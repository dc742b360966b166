import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export { existsSync };

/** Paths for a pattern with at most one `*`, which stands for one folder (fs.globSync needs Node 22). */
export function globSync(pattern: string): string[] {
  const [before, after] = pattern.split("*");
  if (before === undefined || after === undefined) return [pattern];
  return existsSync(before) ? readdirSync(before).map((name) => join(before, name + after)) : [];
}
