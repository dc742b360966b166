import { createContext, useContext } from "react";

export interface ToastOptions {
  /** Undoes what has just been done; the toast then stays 5 s. */
  onUndo?: () => void;
  /** Another single action, instead of undoing ("Riprova"). */
  action?: { label: string; onSelect: () => void };
  /** A toast of the same id takes the place of the former one. */
  id?: string;
}

export type ToastTone = "success" | "error" | "info" | "warning";

/** Shows a message for some seconds. Not for an error of a field, and never with health data in it. */
export type Toast = Record<ToastTone, (message: string, options?: ToastOptions) => void> & {
  dismiss: (id: string) => void;
};

type Show = (tone: ToastTone, message: string, options: ToastOptions) => void;
export interface ToastView {
  show: Show;
  dismiss: (id: string) => void;
}

/** The toasts of one root. Its view (sonner and its styles) is loaded by the first toast; until then they wait. */
export class ToastQueue {
  #view: ToastView | undefined;
  #waiting: ((view: ToastView) => void)[] = [];
  #loadView: (() => void) | undefined;
  /** A part's file is gone, as after a new release: what says so needs no view, whose file may be gone, too. */
  outdated: () => void = () => undefined;

  /** Called by the Toaster: `loadView` loads it, `outdated` tells of a new release. @returns how to detach it */
  attach(loadView: () => void, outdated: () => void): () => void {
    this.#loadView = loadView;
    this.outdated = outdated;
    if (this.#waiting.length > 0) loadView();
    return () => {
      this.#loadView = undefined;
      this.#view = undefined;
    };
  }

  /** The view is there: what waited is shown. */
  ready(view: ToastView): void {
    this.#view = view;
    for (const call of this.#waiting.splice(0)) call(view);
  }

  #call(call: (view: ToastView) => void): void {
    if (this.#view) return call(this.#view);
    this.#waiting.push(call);
    this.#loadView?.();
  }

  readonly toast: Toast = {
    success: (message, options = {}) => this.#call((view) => view.show("success", message, options)),
    error: (message, options = {}) => this.#call((view) => view.show("error", message, options)),
    info: (message, options = {}) => this.#call((view) => view.show("info", message, options)),
    warning: (message, options = {}) => this.#call((view) => view.show("warning", message, options)),
    dismiss: (id) => this.#call((view) => view.dismiss(id)),
  };
}

/** One queue a root: two elements on a page must not show each other's messages. */
export const ToastContext = createContext<ToastQueue | null>(null);

/** The toast verb of the root around the caller. @throws Error outside a Root. */
export function useToast(): Toast {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error("useToast needs a Root above");
  return queue.toast;
}
