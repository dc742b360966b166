import type { ImportEngine, Matching } from "../engine/types";

/** What was remembered may be of a former release: then it counts for nothing. */
export async function matchAs(engine: ImportEngine, settings: unknown): Promise<Matching> {
  if (settings !== null && settings !== undefined)
    try {
      return await engine.match({ settings });
    } catch {
      // found out anew
    }
  return engine.matching();
}
