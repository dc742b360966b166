import { Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { OpenKind } from "../../api/live/presence";
import { Icon } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import { texts } from "./texts";
import { useOthers } from "./use-others";

interface OpenedByOthersProps {
  kind: OpenKind;
  /** The record's. */
  id: string;
  /** Its name. */
  children: ReactNode;
}

/** A record's name in a list, and a sign beside it while others have the record open. */
export function OpenedByOthers({ kind, id, children }: OpenedByOthersProps) {
  const others = useOthers(kind, id);
  if (others.length === 0) return children;
  const words = texts.inList(kind, others);
  return (
    <span className={tw`flex min-w-0 items-center gap-1.5`}>
      <span className={tw`min-w-0 overflow-hidden text-ellipsis`}>{children}</span>
      <span
        title={words}
        className={tw`inline-grid size-5 flex-none place-items-center rounded-full bg-info-subtle text-info-text print:hidden forced:border forced:border-sys-text`}
      >
        <Icon of={others[0]?.editing ? Pencil : Eye} size={14} />
        <span className={tw`sr-only`}>({words})</span>
      </span>
    </span>
  );
}
