import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { ProgressBar } from "../../../ui/messages/progress-bar";
import { cx, tw } from "../../../ui/tw";
import type { CallTarget } from "../read-calls";
import { texts } from "../texts";

// beside each other where there is room; the lines between them are at the top and at the left, hidden by the border
const part = tw`-ml-px -mt-px flex-[1_1_420px] border-l border-t px-6 pt-4 pb-5 narrow:flex-[1_1_100%] narrow:px-4`;

/** How many have said yes, of how many are needed; nothing without a target. @param left how many are still to call */
export function TargetCard({ target, left }: { target: CallTarget; left: number }) {
  const { total, coming, groups } = target;
  if (total === null && groups.length === 0) return null;
  return (
    <section
      aria-label={texts.target}
      className={tw`flex flex-wrap overflow-hidden rounded-lg border border-line bg-surface`}
    >
      {total !== null && (
        <div className={cx(part, tw`grid content-center gap-2.5`)}>
          <p className={tw`flex flex-wrap items-baseline gap-x-2.5`}>
            <span className={tw`text-display font-strong leading-none tracking-tight`}>
              {texts.ofTarget(coming, total)}
            </span>
            <span className={tw`text-muted`}>{texts.comeVerb(coming)}</span>
          </p>
          <ProgressBar quiet label={texts.target} share={Math.min(1, coming / total)} />
          <p className={tw`text-label text-muted`}>
            {coming >= total ? texts.reached(coming, total) : texts.missing(total - coming, left)}
          </p>
        </div>
      )}
      {groups.length > 0 && (
        <ul className={cx(part, tw`grid grid-cols-4 content-center gap-3 narrow:grid-cols-2`)}>
          {groups.map(({ group, total: wanted, coming: come }) => (
            <li key={group} className={tw`grid content-start gap-1.5`}>
              <span>
                <BloodGroupTag group={group} />
              </span>
              {texts.ofTarget(come, wanted)}
              <ProgressBar quiet label={`${texts.target}, ${group}`} share={Math.min(1, come / wanted)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
