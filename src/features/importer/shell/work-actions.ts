import type { ImportEngine } from "../engine/engine";
import type { DraftKeeper } from "./draft-keeper";
import type { ImportWork, OpenWork } from "./work-state";

interface WorkActionsParts {
  /**
   * Runs an action when those before it are over.
   * @param action gives what it changes of the open file
   * @returns whether it was done
   */
  inTurn(action: (engine: ImportEngine) => Promise<Partial<OpenWork>>): Promise<boolean>;
  keeper: Pick<DraftKeeper, "knows">;
  tell(engine: ImportEngine, checking: number): void;
  /** To be spread into what an action gives when it has changed rows: whoever shows them reads them again. */
  moved(): Pick<OpenWork, "version">;
}

export const workActions = ({
  inTurn,
  keeper,
  tell,
  moved,
}: WorkActionsParts): Pick<ImportWork, "read" | "match" | "check" | "change"> => ({
  async read(options) {
    await inTurn(async (engine) => {
      const reading = await engine.read(options);
      keeper.knows(0);
      return { reading, matching: await engine.matching(), counts: null, ...moved() };
    });
  },
  async match(change) {
    await inTurn(async (engine) => {
      const matching = await engine.match(change);
      keeper.knows(0);
      return { matching, counts: null, ...moved() };
    });
  },
  async check() {
    await inTurn(async (engine) => {
      tell(engine, 0);
      const counts = await engine.check((checking) => tell(engine, checking));
      keeper.knows(0);
      return { counts, checking: null, ...moved() };
    });
  },
  change: (action) => inTurn(async (engine) => ({ counts: await action(engine), ...moved() })),
});
