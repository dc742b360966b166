import { use, type ComponentType, type ReactNode } from "react";
import { isGone } from "./is-gone";

/** The code of a page couldn't be loaded. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
  constructor(
    /** Makes the next render load the code again. */
    readonly reset: () => void,
    /** Whether a new release has removed the file: a retry is useless. */
    readonly gone: boolean,
    cause: unknown,
  ) {
    super("A page's code could not be loaded", { cause });
  }
}

/** A page whose code loads when it is first rendered, or by `load`. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Loads the code in advance; a failure is ignored. */
  load(): Promise<unknown>;
}

/**
 * Like React's `lazy`, but a failed download (no network, a new release) can be retried: the boundary above shows the error, and calls
 * its `reset` before it mounts the page again.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let code: Promise<ComponentType<Props>> | null = null;
  const reset = () => {
    code = null;
  };
  const request = () => {
    if (code) return code;
    const since = performance.now();
    const loading = load().then(
      (module) => {
        // marked as React does, because React shows the fallback for at least 300 ms for an unmarked promise
        Object.assign(loading, { status: "fulfilled", value: module.default });
        return module.default;
      },
      (error: unknown) => {
        throw new PageLoadError(reset, isGone(error, since), error);
      },
    );
    return (code = loading);
  };
  const LazyPage = (props: Props) => {
    const Page = use(request());
    return <Page {...props} />;
  };
  return Object.assign(LazyPage, { load: () => request().catch(reset) });
}
