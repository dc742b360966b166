import { createContext, useContext } from "react";
import { uiTexts } from "../texts";

/** A toast's button. Its label names the effect ("Ripristina la donazione"): a dialog has an "Annulla", too. */
interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface ToastOptions {
  /** Undoes what has just been done; the toast then stays 10 s. */
  undo?: ToastAction;
  /** Another single action, instead of undoing ("Riprova"). */
  action?: ToastAction;
  /** A toast of the same id takes the place of the former one. */
  id?: string;
}

type ToastTone = "success" | "error" | "info" | "warning";

/** Shows a message for some seconds. Not for an error of a field, and never with health data in it. */
export type Toast = Record<ToastTone, (message: string, options?: ToastOptions) => void> & {
  dismiss: (id: string) => void;
};

type Show = (tone: ToastTone, message: string, options: ToastOptions) => void;
export interface ToastView {
  show: Show;
  dismiss: (id: string) => void;
}

interface Waiting {
  call: (view: ToastView) => void;
  /** The text, if it is a failure. */
  error: string | undefined;
}

/** The toasts of one root. Its view (sonner and its styles) is loaded by the first toast; until then they wait. */
export class ToastQueue {
  #view: ToastView | undefined;
  #waiting: Waiting[] = [];
  #loadView: (() => void) | undefined;
  /** A chunk is gone, as after a new release. Its message needs no view, whose chunk may be gone, too. */
  outdated: () => void = () => undefined;

  /** Called by the Toaster: `loadView` loads the view, `outdated` announces a new release. @returns how to detach it */
  attach(loadView: () => void, outdated: () => void): () => void {
    this.#loadView = loadView;
    this.outdated = outdated;
    if (this.#waiting.length > 0) loadView();
    return () => {
      this.#loadView = undefined;
      this.#view = undefined;
    };
  }

  /** The view is loaded: waiting toasts are shown. */
  ready(view: ToastView): void {
    this.#view = view;
    for (const { call } of this.#waiting.splice(0)) call(view);
  }

  /** The view can't be loaded. @returns the newest waiting failure, to be shown without it; none waits on */
  takeError(): string | undefined {
    const errors = this.#waiting.flatMap(({ error }) => error ?? []);
    this.#waiting = this.#waiting.filter(({ error }) => error === undefined);
    return errors.at(-1);
  }

  #call(call: (view: ToastView) => void, error?: string): void {
    if (this.#view) return call(this.#view);
    this.#waiting.push({ call, error });
    this.#loadView?.();
  }

  readonly toast: Toast = {
    success: (message, options = {}) => this.#call((view) => view.show("success", message, options)),
    error: (message, options = {}) => {
      // a toast has nothing below it
      const text = message.replace(uiTexts.lookBelow, uiTexts.check);
      this.#call((view) => view.show("error", text, options), text);
    },
    info: (message, options = {}) => this.#call((view) => view.show("info", message, options)),
    warning: (message, options = {}) => this.#call((view) => view.show("warning", message, options)),
    dismiss: (id) => this.#call((view) => view.dismiss(id)),
  };
}

/** The toasts of one person's session. */
interface ToastSession {
  toast: Toast;
  begin(): void;
  /** Takes away the toasts with a button: it would do nothing, or something for the next person. Later ones get none. */
  end(): void;
}

let numbered = 0;

/** @param toast the verb of the root: what it shows outlasts the session */
export function createToastSession(toast: Toast): ToastSession {
  const withButton = new Set<string>();
  let over = false;
  const show =
    (tone: ToastTone) =>
    (message: string, { undo, action, ...options }: ToastOptions = {}) => {
      if (over || !(undo ?? action)) return toast[tone](message, options);
      const id = options.id ?? `session-${(numbered += 1)}`;
      withButton.add(id);
      toast[tone](message, { id, ...(undo && { undo }), ...(action && { action }) });
    };
  return {
    toast: {
      success: show("success"),
      error: show("error"),
      info: show("info"),
      warning: show("warning"),
      dismiss: toast.dismiss,
    },
    begin: () => void (over = false),
    end() {
      over = true;
      withButton.forEach(toast.dismiss);
      withButton.clear();
    },
  };
}

/** One queue per root: two elements on a page must not show each other's messages. */
export const ToastContext = createContext<ToastQueue | null>(null);

/** Within {@link ToastScope}: its session's toasts. */
export const ToastSessionContext = createContext<ToastSession | null>(null);

/** The toast verb of the session, else of the root, around the caller. @throws Error outside a Root. */
export function useToast(): Toast {
  const queue = useContext(ToastContext);
  const session = useContext(ToastSessionContext);
  if (!queue) throw new Error("useToast needs a Root above");
  return session?.toast ?? queue.toast;
}
