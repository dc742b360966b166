import { useId } from "react";
import type { SuspensionLength, SuspensionReason } from "../../../../domain/donor/suspension-reasons";
import { Radio } from "../../../../ui/field/choice";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../texts";

interface ReasonListProps {
  groups: readonly { heading: string; reasons: readonly SuspensionReason[] }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** How long a reason's suspension lasts, or how it ends. */
export const lengthWords = (length: SuspensionLength | "open" | "ever"): string =>
  typeof length === "string" ? texts[length] : texts.lengthOf(length);

/** The reasons in two groups, with their lengths at the end of the line. */
export function ReasonList({ groups, chosen, onChoose }: ReasonListProps) {
  const name = useId();
  return (
    <div className={tw`overflow-hidden rounded border`}>
      {groups.map(({ heading, reasons }) => (
        <div key={heading} role="group" aria-label={heading}>
          <p aria-hidden className={tw`border-b bg-sunken px-3 py-1.5 text-label text-muted`}>
            {heading}
          </p>
          {reasons.map(({ id, label, length }) => (
            <Radio
              key={id}
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className={cx(
                tw`px-3 py-[5px] narrow:py-0 [&_label]:w-full [&_label>span]:flex-1`,
                id === chosen && tw`bg-selected`,
              )}
              label={
                <span className={tw`flex justify-between gap-3`}>
                  <span>{label}</span>
                  <span className={tw`text-label text-muted`}>{lengthWords(length)}</span>
                </span>
              }
            />
          ))}
        </div>
      ))}
    </div>
  );
}
