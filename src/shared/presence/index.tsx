import { Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { OpenKind } from "../../api/live/presence";
import { initials } from "../../domain/format";
import { Avatar } from "../../ui/display/avatar";
import { Icon } from "../../ui/icons/icon";
import { cx, tw } from "../../ui/tw";
import { texts } from "./texts";
import { useOthers, useShareOpen } from "./use-others";

export { useShareOpen } from "./use-others";

interface OthersLineProps {
  kind: OpenKind;
  /** The record's. */
  id: string;
  /** Its form is open here. */
  editing?: boolean;
  className?: string;
}

/** How many faces are shown; the line names the others. */
const FACES = 3;

/** Shows at the top of a record who else has it open, and tells the others that it is open here. */
export function OthersLine({ kind, id, editing = false, className }: OthersLineProps) {
  useShareOpen(kind, id, editing);
  const others = useOthers(kind, id);
  // a screen reader announces the text only if the region exists before it
  return (
    <div role="status" className={cx(tw`min-w-0 empty:hidden print:hidden`, className)}>
      {others.length > 0 && (
        <p className={tw`flex min-w-0 items-center gap-2 text-label text-info-text`}>
          <span className={tw`flex flex-none gap-1`}>
            {others.slice(0, FACES).map(({ id: person, name, email }) => (
              <Avatar key={person} initials={initials(name || email || "")} size="small" />
            ))}
          </span>
          <span className={tw`break-anywhere min-w-0`}>{texts.open(kind, others)}</span>
        </p>
      )}
    </div>
  );
}

interface OpenedByOthersProps {
  kind: OpenKind;
  /** The record's. */
  id: string;
  /** Its name. */
  children: ReactNode;
}

/** A record's name in a list, with an icon beside it while others have the record open. */
export function OpenedByOthers({ kind, id, children }: OpenedByOthersProps) {
  const others = useOthers(kind, id);
  if (others.length === 0) return children;
  const text = texts.inList(kind, others);
  return (
    <span className={tw`flex min-w-0 items-center gap-1.5`}>
      <span className={tw`min-w-0 overflow-hidden text-ellipsis`}>{children}</span>
      <span
        title={text}
        className={tw`inline-grid size-5 flex-none place-items-center rounded-full bg-info-subtle text-info-text print:hidden forced:border forced:border-sys-text`}
      >
        <Icon of={others[0]?.editing ? Pencil : Eye} size={14} />
        <span className={tw`sr-only`}>({text})</span>
      </span>
    </span>
  );
}
