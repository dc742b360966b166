import { useEffect, useRef, type ReactNode } from "react";
import { tw } from "./tw";

interface PageHeadingProps {
  children: ReactNode;
  /** Takes the focus when the former view left it nowhere; never takes it from a field of the host page. */
  takeFocus?: boolean;
  /** Read aloud only. */
  hidden?: boolean;
}

const look = tw`text-page leading-tight tracking-tight focus-visible:outline-none break-words`;

/** The page's one h1. It can have the focus, so that a keyboard and a screen reader begin where the page does. */
export function PageHeading({ children, takeFocus = false, hidden = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (takeFocus && lost) heading.current?.focus();
  }, [takeFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? tw`sr-only` : look}>
      {children}
    </h1>
  );
}
