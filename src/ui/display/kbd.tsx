import { cx, tw } from "../tw";

interface KbdProps {
  /** Whether it is visible on touch screens and in narrow containers, too. */
  always?: boolean;
  children: string;
}

/** A key of the keyboard. */
export function Kbd({ always, children }: KbdProps) {
  return (
    <kbd
      className={cx(
        tw`inline-flex items-center justify-center min-w-[20px] h-5 px-[5px] border border-b-2 border-line-control rounded-[4px] bg-surface text-faint text-[12px] font-sans leading-none`,
        !always && tw`narrow:hidden coarse:hidden`,
      )}
    >
      {children}
    </kbd>
  );
}
