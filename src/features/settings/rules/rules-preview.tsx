import { formatNumber } from "../../../domain/format";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { keysLink, keysThatFit } from "../../../shared/lists/list-link";
import { PreviewCard, PreviewCounts, PreviewFigure } from "../preview-card";
import type { Preview } from "../use-preview";
import type { Effect, RulesPreview } from "./read-preview";
import { texts } from "./texts";

const words = texts.preview;

/** Whom other rules would let donate earlier, and later: how many, from when, where, and a way to them. */
export const RulesPreviewCard = ({ preview }: { preview: Preview<RulesPreview> }) => (
  <PreviewCard
    title={words.title}
    preview={preview}
    idle={words.idle}
    counting={words.counting}
    footer={<p className={tw`text-label text-muted`}>{words.footer}</p>}
  >
    {({ earlier, later }) => (
      <>
        {earlier.count === 0 && later.count === 0 && (
          <p className={tw`text-label text-muted text-pretty`}>{words.nobody}</p>
        )}
        {earlier.count > 0 && (
          <EffectPart
            effect={earlier}
            who={words.earlier(earlier.count)}
            more={[words.today(earlier.today), later.count === 0 && words.noneLater]}
          />
        )}
        {later.count > 0 && (
          <EffectPart
            effect={later}
            who={words.later(later.count)}
            more={[words.noMore(later.today), earlier.count === 0 && words.noneEarlier]}
          />
        )}
      </>
    )}
  </PreviewCard>
);

/** So many zones are named. */
const NAMED = 3;

interface EffectPartProps {
  effect: Effect;
  who: string;
  more: readonly (string | false)[];
}

function EffectPart({ effect: { count, keys, areas }, who, more }: EffectPartProps) {
  const others = areas.length === NAMED + 1 ? [] : areas.slice(NAMED);
  const named = areas.slice(0, areas.length - others.length);
  const counts = named.map(({ area, count: many }) => ({ name: area || words.noArea, count: formatNumber(many) }));
  const rest = others.reduce((sum, { count: many }) => sum + many, 0);
  const found = keysThatFit(keys);
  return (
    <div className={tw`grid justify-items-stretch gap-3`}>
      <PreviewFigure count={formatNumber(count)} who={who} more={more.filter(Boolean).join(" ")} />
      <PreviewCounts
        counts={
          others.length > 0 ? [...counts, { name: words.others(others.length), count: formatNumber(rest) }] : counts
        }
      />
      {found.length > 0 && (
        <Link className={tw`justify-self-start text-label`} {...keysLink(found)}>
          {words.see(count, found.length)}
        </Link>
      )}
    </div>
  );
}
