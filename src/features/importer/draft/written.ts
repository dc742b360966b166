import { isRecord } from "../../../domain/values";
import type { Choice } from "../api/read-imports";
import type { MadeChange, MadeStep } from "../engine/types";
import type { DraftState, KeptPlan } from "./types";

/** Of what is written; another one is of another release, and isn't read. */
const FORMAT = 3;
/** Changes of one record: writing it down holds the page for some milliseconds. */
const MOST_CHANGES = 4_000;

/** What a file is, beside its bytes. */
interface DraftHead {
  /** Null for what was pasted. */
  name: string | null;
  type: string;
  size: number;
  parts: number;
}

export const written = (value: object): BufferSource => new TextEncoder().encode(JSON.stringify(value));
const readBack = (bytes: ArrayBuffer | null): unknown => (bytes ? JSON.parse(new TextDecoder().decode(bytes)) : null);

export const writtenHead = (head: DraftHead): BufferSource => written({ format: FORMAT, ...head });
/** @param steps how many records of them there are */
export const writtenState = (state: DraftState, steps: number): BufferSource => written({ ...state, steps });

/** @throws Error for what another release wrote */
export function readHead(bytes: ArrayBuffer | null): DraftHead | null {
  const head = readBack(bytes);
  if (head === null) return null;
  if (!isRecord(head) || head.format !== FORMAT) throw new Error("a draft of another format");
  return head as unknown as DraftHead; // sealed by us, in this format
}

export const readState = (bytes: ArrayBuffer | null) => readBack(bytes) as (DraftState & { steps: number }) | null;

/** JSON has no maps. */
type WrittenPlan = Omit<KeptPlan, "choices"> & { choices: [number, Choice][] };
export const writtenPlan = (plan: KeptPlan): BufferSource =>
  written({ ...plan, choices: [...plan.choices] } satisfies WrittenPlan);
export function readPlan(bytes: ArrayBuffer | null): KeptPlan | null {
  const plan = readBack(bytes) as WrittenPlan | null;
  // the release before had no optional fields
  return plan && { ...plan, chosen: plan.chosen ?? [], choices: new Map(plan.choices) };
}

/** A step of many changes is several records; all but the last say that it goes on. */
type WrittenStep = MadeStep & { goesOn?: true };

export function* stepRecords(steps: readonly MadeStep[]): Generator<WrittenStep> {
  for (const step of steps) {
    if ("step" in step) yield step;
    else
      for (let from = 0; from === 0 || from < step.changes.length; from += MOST_CHANGES) {
        const changes = step.changes.slice(from, from + MOST_CHANGES);
        yield from + MOST_CHANGES < step.changes.length ? { changes, goesOn: true } : { changes };
      }
  }
}

export function readSteps(records: readonly ArrayBuffer[]): MadeStep[] {
  const steps: MadeStep[] = [];
  let open: MadeChange[] = [];
  for (const record of records) {
    const step = readBack(record) as WrittenStep;
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
