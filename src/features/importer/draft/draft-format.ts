import type { Choice } from "../api/read-imports";
import type { MadeChange, MadeStep } from "../engine/types";
import type { RecordName, DraftRecords } from "./draft-records";
import type { DraftState, PlanState, SavedDraft } from "./types";

/** The version of the format. A draft of another version isn't read. */
const FORMAT = 4;
/** Changes per record: more would block the page while they are encoded. */
const CHANGES_PER_RECORD = 4_000;

interface DraftHead {
  name: string | null;
  type: string;
  size: number;
  parts: number;
}

export const encodeJson = (value: object): BufferSource => new TextEncoder().encode(JSON.stringify(value));
const decodeJson = (bytes: ArrayBuffer | null): unknown => (bytes ? JSON.parse(new TextDecoder().decode(bytes)) : null);

const encodeHead = (head: DraftHead): BufferSource => encodeJson({ format: FORMAT, ...head });
/** @param steps the number of step records */
export const encodeState = (state: DraftState, steps: number): BufferSource => encodeJson({ ...state, steps });

function readHead(bytes: ArrayBuffer | null): DraftHead | null {
  const head = decodeJson(bytes) as (DraftHead & { format: unknown }) | null;
  if (head === null) return null;
  if (head.format !== FORMAT) throw new Error("a draft of another format");
  return head;
}

const readState = (bytes: ArrayBuffer | null) => decodeJson(bytes) as (DraftState & { steps: number }) | null;

type PlanRecord = Omit<PlanState, "choices"> & { choices: [number, Choice][] };
export const encodePlan = (plan: PlanState): BufferSource =>
  encodeJson({ ...plan, choices: [...plan.choices] } satisfies PlanRecord);
function readPlan(bytes: ArrayBuffer | null): PlanState | null {
  const plan = decodeJson(bytes) as PlanRecord | null;
  return plan && { ...plan, choices: new Map(plan.choices) };
}

/** A step with many changes has several records. `goesOn` marks all of them except the last. */
type StepRecord = MadeStep & { goesOn?: true };

export function* stepRecords(steps: readonly MadeStep[]): Generator<StepRecord> {
  for (const step of steps) {
    if ("step" in step) yield step;
    else
      for (let from = 0; from === 0 || from < step.changes.length; from += CHANGES_PER_RECORD) {
        const changes = step.changes.slice(from, from + CHANGES_PER_RECORD);
        yield from + CHANGES_PER_RECORD < step.changes.length ? { changes, goesOn: true } : { changes };
      }
  }
}

function readSteps(records: readonly ArrayBuffer[]): MadeStep[] {
  const steps: MadeStep[] = [];
  let open: MadeChange[] = [];
  for (const record of records) {
    const step = decodeJson(record) as StepRecord;
    if ("step" in step) steps.push({ step: step.step });
    else {
      open.push(...step.changes);
      if (step.goesOn) continue;
      steps.push({ changes: open });
      open = [];
    }
  }
  return steps;
}

/** Bytes of the file that are encrypted at a time. */
const PART_BYTES = 2 * 1024 * 1024;

/** Writes a file or pasted text in parts, then its head: a draft without a head is incomplete. */
export async function storeFile(
  given: File | { text: string },
  put: (name: RecordName, bytes: BufferSource) => Promise<void>,
): Promise<void> {
  const [source, name] = given instanceof Blob ? [given, given.name] : [new Blob([given.text]), null];
  const parts = Math.ceil(source.size / PART_BYTES);
  for (let part = 0; part < parts; part++)
    await put(["part", part], await source.slice(part * PART_BYTES, (part + 1) * PART_BYTES).arrayBuffer());
  const { type, size } = source;
  await put(["head"], encodeHead({ name, type, size, parts }));
}

/**
 * @param progress the share of the file that was read
 * @returns the draft and its number of step records; null if the draft is incomplete
 * @throws Error if a part is missing, or the format is another one
 */
export async function readSavedDraft(
  records: DraftRecords,
  progress: (share: number) => void,
): Promise<{ draft: SavedDraft; stepRecords: number } | null> {
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
