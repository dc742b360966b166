import { useContext, useRef, useState, type ComponentType } from "react";
import { isGone } from "./is-gone";
import { ToastContext } from "../toast/toast";

export interface LazyComponent<Props> {
  /** The component, once its code is loaded. */
  Component: ComponentType<Props> | null;
  /**
   * Loads the code; a failed download can be repeated.
   * @param failed the text of the toast if the download fails; the root announces a new release
   * @returns whether it is loaded
   */
  load: (failed?: string) => Promise<boolean>;
  /** Loads the code in advance; a failure is ignored. */
  preload: () => Promise<unknown>;
  loading: boolean;
}

/**
 * A component whose code loads on request. Unlike React's `lazy`, a failed download doesn't throw: a toast announces it, and the next
 * request tries again.
 * @param importComponent must be a stable function
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
  return { Component, load, preload: () => fetchOnce().catch(() => undefined), loading };
}
