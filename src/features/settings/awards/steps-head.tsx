import { cx, tw } from "../../../ui/tw";
import { lines } from "./step-row";
import { texts } from "./texts";

const head = tw`narrow:hidden items-center gap-x-4 min-h-[34px] pl-6 pr-3 border-t border-line bg-sunken text-caption font-medium text-muted`;

/** What stands where in the lines below; each says it again to who can't see it. */
export const StepsHead = ({ bySex }: { bySex: boolean }) => (
  <div aria-hidden className={cx(bySex ? lines.bySex : lines.all, head)}>
    <span>{texts.columns.name}</span>
    {bySex ? (
      <>
        <span>{texts.columns.F}</span>
        <span>{texts.columns.M}</span>
      </>
    ) : (
      <span>{texts.columns.all}</span>
    )}
  </div>
);
