import { useContext, useRef, useState, type ComponentType } from "react";
import { isGone } from "./is-gone";
import { ToastContext } from "../toast/toast";

export interface LazyComponent<Props> {
  /** The component, once its code is there. */
  Component: ComponentType<Props> | null;
  /**
   * Asks for its code; a failed download can be asked for again.
   * @param failed what a toast says when it doesn't come; a new release is told of by the root
   * @returns whether it is there now
   */
  load: (failed?: string) => Promise<boolean>;
  /** Asks without needing it yet (the pointer comes near); a failure says nothing. */
  preload: () => void;
  loading: boolean;
}

/**
 * A component whose code is loaded when somebody asks for it by a press. Unlike React's `lazy`, a failed download throws
 * nothing: a toast tells of it, and the next press tries again.
 * @param importComponent stands outside the component
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [loading, setLoading] = useState(false);
  const request = useRef<Promise<ComponentType<Props>> | null>(null);
  const queue = useContext(ToastContext);

  const fetchOnce = () => {
    request.current ??= importComponent().catch((error: unknown) => {
      request.current = null;
      throw error;
    });
    return request.current;
  };
  const load = async (failed?: string) => {
    const since = performance.now();
    setLoading(true);
    try {
      const loaded = await fetchOnce();
      setComponent(() => loaded);
      return true;
    } catch (error) {
      if (isGone(error, since)) queue?.outdated();
      else if (failed) queue?.toast.error(failed, { id: failed });
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { Component, load, preload: () => void fetchOnce().catch(() => undefined), loading };
}
