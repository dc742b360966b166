import { useRef, useState, type ComponentType } from "react";

export interface LatePart<Props> {
  /** The component, once its code is there. */
  part: ComponentType<Props> | null;
  /** @returns whether its code is there now; a failed download can be asked for again */
  want: () => Promise<boolean>;
  /** Asks without needing it yet (the pointer comes near); a failure says nothing. */
  preload: () => void;
  wanting: boolean;
}

/**
 * A component whose code is loaded when somebody asks for it by a press. Unlike React's `lazy`, a failed download throws
 * nothing: the caller tells of it, and the next press tries again.
 * @param load stands outside the component
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const [wanting, setWanting] = useState(false);
  const under = useRef<Promise<ComponentType<Props>> | null>(null);

  const request = () => {
    under.current ??= load().catch((error: unknown) => {
      under.current = null;
      throw error;
    });
    return under.current;
  };
  const want = async () => {
    setWanting(true);
    try {
      const loaded = await request();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    } finally {
      setWanting(false);
    }
  };
  return { part, want, preload: () => void request().catch(() => undefined), wanting };
}
