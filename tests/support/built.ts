import { existsSync } from "node:fs";

/** Ends the process with one line where a file that is about to be tried isn't there. */
export function requireBuilt(...files: string[]): void {
  if (files.every((file) => existsSync(file))) return;
  console.error("Build first: npm run build");
  process.exit(1);
}
