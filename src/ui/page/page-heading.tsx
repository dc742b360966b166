import { useEffect, useRef, type ReactNode } from "react";
import { tw } from "../tw";

export interface PageHeadingProps {
  children: ReactNode;
  /** Takes the focus on mount if nothing has it; not from a field of the host page. */
  takeFocus?: boolean;
  /** For screen readers only. */
  hidden?: boolean;
  /** 2 below a page's own h1. */
  level?: 1 | 2;
}

const look = tw`text-page leading-tight tracking-tight focus-visible:outline-none break-words`;

/** The heading of a page, its only h1. It is focusable, so that keyboards and screen readers start at it. */
export function PageHeading({ children, takeFocus = false, hidden = false, level = 1 }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (takeFocus && lost) heading.current?.focus();
  }, [takeFocus]);
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <Heading ref={heading} tabIndex={-1} className={hidden ? tw`sr-only` : look}>
      {children}
    </Heading>
  );
}
