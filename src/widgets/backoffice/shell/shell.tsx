import { useEffect, useRef, type ReactNode } from "react";
import type { User } from "../../../domain/entities";
import { tw } from "../../../ui/tw";
import { TopBar } from "./top-bar";

interface ShellProps {
  user: User;
  path: string;
  children: ReactNode;
}

/** The frame of every page under `/app`. */
export function Shell({ user, path, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  // A screen reader and a keyboard go on where the new page begins; not at the first, which nobody navigated to.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <div className={tw`flex min-h-[560px] flex-col`}>
      <TopBar user={user} path={path} />
      <main
        ref={main}
        tabIndex={-1}
        className={tw`mx-auto w-full max-w-page flex-1 p-pad pb-end focus-visible:outline-none`}
      >
        {children}
      </main>
    </div>
  );
}
