import { useState } from "react";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { texts } from "./texts";
import type { ZoneWriter } from "./use-zone-write";
import type { ZoneWrite } from "./zone-writes";

/**
 * What a window does that writes a unit: it closes once that is done, and says why it isn't; where it was closed meanwhile
 * a toast does.
 * @returns why it wasn't done; how to say so; and how to write
 */
export function useUnitWindow({ open, onClose, writer }: { open: boolean; onClose: () => void; writer: ZoneWriter }) {
  const [failure, setFailure] = useState<string | null>(null);
  const stillOpen = useStillOpen(open);
  const write = async (wish: ZoneWrite) => {
    const refused = await writer.run(wish);
    if (refused === null) return onClose();
    if (refused === "told") return;
    const why = refused.code === "version" ? texts.newer : refused.message;
    if (stillOpen(texts.notDone(why))) setFailure(why);
  };
  return { failure, setFailure, write };
}
