import { useEffect, useState } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { readUndo } from "../api/import-calls";
import type { UndoPreview } from "../api/read-imports";

type Preview = { phase: "loading" } | { phase: "failed"; error: ApiError } | { phase: "ready"; undo: UndoPreview };

/** @returns what an undo would do as things stand now, not as they stood when somebody looked last; and how to ask again */
export function usePreview(id: string): { state: Preview; again: () => void } {
  const { session } = useConnection();
  const [state, setState] = useState<Preview>({ phase: "loading" });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let here = true;
    readUndo(session, id).then(
      (undo) => here && setState({ phase: "ready", undo }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (here) setState({ phase: "failed", error });
      },
    );
    return () => void (here = false);
  }, [session, id, times]);
  const again = () => {
    setState({ phase: "loading" });
    setTimes((now) => now + 1);
  };
  return { state, again };
}
