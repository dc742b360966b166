import { CircleAlert, CircleCheck, CircleMinus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";

/** What is said of one address. */
export interface AddressLine {
  email: string;
  words: string;
  tone: "good" | "note" | "wrong" | "skipped";
  /** What can be done about it. */
  action?: ReactNode;
}

const ICONS: Record<AddressLine["tone"], IconType> = {
  good: CircleCheck,
  note: TriangleAlert,
  wrong: CircleAlert,
  skipped: CircleMinus,
};
const INKS: Record<AddressLine["tone"], string> = {
  good: tw`text-success-text`,
  note: tw`text-warn-text`,
  wrong: tw`text-danger-text`,
  skipped: tw`text-faint`,
};

/** Addresses, each with what happens to it. */
export const AddressList = ({ label, lines }: { label: string; lines: readonly AddressLine[] }) => (
  <ul aria-label={label} className={tw`grid`}>
    {lines.map(({ email, words, tone, action }, at) => (
      <li
        key={`${at} ${email}`}
        className={tw`flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-0`}
      >
        <Icon of={ICONS[tone]} className={cx(INKS[tone], tw`flex-none self-start mt-0.5`)} />
        <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
          <b className={tw`font-medium`}>{email}</b>
          <span className={cx(tw`text-label`, tone === "wrong" ? INKS.wrong : tw`text-muted`)}>{words}</span>
        </span>
        {action}
      </li>
    ))}
  </ul>
);
