import { tw } from "../tw";

/** A key of the keyboard; hidden on touch screens and in narrow containers. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      className={tw`inline-flex items-center justify-center min-w-[20px] h-5 px-[5px] border border-b-2 border-line-control rounded-[4px] bg-surface text-faint text-[12px] font-sans leading-none narrow:hidden coarse:hidden`}
    >
      {children}
    </kbd>
  );
}
