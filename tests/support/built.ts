import { existsSync } from "node:fs";

/** Ends the process with a message if a built file is missing. */
export function requireBuilt(...files: string[]): void {
  if (files.every((file) => existsSync(file))) return;
  console.error("Build first: npm run build");
  process.exit(1);
}
