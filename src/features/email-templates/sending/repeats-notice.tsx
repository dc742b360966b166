import { formatInstantMinute } from "../../../domain/format";
import { addressOf } from "../../../shared/navigation";
import { Banner } from "../../../ui/messages/banner";
import { Checkbox } from "../../../ui/field/choice";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { sendingPlace } from "./places";
import type { Repeat } from "./repeats";
import { texts } from "./texts";
import { useFocusMissing } from "./use-focus-missing";

interface RepeatsNoticeProps {
  templateId: string;
  repeats: readonly Repeat[];
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  missing: boolean;
}

export function RepeatsNotice({ templateId, repeats, accepted, onAccepted, missing }: RepeatsNoticeProps) {
  const box = useFocusMissing(missing);
  return (
    <div ref={box} className={tw`grid gap-2`}>
      <Banner tone="warn" title={texts.repeated} live>
        <ul className={tw`grid gap-2`}>
          {repeats.map(({ _id, state, at, count, names }) => (
            <li key={_id} className={tw`break-anywhere`}>
              {/* a new tab keeps what was typed here */}
              <Link href={addressOf(sendingPlace(templateId, _id))} target="_blank">
                {texts.repeatOf(state, at && formatInstantMinute(at))}
              </Link>
              {`: ${count === null ? texts.repeatUnknown : texts.repeatPeople(count, names)}`}
            </li>
          ))}
        </ul>
      </Banner>
      <Checkbox
        label={texts.repeatAnyway}
        checked={accepted}
        error={missing && texts.repeatMissing}
        onChange={({ target }) => onAccepted(target.checked)}
      />
    </div>
  );
}
