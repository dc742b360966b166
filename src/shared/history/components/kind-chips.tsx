import { Chip } from "../../../ui/display/chip";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";

interface KindChipsProps<Kind extends string> {
  kinds: readonly Kind[];
  labels: Readonly<Record<Kind, string>>;
  /** Null for all kinds. */
  shown: Kind | null;
  onShow: (kind: Kind | null) => void;
  className?: string;
}

/** Filters entries by their kind. */
export const KindChips = <Kind extends string>({ kinds, labels, shown, onShow, className }: KindChipsProps<Kind>) => (
  <div role="group" aria-label={texts.kinds} className={cx(tw`flex flex-wrap gap-2 narrow:gap-y-3`, className)}>
    <Chip pressed={shown === null} onClick={() => onShow(null)}>
      {texts.all}
    </Chip>
    {kinds.map((kind) => (
      <Chip key={kind} pressed={shown === kind} onClick={() => onShow(kind)}>
        {labels[kind]}
      </Chip>
    ))}
  </div>
);
