import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * The overlay containers of one root, the topmost last. Toasts are in the topmost one: below an open modal dialog they would be covered
 * and inert (docs/decisions/elements-and-host-page.md, "Styles and overlays work under a strict policy").
 */
export class Layers {
  #stack: HTMLElement[] = [];
  #listeners = new Set<() => void>();

  /** Puts a container on top. @returns removes it again */
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

/** Whether a layer belongs to a modal dialog, below which everything is inert. */
export const isWindow = (layer: HTMLElement | null): boolean => Boolean(layer?.closest("dialog"));
