import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { ProgressBar } from "../../../ui/messages/progress-bar";
import { cx, tw } from "../../../ui/tw";
import type { CallTarget } from "../read-calls";
import { texts } from "../texts";

/** How many have said yes, of how many are needed; nothing without a target. @param left how many are still to call */
export function TargetCard({ target, left }: { target: CallTarget; left: number }) {
  const { total, coming, groups } = target;
  if (total === null && groups.length === 0) return null;
  return (
    <section
      aria-label={texts.target}
      className={cx(
        tw`grid overflow-hidden rounded-lg border border-line bg-surface`,
        total !== null && groups.length > 0 && tw`wide:grid-cols-2`,
      )}
    >
      {total !== null && (
        <div className={tw`grid content-center gap-2.5 px-6 pt-4 pb-5 narrow:px-4`}>
          <p className={tw`flex flex-wrap items-baseline gap-x-2.5`}>
            <span className={tw`text-display font-strong leading-none tracking-tight`}>
              {texts.ofTarget(coming, total)}
            </span>
            <span className={tw`text-muted`}>{texts.comeVerb(coming)}</span>
          </p>
          <ProgressBar label={texts.target} share={Math.min(1, coming / total)} />
          <p className={tw`text-label text-muted`}>
            {coming >= total ? texts.reached(coming, total) : texts.missing(total - coming, left)}
          </p>
        </div>
      )}
      {groups.length > 0 && (
        <ul
          className={cx(
            tw`grid grid-cols-4 content-center gap-3 px-6 pt-4 pb-5 narrow:grid-cols-2 narrow:px-4`,
            total !== null && tw`border-t wide:border-t-0 wide:border-l`,
          )}
        >
          {groups.map(({ group, total: wanted, coming: come }) => (
            <li key={group} className={tw`grid content-start justify-items-start gap-1.5`}>
              <BloodGroupTag group={group} />
              <span>{texts.ofTarget(come, wanted)}</span>
              <span className={tw`block w-full`}>
                <ProgressBar label={`${texts.target}, ${group}`} share={Math.min(1, come / wanted)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
