import { useContext, useRef, useState, type ComponentType } from "react";
import { isGone } from "./is-gone";
import { ToastContext } from "./toast/toast";

export interface LatePart<Props> {
  /** The component, once its code is there. */
  part: ComponentType<Props> | null;
  /**
   * Asks for its code; a failed download can be asked for again.
   * @param failed what a toast says when it doesn't come; a new release is told of by the root
   * @returns whether it is there now
   */
  want: (failed?: string) => Promise<boolean>;
  /** Asks without needing it yet (the pointer comes near); a failure says nothing. */
  preload: () => void;
  wanting: boolean;
}

/**
 * A component whose code is loaded when somebody asks for it by a press. Unlike React's `lazy`, a failed download throws
 * nothing: a toast tells of it, and the next press tries again.
 * @param load stands outside the component
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const [wanting, setWanting] = useState(false);
  const under = useRef<Promise<ComponentType<Props>> | null>(null);
  const queue = useContext(ToastContext);

  const request = () => {
    under.current ??= load().catch((error: unknown) => {
      under.current = null;
      throw error;
    });
    return under.current;
  };
  const want = async (failed?: string) => {
    const since = performance.now();
    setWanting(true);
    try {
      const loaded = await request();
      setPart(() => loaded);
      return true;
    } catch (error) {
      if (isGone(error, since)) queue?.outdated();
      else if (failed) queue?.toast.error(failed, { id: failed });
      return false;
    } finally {
      setWanting(false);
    }
  };
  return { part, want, preload: () => void request().catch(() => undefined), wanting };
}
