import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

interface ConflictNoticeProps {
  title: string;
  /** The saved value, and the user's choice, as texts. */
  now: string;
  own: string;
  /** Label of a button that takes the saved value; without it there is no button. */
  takeLabel?: string;
  onTake?: () => void;
}

/** Somebody else has changed the same account: shows both values before the next save. */
export const ConflictNotice = ({ title, now, own, takeLabel, onTake }: ConflictNoticeProps) => (
  <Banner live tone="warn" title={title}>
    <dl className={tw`my-2 grid grid-cols-2 gap-x-4 text-ink narrow:grid-cols-1 narrow:gap-y-2`}>
      {[
        [texts.conflict.now, now],
        [texts.conflict.own, own],
      ].map(([label, value]) => (
        <div key={label} className={tw`min-w-0`}>
          <dt className={tw`text-label text-muted`}>{label}</dt>
          <dd className={tw`m-0 break-anywhere font-medium`}>{value}</dd>
        </div>
      ))}
    </dl>
    {takeLabel && (
      <Button small onClick={onTake}>
        {takeLabel}
      </Button>
    )}
  </Banner>
);
