import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

interface MeanwhileProps {
  title: string;
  /** The texts of the present value, and of the one that was chosen here. */
  now: string;
  own: string;
  /** Takes what there is now; without it there is nothing to take. */
  take?: string;
  onTake?: () => void;
}

/** Somebody else has changed the same account: shows both values before the next save. */
export const Meanwhile = ({ title, now, own, take, onTake }: MeanwhileProps) => (
  <Banner live tone="warn" title={title}>
    <dl className={tw`my-2 grid grid-cols-2 gap-x-4 text-ink narrow:grid-cols-1 narrow:gap-y-2`}>
      {[
        [texts.meanwhile.now, now],
        [texts.meanwhile.own, own],
      ].map(([label, value]) => (
        <div key={label} className={tw`min-w-0`}>
          <dt className={tw`text-label text-muted`}>{label}</dt>
          <dd className={tw`m-0 break-anywhere font-medium`}>{value}</dd>
        </div>
      ))}
    </dl>
    {take && (
      <Button small onClick={onTake}>
        {take}
      </Button>
    )}
  </Banner>
);
