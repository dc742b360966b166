import { cx, tw } from "../tw";

/** At most one `primary` a view. `danger` opens a confirmation, `danger-solid` confirms. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger" | "danger-solid";

const base = tw`print:hidden inline-flex items-center justify-center flex-none gap-1.5 border font-medium leading-none whitespace-nowrap no-underline select-none transition off:cursor-not-allowed aria-busy:cursor-progress forced:border-sys-button`;

const kinds: Record<ButtonKind, string> = {
  primary: tw`bg-accent border-accent text-on-accent hover:bg-accent-hover hover:border-accent-hover active:bg-accent-hover active:border-accent-hover off:bg-sunken off:border-line off:text-disabled`,
  secondary: tw`bg-surface border-line-control text-ink hover:bg-hover active:bg-selected off:bg-sunken off:border-line off:text-disabled`,
  quiet: tw`bg-transparent border-transparent text-ink hover:bg-hover active:bg-selected off:bg-transparent off:text-disabled`,
  danger: tw`bg-surface border-danger-line text-danger-text hover:bg-danger-subtle active:bg-danger-subtle off:bg-sunken off:border-line off:text-disabled`,
  "danger-solid": tw`bg-danger-solid border-danger-solid text-on-accent hover:[filter:brightness(0.93)] active:[filter:brightness(0.88)] off:bg-sunken off:border-line off:text-disabled`,
};

const wraps = tw`tiny:!h-auto tiny:!flex-initial tiny:py-1.5 tiny:!whitespace-normal tiny:!leading-tight`;

const sizes = {
  text: cx(tw`relative h-control px-3.5 rounded text-body tiny:min-h-[var(--gds-control)] tiny:px-2.5`, wraps),
  icon: tw`relative h-control w-control rounded text-body`,
  // on touch screens 36px high, with a hit area of 44px
  smallText: cx(tw`hit h-control-sm px-2.5 rounded-md text-label tiny:min-h-[var(--gds-control-s)]`, wraps),
  smallIcon: tw`hit h-control-sm w-control-sm rounded-md text-label`,
};

export interface ButtonLook {
  kind?: ButtonKind;
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  /** Square, for a single icon. */
  square?: boolean;
}

/** The classes of a button, for elements that the kit does not render itself. */
export const buttonClass = ({ kind = "secondary", small, wide, square }: ButtonLook = {}): string =>
  cx(
    base,
    kinds[kind],
    small ? (square ? sizes.smallIcon : sizes.smallText) : square ? sizes.icon : sizes.text,
    wide && tw`w-full`,
  );
