import { useEffect } from "react";
import { screenShown } from "../../../api/client/shown";
import { endpoints } from "../../../api/endpoints";
import { useConnection } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { hasDrafts } from "../../../api/session/kept-for-user/stored-drafts";
import type { User } from "../../../domain/entities";
import { useToast } from "../../../ui/toast/toast";

/** Drops what is kept about erased donors: at the start if there are drafts, after an erasure, and when events may have been missed. */
export function useDropErased({ _id, role }: User): void {
  const connection = useConnection();
  const toast = useToast();
  const wanted = useFeature("erasure") && role !== "donor";
  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    const drop = async (happened: boolean) => {
      await screenShown();
      const code = stopped ? null : await import("../../../shared/donor/drop-erased").catch(() => null);
      await code?.dropErased(connection, _id, toast, happened);
    };
    if (hasDrafts(connection.apiBase, _id)) void drop(false);
    const stop = connection.liveChannel.follow(async (stale) => {
      if (stale === "all" || stale.has(endpoints.erasures())) await drop(stale !== "all");
    });
    return () => {
      stopped = true;
      stop();
    };
  }, [connection, wanted, _id, toast]);
}
