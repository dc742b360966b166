import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * The overlay containers of one root, the topmost last. A toast belongs into the topmost: under an open modal dialog
 * it would be covered and inert (docs/decisions/0013).
 */
export class Layers {
  #stack: HTMLElement[] = [];
  #listeners = new Set<() => void>();

  /** Puts a container on top; the returned function takes it away again, wherever it then lies. */
  enter(container: HTMLElement): () => void {
    this.#set([...this.#stack, container]);
    return () => this.#set(this.#stack.filter((other) => other !== container));
  }

  top = (): HTMLElement | null => this.#stack.at(-1) ?? null;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(stack: HTMLElement[]) {
    this.#stack = stack;
    for (const listener of this.#listeners) listener();
  }
}

/** The layers of the root around the caller; `null` outside any root. */
export const LayersContext = createContext<Layers | null>(null);

export const useLayers = (): Layers | null => useContext(LayersContext);

const nothing = () => () => undefined;

/** @returns the topmost layer of the root around the caller; null outside any root */
export function useTopLayer(): HTMLElement | null {
  const layers = useLayers();
  return useSyncExternalStore(layers?.subscribe ?? nothing, () => layers?.top() ?? null);
}

/** Whether a layer is that of a modal window, under which all else is inert. */
export const isWindow = (layer: HTMLElement | null): boolean => Boolean(layer?.closest("dialog"));
