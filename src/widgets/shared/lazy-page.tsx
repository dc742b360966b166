import { use, type ComponentType, type ReactNode } from "react";

/** A page's code did not come. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
  constructor(
    /** The next rendering asks for the code again. */
    readonly forget: () => void,
    cause: unknown,
  ) {
    super("A page's code could not be loaded", { cause });
  }
}

/**
 * Like React's `lazy`, but a download that failed (a network that was away, a new version on the server) can be tried
 * again: the boundary above shows the error, and calls its `forget` before it builds the page anew.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let code: Promise<ComponentType<Props>> | null = null;
  const forget = () => {
    code = null;
  };
  const request = () => {
    code ??= load().then(
      (module) => module.default,
      (error: unknown) => {
        throw new PageLoadError(forget, error);
      },
    );
    return code;
  };
  return function LazyPage(props: Props) {
    const Page = use(request());
    return <Page {...props} />;
  };
}
