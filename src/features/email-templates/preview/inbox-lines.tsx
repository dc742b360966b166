import type { ReactNode } from "react";
import { cx, tw } from "../../../ui/tw";
import type { FilledMail } from "./mail-of";
import { texts } from "./texts";

const line = tw`grid grid-cols-[88px_minmax(0,1fr)] narrow:grid-cols-[76px_minmax(0,1fr)] items-baseline gap-x-2 px-4 py-2`;

interface InboxLinesProps extends Pick<FilledMail, "preheader"> {
  subject: ReactNode;
}

/** What an inbox shows of a mail: the subject, and the words after it. */
export const InboxLines = ({ subject, preheader }: InboxLinesProps) => (
  <dl className={tw`rounded-lg border border-line bg-surface`}>
    <div className={line}>
      <dt className={tw`text-label text-muted`}>{texts.subject}</dt>
      <dd className={tw`min-w-0 break-words font-strong text-ink`}>{subject}</dd>
    </div>
    <div className={cx(line, tw`border-t`)}>
      <dt className={tw`text-label text-muted`}>{texts.preheader}</dt>
      <dd className={tw`min-w-0 break-words text-muted`}>{preheader.trim() || texts.noPreheader}</dd>
    </div>
  </dl>
);
