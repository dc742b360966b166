import type { DraftChange, DraftState, ImportDraft } from "../draft/types";
import type { ImportEngine } from "../engine/engine";
import type { ImportWork, OpenWork } from "./work-state";

interface WorkActionsParts {
  /**
   * Runs an action when those before it are over.
   * @param action gives what it changes of the open file
   * @returns whether it was done
   */
  enqueue(action: (engine: ImportEngine) => Promise<Partial<OpenWork>>): Promise<boolean>;
  keeper: Pick<DraftKeeper, "knows">;
  tell(engine: ImportEngine, checking: number): void;
  /** The next version, for actions that change rows: components that show rows read them again. */
  moved(): Pick<OpenWork, "version">;
}

export const workActions = ({
  enqueue,
  keeper,
  tell,
  moved,
}: WorkActionsParts): Pick<ImportWork, "read" | "match" | "check" | "change"> => ({
  async read(options) {
    await enqueue(async (engine) => {
      const reading = await engine.read(options);
      keeper.knows(0);
      return { reading, matching: await engine.matching(), counts: null, ...moved() };
    });
  },
  async match(change) {
    await enqueue(async (engine) => {
      const matching = await engine.match(change);
      keeper.knows(0);
      return { matching, counts: null, ...moved() };
    });
  },
  async check() {
    await enqueue(async (engine) => {
      tell(engine, 0);
      const counts = await engine.check((checking) => tell(engine, checking));
      keeper.knows(0);
      return { counts, checking: null, ...moved() };
    });
  },
  change: (action) => enqueue(async (engine) => ({ counts: await action(engine), ...moved() })),
});

/** Gives what a draft lacks of an engine's state, so that nothing is written twice. */
interface DraftKeeper {
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
