import type { DraftChange, DraftState, ImportDraft } from "../draft/types";
import type { ImportEngine } from "../engine/engine";
import type { ImportWork, OpenWork } from "./work-state";

interface WorkActionsParts {
  /**
   * Runs an action after those before it.
   * @param action returns what it changes of the open file
   * @returns whether the action succeeded
   */
  enqueue(action: (engine: ImportEngine) => Promise<Partial<OpenWork>>): Promise<boolean>;
  keeper: Pick<DraftKeeper, "setSavedSteps">;
  onProgress(engine: ImportEngine, checking: number): void;
  /** The next version, for actions that change rows: components that show rows read them again. */
  nextVersion(): Pick<OpenWork, "version">;
}

export const workActions = ({
  enqueue,
  keeper,
  onProgress,
  nextVersion,
}: WorkActionsParts): Pick<ImportWork, "read" | "match" | "check" | "change"> => ({
  async read(options) {
    await enqueue(async (engine) => {
      const reading = await engine.read(options);
      keeper.setSavedSteps(0);
      return { reading, matching: await engine.matching(), counts: null, ...nextVersion() };
    });
  },
  async match(change) {
    await enqueue(async (engine) => {
      const matching = await engine.match(change);
      keeper.setSavedSteps(0);
      return { matching, counts: null, ...nextVersion() };
    });
  },
  async check() {
    await enqueue(async (engine) => {
      onProgress(engine, 0);
      const counts = await engine.check((checking) => onProgress(engine, checking));
      keeper.setSavedSteps(0);
      return { counts, checking: null, ...nextVersion() };
    });
  },
  change: (action) => enqueue(async (engine) => ({ counts: await action(engine), ...nextVersion() })),
});

/** Finds out what the draft lacks of the engine's state, so that no step is written twice. */
interface DraftKeeper {
  /** Starts the draft of a file that was opened, as `ImportDraft`. */
  begin: (...file: Parameters<ImportDraft["begin"]>) => void;
  /** Sets how many of the engine's steps the draft has. After a new check it has none, since the engine starts over. */
  setSavedSteps(steps: number): void;
  /** @returns the change to save. Call it while no action is running. */
  nextChange(engine: ImportEngine, state: Omit<DraftState, "at" | "settings">): Promise<DraftChange>;
}

export function createDraftKeeper(draft: ImportDraft): DraftKeeper {
  let savedSteps = 0;
  return {
    begin(...file) {
      savedSteps = 0;
      void draft.begin(...file);
    },
    setSavedSteps(steps) {
      savedSteps = steps;
    },
    async nextChange(engine, state) {
      const from = savedSteps;
      const [settings, steps] = [await engine.settings(), await engine.steps(from)];
      savedSteps = from + steps.length;
      return { state: { ...state, at: Date.now(), settings }, steps, replacesSteps: from === 0 };
    },
  };
}
