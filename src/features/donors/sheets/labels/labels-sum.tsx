import type { ReactNode } from "react";
import { formatNumber } from "../../../../domain/format";
import type { OmittedDonor } from "../../../../domain/sheets/omissions";
import { tw } from "../../../../ui/tw";
import { OmittedDonors } from "../omitted-donors";
import { texts } from "../texts";

interface LabelsSumProps {
  donors: number;
  omitted: readonly OmittedDonor[];
  merged: number;
  labels: number;
  pages: number;
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={tw`flex justify-between gap-4`}>
    <dt className={tw`text-muted`}>{label}</dt>
    <dd className={tw`m-0 font-strong tabular-nums`}>{children}</dd>
  </div>
);

/** From the donors to the labels, and who gets none, by reason. */
export function LabelsSum({ donors, omitted, merged, labels, pages }: LabelsSumProps) {
  return (
    <section aria-label={texts.sum} className={tw`grid gap-3`}>
      <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
        <b className={tw`text-display font-strong leading-none tabular-nums`}>{formatNumber(labels)}</b>
        <span className={tw`text-muted`}>{texts.onSheets(labels, pages)}</span>
      </p>
      <dl className={tw`grid gap-1.5`}>
        <Line label={texts.donors}>{formatNumber(donors)}</Line>
        <Line label={texts.omitted}>{texts.minus(omitted.length)}</Line>
        <Line label={texts.inFamily}>{texts.minus(merged)}</Line>
        <Line label={texts.labels}>{formatNumber(labels)}</Line>
      </dl>
      {labels === 0 && <p className={tw`text-warn-text`}>{donors === 0 ? texts.noDonors : texts.none}</p>}
      <OmittedDonors omitted={omitted} />
    </section>
  );
}
