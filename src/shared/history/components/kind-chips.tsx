import { Chip } from "../../../ui/display/chip";
import { tw } from "../../../ui/tw";
import { KINDS, type HistoryKind } from "../kinds";
import { texts } from "../texts";

interface KindChipsProps {
  /** Null for all. */
  shown: HistoryKind | null;
  /** Those of which there is an entry. */
  there: ReadonlySet<HistoryKind>;
  onShow: (kind: HistoryKind | null) => void;
}

/** Which entries of the history are shown. */
export const KindChips = ({ shown, there, onShow }: KindChipsProps) => (
  <div role="group" aria-label={texts.kinds} className={tw`flex flex-wrap gap-2 narrow:gap-y-3`}>
    <Chip pressed={shown === null} onClick={() => onShow(null)}>
      {texts.all}
    </Chip>
    {KINDS.filter((kind) => there.has(kind) || kind === shown).map((kind) => (
      <Chip key={kind} pressed={shown === kind} onClick={() => onShow(kind)}>
        {texts.kind[kind]}
      </Chip>
    ))}
  </div>
);
