import type { OmittedDonor } from "../../../domain/sheets/omissions";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

/** How many donors are omitted, why, and who; nothing if there are none. */
export function OmittedDonors({ omitted }: { omitted: readonly OmittedDonor[] }) {
  if (omitted.length === 0) return null;
  return (
    <div className={tw`grid gap-1`}>
      <h3 className={tw`text-label font-strong`}>{texts.omittedTitle(omitted.length)}</h3>
      {[...new Set(omitted.map(({ reason }) => reason))].map((reason) => {
        const names = omitted.filter((one) => one.reason === reason).map(({ name }) => name);
        return (
          <details key={reason}>
            <summary className={tw`cursor-pointer py-1 text-warn-text narrow:py-3 coarse:py-3`}>
              {texts.omittedBecause(reason, names.length)}. <span className={tw`text-ink underline`}>{texts.who}</span>
            </summary>
            <ul className={tw`max-h-[200px] overflow-auto py-1 pl-5 text-label break-anywhere`}>
              {names.map((name, at) => (
                <li key={at}>{name || uiTexts.noName}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
