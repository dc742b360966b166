import { useEffect, useRef } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { useCachedReads } from "../../../api/react/cached-reads";

/** Lists that show donors aren't right any more once an import, or its undo, has ended. */
export function useReadAgain(id: string, ended: boolean) {
  const { invalidate } = useCachedReads();
  const asked = useRef(ended);
  useEffect(() => {
    if (!ended || asked.current) return;
    asked.current = true;
    void invalidate(affectedReads.import(id));
  }, [id, ended, invalidate]);
}
