import { hintedName } from "../../../../domain/donor/registry-name";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import type { BulkChoice } from "../bulk-choice";
import { bulkTexts } from "../bulk-texts";

/** Whom a step will touch and who is left out, and why, before it is confirmed. */
export function ChoiceList({ choice, of }: { choice: BulkChoice; of: number }) {
  if (choice.status === "reading")
    return (
      <p role="status" className={tw`text-muted`}>
        {bulkTexts.reading(choice.finished, of)}
      </p>
    );
  const { touched, left } = choice;
  return (
    <div className={tw`grid gap-3`}>
      <p role="status" className={tw`font-strong`}>
        {[bulkTexts.touched(touched.length), ...(left.length > 0 ? [bulkTexts.left(left.length)] : [])].join(", ")}
      </p>
      {touched.length > 0 && <p className={tw`break-anywhere`}>{touched.map(hintedName).join(" · ")}</p>}
      {left.length > 0 && (
        <ul aria-label={bulkTexts.leftOut} className={tw`rounded border divide-y`}>
          {left.map(({ id, name, why }) => (
            <li key={id} className={tw`px-3 py-2 leading-[1.4] break-anywhere`}>
              <b>{name || uiTexts.noName}</b> <span className={tw`text-muted`}>{why}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
