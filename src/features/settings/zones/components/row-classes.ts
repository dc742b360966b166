import { cx, tw } from "../../../../ui/tw";

const head = tw`grid grid-cols-[32px_minmax(0,1fr)_112px_minmax(0,min(270px,35%))_40px] narrow:hidden items-center gap-x-2 min-h-[34px] pr-3 bg-sunken text-caption font-medium text-muted`;
const grip = tw`grid place-items-center flex-none size-8 mt-2.5 narrow:hidden`;
const lifted = tw`relative z-[1] rounded bg-raised shadow-float`;

/** The rows of the list: sortable (with grips) or read-only. */
export const lineClasses = {
  head: { sortable: cx(head, tw`pl-12`), plain: cx(head, tw`pl-2`) },
  zone: tw`border-t border-line narrow:first:border-t-0 pl-2 narrow:pl-0`,
  association: tw`flex border-t border-line pl-10 -ml-2 narrow:pl-4 narrow:ml-0`,
  /** A form in place of a row. */
  form: tw`flex border-t border-line bg-canvas py-2 pr-3 pl-[88px] narrow:pl-3`,
  under: tw`bg-canvas -ml-12 narrow:ml-0`,
  zoneLook: {
    line: tw`flex items-start gap-2 border-t border-line narrow:first:border-t-0 pl-2 narrow:pl-0`,
    lifted,
    grip,
  },
  associationLook: {
    line: tw`flex items-start gap-2 border-t border-line pl-12 narrow:pl-4`,
    lifted,
    grip: tw`grid place-items-center flex-none size-8 mt-1.5 narrow:hidden`,
  },
} as const;
