import { use, type ComponentType, type ReactNode } from "react";
import { isGone } from "./is-gone";

/** A page's code did not come. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
  constructor(
    /** The next rendering asks for the code again. */
    readonly forget: () => void,
    /** Its file is gone, as after a new release: asking again is no use. */
    readonly gone: boolean,
    cause: unknown,
  ) {
    super("A page's code could not be loaded", { cause });
  }
}

/** A page whose code comes when it is first shown, or when it is asked for before. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Asks for the code, for when it is likely to be shown; a failure then is no news. */
  load(): void;
}

/**
 * Like React's `lazy`, but a download that failed (a network that was away, a new version on the server) can be tried
 * again: the boundary above shows the error, and calls its `forget` before it mounts the page again.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let code: Promise<ComponentType<Props>> | null = null;
  const forget = () => {
    code = null;
  };
  const request = () => {
    if (code) return code;
    const since = performance.now();
    const asked = load().then(
      (module) => {
        // as React marks a promise that it has waited for: one without makes it show the fallback, and keep it for 300 ms
        Object.assign(asked, { status: "fulfilled", value: module.default });
        return module.default;
      },
      (error: unknown) => {
        throw new PageLoadError(forget, isGone(error, since), error);
      },
    );
    return (code = asked);
  };
  const LazyPage = (props: Props) => {
    const Page = use(request());
    return <Page {...props} />;
  };
  return Object.assign(LazyPage, { load: () => void request().catch(forget) });
}
