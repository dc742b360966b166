import { cx, tw } from "../../../../ui/tw";

/** The columns of a row: toggle, name, donors, managers, menu. On a phone the counts are below the name. */
export const rowClasses = {
  zone: tw`grid grid-cols-[32px_minmax(0,1fr)_112px_minmax(0,min(270px,35%))_40px] narrow:grid-cols-[44px_minmax(0,1fr)_44px] tiny:!grid-cols-[36px_minmax(0,1fr)] items-center gap-x-2 narrow:gap-x-1 flex-1 min-w-0 min-h-[52px] py-2 pr-3 narrow:pt-3 narrow:pr-1`,
  association: tw`grid grid-cols-[minmax(0,1fr)_112px_minmax(0,min(270px,35%))_40px] narrow:grid-cols-[minmax(0,1fr)_44px] tiny:!grid-cols-[minmax(0,1fr)] items-center gap-x-2 flex-1 min-w-0 min-h-[44px] py-1 pr-3 narrow:pr-1`,
  name: tw`min-w-0 break-anywhere leading-snug`,
  donors: tw`text-right pr-6 narrow:text-left narrow:pr-0 narrow:col-start-2 narrow:text-label narrow:text-muted`,
  associationDonors: tw`text-right pr-6 text-muted narrow:text-left narrow:pr-0 narrow:col-start-1 narrow:text-label`,
  /** On a phone links are one above the other and need a large target. */
  link: tw`hit narrow:inline-flex narrow:min-h-[44px] narrow:items-center coarse:inline-flex coarse:min-h-[44px] coarse:items-center`,
  managers: tw`min-w-0 break-anywhere text-muted narrow:col-start-2 narrow:text-label`,
  menu: tw`justify-self-end narrow:col-start-3 narrow:row-start-1 narrow:row-span-3 tiny:!col-start-2 tiny:!row-auto tiny:!justify-self-start`,
  associationMenu: tw`justify-self-end narrow:col-start-2 narrow:row-start-1 narrow:row-span-2 tiny:!col-start-1 tiny:!row-auto tiny:!justify-self-start`,
} as const;

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
