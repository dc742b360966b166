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

/** From the donors to the labels, and who gets none, by reason. */
export function LabelsSum({ donors, omitted, merged, labels, pages }: LabelsSumProps) {
  const lines = [
    [texts.donors, formatNumber(donors)],
    [texts.omitted, texts.minus(omitted.length)],
    [texts.inFamily, texts.minus(merged)],
    [texts.labels, formatNumber(labels)],
  ];
  return (
    <section aria-label={texts.sum} className={tw`grid gap-3`}>
      <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
        <b className={tw`text-display font-strong leading-none tabular-nums`}>{formatNumber(labels)}</b>
        <span className={tw`text-muted`}>{texts.onSheets(labels, pages)}</span>
      </p>
      <dl className={tw`grid gap-1.5`}>
        {lines.map(([label, number]) => (
          <div key={label} className={tw`flex justify-between gap-4`}>
            <dt className={tw`text-muted`}>{label}</dt>
            <dd className={tw`m-0 font-strong tabular-nums`}>{number}</dd>
          </div>
        ))}
      </dl>
      {labels === 0 && <p className={tw`text-warn-text`}>{texts.none}</p>}
      <OmittedDonors omitted={omitted} />
    </section>
  );
}
