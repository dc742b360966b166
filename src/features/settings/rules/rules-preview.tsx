import { formatNumber } from "../../../domain/format";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { keysLink, keysThatFit } from "../../../shared/lists/list-link";
import { PreviewCard, PreviewTotal } from "../preview-card";
import type { Preview } from "../use-preview";
import type { RulesPreview } from "./read-preview";
import { texts } from "./texts";

const previewTexts = texts.preview;

/** How many donors could donate earlier, and later, with the changed rules; by zone, with links to them. */
export const RulesPreviewCard = ({ preview }: { preview: Preview<RulesPreview> }) => (
  <PreviewCard
    title={previewTexts.title}
    preview={preview}
    idle={previewTexts.idle}
    counting={previewTexts.counting}
    footer={<p className={tw`text-label text-muted`}>{previewTexts.footer}</p>}
  >
    {({ earlier, later }) => (
      <>
        {earlier.count === 0 && later.count === 0 && (
          <p className={tw`text-label text-muted text-pretty`}>{previewTexts.nobody}</p>
        )}
        {earlier.count > 0 && (
          <EffectPart
            effect={earlier}
            who={previewTexts.earlier(earlier.count)}
            more={[previewTexts.today(earlier.today), later.count === 0 && previewTexts.noneLater]}
          />
        )}
        {later.count > 0 && (
          <EffectPart
            effect={later}
            who={previewTexts.later(later.count)}
            more={[previewTexts.noMore(later.today), earlier.count === 0 && previewTexts.noneEarlier]}
          />
        )}
      </>
    )}
  </PreviewCard>
);

/** How many zones are listed by name. */
const NAMED = 3;

/** The donors who may donate earlier, or later, with the changed rules. */
interface Effect {
  count: number;
  /** How many of them can (or can't) donate today because of the change. */
  today: number;
  /** The `key` of donors, as many as the server sends. */
  keys: readonly string[];
  /** Counts by zone, largest first. */
  areas: readonly { area: string; count: number }[];
}

interface EffectPartProps {
  effect: Effect;
  who: string;
  more: readonly (string | false)[];
}

/** A list of names with their counts. */
const PreviewCounts = ({ counts }: { counts: readonly { name: string; count: string }[] }) => (
  <dl className={tw`grid gap-1.5 text-label`}>
    {counts.map(({ name, count }) => (
      <div key={name} className={tw`flex items-baseline gap-3`}>
        <dt className={tw`min-w-0 flex-1 break-anywhere text-muted`}>{name}</dt>
        <dd className={tw`font-strong tabular-nums`}>{count}</dd>
      </div>
    ))}
  </dl>
);

function EffectPart({ effect: { count, keys, areas }, who, more }: EffectPartProps) {
  const others = areas.length === NAMED + 1 ? [] : areas.slice(NAMED);
  const named = areas.slice(0, areas.length - others.length);
  const counts = named.map(({ area, count: areaCount }) => ({
    name: area || previewTexts.noArea,
    count: formatNumber(areaCount),
  }));
  const rest = others.reduce((sum, { count: areaCount }) => sum + areaCount, 0);
  const linkedKeys = keysThatFit(keys);
  return (
    <div className={tw`grid justify-items-stretch gap-3`}>
      <PreviewTotal count={formatNumber(count)} who={who} more={more.filter(Boolean).join(" ")} />
      <PreviewCounts
        counts={
          others.length > 0
            ? [...counts, { name: previewTexts.others(others.length), count: formatNumber(rest) }]
            : counts
        }
      />
      {linkedKeys.length > 0 && (
        <Link className={tw`justify-self-start text-label`} {...keysLink(linkedKeys)}>
          {previewTexts.see(count, linkedKeys.length)}
        </Link>
      )}
    </div>
  );
}
