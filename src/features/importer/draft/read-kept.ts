import type { DraftRecords } from "./draft-records";
import type { KeptDraft } from "./types";
import { readHead, readPlan, readState, readSteps } from "./written";

/**
 * Reads a draft whole.
 * @param progress the share of the file that was read
 * @returns it, and how many records its steps are; null for one that was left before it was whole
 * @throws Error for one that lacks a part, or is of another release
 */
export async function readKept(
  records: DraftRecords,
  progress: (share: number) => void,
): Promise<{ draft: KeptDraft; stepRecords: number } | null> {
  const head = readHead(await records.get(["head"]));
  const state = readState(await records.get(["state"]));
  if (!head || !state) return null;
  const pieces: Blob[] = [];
  for (let part = 0; part < head.parts; part++) {
    const bytes = await records.get(["part", part]);
    if (!bytes) throw new Error("a part is missing");
    pieces.push(new Blob([bytes]));
    progress((part + 1) / head.parts);
  }
  const steps = await records.steps();
  if (steps.length !== state.steps) throw new Error("steps are missing");
  const plan = readPlan(await records.get(["plan"]));
  const { name, type } = head;
  const source = name === null ? { text: await new Blob(pieces).text() } : new File(pieces, name, { type });
  return { draft: { source, state, steps: readSteps(steps), plan }, stepRecords: steps.length };
}
