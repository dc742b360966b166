import { useEffect, useEffectEvent, useState } from "react";
import { useLeaveGuard } from "../../../../shared/record-form";

/**
 * Whoever leaves while something isn't saved has it saved first, and goes; only where that fails, or takes long, it is asked.
 * @param flush saves all that is written; whether it is saved
 * @param drop lets go of the draft: who leaves is gone before it is known to be saved
 */
export function useLeaving(written: boolean, flush: () => Promise<boolean>, drop: () => void) {
  const guard = useLeaveGuard(written);
  const { leaving, release } = guard;
  const [trying, setTrying] = useState(false);
  const save = useEffectEvent(async () => {
    setTrying(true);
    if (await flush()) {
      drop();
      release();
    }
    setTrying(false);
  });
  const asked = leaving !== null;
  useEffect(() => {
    if (asked) void save();
  }, [asked]);
  return { leaving, trying };
}
