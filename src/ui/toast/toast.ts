import { createContext, useContext } from "react";
import { uiTexts } from "../texts";

/** The button of a toast. Its label names the effect ("Ripristina la donazione"), because dialogs have an "Annulla", too. */
interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface ToastOptions {
  /** Undoes the action; the toast then stays 10 s. */
  undo?: ToastAction;
  /** Another action, instead of undo ("Riprova"). */
  action?: ToastAction;
  /** A toast replaces the former one with the same id. */
  id?: string;
}

type ToastTone = "success" | "error" | "info" | "warning";

/** Shows a message for some seconds. Not for errors of fields, and never with health data. */
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
  /** The text of an error. */
  error: string | undefined;
}

/** The toasts of one root. Its view (sonner and its styles) is loaded by the first toast; until then they wait. */
export class ToastQueue {
  #view: ToastView | undefined;
  #waiting: Waiting[] = [];
  #loadView: (() => void) | undefined;
  /** Announces a new release, whose chunks replace the old ones. The message needs no view, because its chunk may be removed, too. */
  outdated: () => void = () => undefined;

  /** Called by the Toaster. @param outdated announces a new release @returns how to detach it */
  attach(loadView: () => void, outdated: () => void): () => void {
    this.#loadView = loadView;
    this.outdated = outdated;
    if (this.#waiting.length > 0) loadView();
    return () => {
      this.#loadView = undefined;
      this.#view = undefined;
    };
  }

  /** Called when the view is loaded: shows the waiting toasts. */
  ready(view: ToastView): void {
    this.#view = view;
    for (const { call } of this.#waiting.splice(0)) call(view);
  }

  /** Called if the view can't be loaded. @returns the newest waiting error, to show without the view; all waiting errors are dropped */
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

  #show =
    (tone: ToastTone): Toast[ToastTone] =>
    (message, options = {}) =>
      this.#call((view) => view.show(tone, message, options));

  readonly toast: Toast = {
    success: this.#show("success"),
    error: (message, options = {}) => {
      // a toast has no fields below it
      const text = message.replace(uiTexts.lookBelow, uiTexts.check);
      this.#call((view) => view.show("error", text, options), text);
    },
    info: this.#show("info"),
    warning: this.#show("warning"),
    dismiss: (id) => this.#call((view) => view.dismiss(id)),
  };
}

/** The toasts of one user's session. */
interface ToastSession {
  toast: Toast;
  begin(): void;
  /** Dismisses the toasts with a button, because it would act for the next user. Later toasts get no button. */
  end(): void;
}

let lastNumber = 0;

/** @param toast of the root, whose toasts outlast the session */
export function createToastSession(toast: Toast): ToastSession {
  const withButton = new Set<string>();
  let hasEnded = false;
  const show =
    (tone: ToastTone) =>
    (message: string, { undo, action, ...options }: ToastOptions = {}) => {
      if (hasEnded || !(undo ?? action)) return toast[tone](message, options);
      const id = options.id ?? `session-${(lastNumber += 1)}`;
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
    begin: () => void (hasEnded = false),
    end() {
      hasEnded = true;
      withButton.forEach(toast.dismiss);
      withButton.clear();
    },
  };
}

/** One queue per root: two elements on a page must not show each other's messages. */
export const ToastContext = createContext<ToastQueue | null>(null);

/** The toasts of the session, within {@link ToastScope}. */
export const ToastSessionContext = createContext<ToastSession | null>(null);

/** @returns the toasts of the session, else of the root @throws Error outside a Root */
export function useToast(): Toast {
  const queue = useContext(ToastContext);
  const session = useContext(ToastSessionContext);
  if (!queue) throw new Error("useToast needs a Root above");
  return session?.toast ?? queue.toast;
}
