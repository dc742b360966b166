import type { DraftChange, DraftState, ImportDraft } from "../draft/types";
import type { ImportEngine } from "../engine/engine";

/** Gives what a draft lacks of an engine's state, so that nothing is written twice. */
export interface DraftKeeper {
  /** A file was opened, and is kept. */
  begin(source: File | { text: string }): void;
  /** How many steps of the engine the draft has: after a new check none, since the engine has forgotten its steps. */
  knows(steps: number): void;
  /** What is to be kept of an engine; to be called while nothing changes it. */
  changeOf(engine: ImportEngine, state: Omit<DraftState, "at" | "settings">): Promise<DraftChange>;
}

export function createDraftKeeper(draft: ImportDraft): DraftKeeper {
  let known = 0;
  return {
    begin(source) {
      known = 0;
      void draft.begin(source);
    },
    knows(steps) {
      known = steps;
    },
    async changeOf(engine, state) {
      const from = known;
      const [settings, steps] = [await engine.settings(), await engine.steps(from)];
      known = from + steps.length;
      return { state: { ...state, at: Date.now(), settings }, steps, anew: from === 0 };
    },
  };
}
