import { useEffect, useEffectEvent, type ComponentType } from "react";
import { whenIdle } from "../../api/client/when-idle";
import { useLazyComponent, type LazyComponent } from "../../ui/loading/use-lazy-component";

/**
 * Loads the code of a part when the browser is idle.
 * @param importComponent must be a stable function
 * @param visible whether the user sees the part
 */
export function useIdleComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  visible: boolean,
): Pick<LazyComponent<Props>, "Component"> {
  const { Component, load } = useLazyComponent(importComponent);
  const begin = useEffectEvent(() => void load());
  useEffect(() => (visible ? whenIdle(() => begin()) : undefined), [visible]);
  return { Component: visible ? Component : null };
}
