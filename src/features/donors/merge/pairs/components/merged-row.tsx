import { hrefFor } from "../../../../../domain/routes";
import { registryName } from "../../../../../domain/donor/registry-name";
import { addressOf } from "../../../../../shared/navigation";
import { Link } from "../../../../../ui/buttons/link";
import { uiTexts } from "../../../../../ui/texts";
import { tw } from "../../../../../ui/tw";
import { SeparateButton } from "../../buttons";
import type { Merge } from "../pair-answers";
import { blockedText } from "../../separate/texts";
import { texts } from "../texts";
import { shortDay } from "./pair-row";

/** Two records that were merged, who did it, and the way back, or who has it. */
export function MergedRow({ merge: { _id, survivor, other, made, blocked } }: { merge: Merge }) {
  const name = (survivor && registryName(survivor)) || uiTexts.noName;
  return (
    <li
      className={tw`flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t px-6 py-3.5 first:border-t-0 narrow:px-4`}
    >
      <div className={tw`grid min-w-0 leading-normal break-anywhere`}>
        {survivor && (
          <Link look="strong" href={addressOf(hrefFor("donorDetails", { id: survivor._id }))}>
            {name}
          </Link>
        )}
        {other && (
          <span className={tw`text-label text-muted`}>
            {[
              // both may have the same name
              survivor?.cardNumber && texts.card(survivor.cardNumber),
              texts.contains(registryName(other) || uiTexts.noName, other.cardNumber),
            ]
              .filter(Boolean)
              .join(". ")}
          </span>
        )}
        {made && (
          <span className={tw`text-label text-faint`}>
            {texts.merged(made.author?.name ?? "", shortDay(made.date))}
          </span>
        )}
      </div>
      {blocked === null ? (
        <SeparateButton mergeId={_id} of={name} />
      ) : (
        <span className={tw`text-label text-muted`}>{blockedText(blocked)}</span>
      )}
    </li>
  );
}
