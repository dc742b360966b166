import type { ImportDraft } from "../draft/types";
import type { ImportEngine } from "../engine/engine";
import type { FileRefusal, Matching } from "../engine/types";
import { createImportPlan } from "./import-plan";
import type { OpenWork, WorkState } from "./work-state";

/** The result of {@link restoreDraft}: no file; or the open file, the page's step, and the number of saved edit steps. */
type RestoredDraft =
  | Extract<WorkState, { phase: "none" }>
  | { phase: "open"; open: OpenWork; step: string; steps: number };

/**
 * Restores the draft of this device: reads, matches and checks the file, and repeats the edits.
 * @param onLost is called when a later change of the plan couldn't be saved
 * @param progress the share that is done, from 0 to 1
 */
export async function restoreDraft(
  draft: ImportDraft,
  engine: ImportEngine,
  onLost: () => void,
  progress: (share: number) => void,
): Promise<RestoredDraft> {
  const share = (from: number, to: number) => (part: number) => progress(from + part * (to - from));
  const found = await draft.restore(share(0, 0.2));
  if (found.found === "elsewhere") return { phase: "none", refusal: null, elsewhere: true };
  if (found.found !== "draft") return { phase: "none", refusal: found.found === "unreadable" ? DRAFT_LOST : null };
  const { state: saved, steps, source, plan: savedPlan } = found;
  try {
    const reading = await engine.open(source, share(0.2, 0.6), saved.options);
    const matching = await engine.match({ settings: saved.settings });
    if (saved.checked) await engine.check(share(0.6, 1));
    const counts = saved.checked ? await engine.replay(steps) : null;
    const plan = createImportPlan(draft, savedPlan ?? undefined, onLost);
    const open = openWork({ engine, reading, matching, counts, isSaved: true, resumed: saved.at, plan });
    return { phase: "open", open, step: saved.step, steps: steps.length };
  } catch {
    return { phase: "none", refusal: DRAFT_LOST };
  }
}

export const FILE_UNREADABLE: FileRefusal = {
  title: "Il file non si è potuto leggere",
  remedy: "Controlla che non sia aperto in un altro programma e sceglilo di nuovo; oppure salvalo come CSV.",
};

const DRAFT_LOST: FileRefusal = {
  title: "Il file che avevi aperto non si può riprendere",
  remedy: "Sceglilo di nuovo. La copia che era su questo dispositivo è stata cancellata.",
};

type OpenedFile = Pick<OpenWork, "engine" | "reading" | "matching" | "counts" | "isSaved" | "resumed" | "plan">;

/** @returns the state of a file that was just opened or restored */
export const openWork = (opened: OpenedFile): OpenWork => ({
  phase: "open",
  checking: null,
  version: 0,
  busy: false,
  refusal: null,
  failed: false,
  importId: null,
  ...opened,
});

/** Matches the columns by remembered settings. Settings that the engine can't read (of a former release) are ignored. */
export async function matchWith(engine: ImportEngine, settings: unknown): Promise<Matching> {
  if (settings !== null && settings !== undefined)
    try {
      return await engine.match({ settings });
    } catch {
      // the engine's own matches remain
    }
  return engine.matching();
}
