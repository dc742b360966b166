import type { OpenKind } from "../../api/live/presence";
import { initials } from "../../domain/format";
import { Avatar } from "../../ui/display/avatar";
import { cx, tw } from "../../ui/tw";
import { texts } from "./texts";
import { useOthers, useTellOpen } from "./use-others";

interface OthersLineProps {
  kind: OpenKind;
  /** The record's. */
  id: string;
  /** Its form is open here. */
  editing?: boolean;
  className?: string;
}

/** Faces that are shown; the line names the others. */
const FACES = 3;

/** At the head of an open record: who else has it open. Tells the others that it is open here. */
export function OthersLine({ kind, id, editing = false, className }: OthersLineProps) {
  useTellOpen(kind, id, editing);
  const others = useOthers(kind, id);
  // the place is there before the words are: only then they are read aloud as they come
  return (
    <div role="status" className={cx(tw`min-w-0 empty:hidden print:hidden`, className)}>
      {others.length > 0 && (
        <p className={tw`flex min-w-0 items-center gap-2 text-label text-info-text`}>
          <span className={tw`flex flex-none gap-1`}>
            {others.slice(0, FACES).map(({ id: person, name, email }) => (
              <Avatar key={person} initials={initials(email || name)} size="small" />
            ))}
          </span>
          <span className={tw`break-anywhere min-w-0`}>{texts.open(kind, others)}</span>
        </p>
      )}
    </div>
  );
}
