import { useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import { pageEndpoints } from "../../../api/page-endpoints";
import { parseResponse } from "../../../api/readers/parse-response";
import { useConnection, useUser } from "../../../api/react/connection";
import { useMutation } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import { currentUserId } from "../../../api/session/state";
import { affectedReads } from "../../../api/writes/affected-reads";
import { registryName } from "../../../domain/donor/registry-name";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { useAreaLocation } from "../../../shared/navigation";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useToast } from "../../../ui/toast/toast";
import { collectionDayHref } from "../collection-day-href";
import {
  collectionDayAnswer,
  collectionDayQuery,
  type CollectionDay,
  type CollectionDayRow,
} from "../requests/collection-days";
import { putBack } from "../sheet/stored-sheet";
import { outcomeTexts as texts } from "./outcome-texts";

/** Deletes donations of a day, and puts their rows back into the sheet. Toasts say what came of it. */
export function useUndo(day: CollectionDay) {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const { navigate } = useAreaLocation();
  const toast = useToast();
  const stillOpen = useStillOpen();
  const { write, writing } = useMutation({
    request: (rows: readonly CollectionDayRow[]) => ({
      path: pageEndpoints.undoCollectionDay(day._id),
      method: "POST",
      body: {
        donations: rows.flatMap(({ donation }) => (donation ? { key: donation._id, version: donation.version } : [])),
      },
    }),
    reads: (body): CollectionDay | null => parseResponse(collectionDayAnswer, body).collectionDay,
    invalidates: affectedReads.collectionDays,
    place: "page",
  });
  const reread = useReread(collectionDayQuery(day._id));
  const [rereading, setRereading] = useState(false);
  const readAgain = async () => {
    setRereading(true);
    const read = await reread();
    setRereading(false);
    return read.ok ? read.data.collectionDay : null;
  };
  const isGone = () => currentUserId(connection.session.state()) !== userId;
  const undo = async (rows: readonly CollectionDayRow[]): Promise<void> => {
    const outcome = await write(rows);
    if (userId === null || isGone()) return;
    if (!outcome.ok) return toast.error(notDoneMessage(outcome.error, texts.notUndone));
    const after = outcome.data ?? (await readAgain());
    // the next user may have signed in meanwhile
    if (isGone()) return;
    if (!after) return toast.error(UNCLEAR_ERROR);
    const kept = after.rows.filter(({ donation }) => donation);
    const stays = new Set(kept.map(({ donation }) => donation?._id));
    const removed = rows.filter(({ donation }) => !stays.has(donation?._id));
    const isBack = putBack(connection, userId, day, new Set(removed.flatMap(({ donor }) => donor?._id ?? [])));
    // a user who deletes a changed donation has seen which others are changed
    const knows = rows.every(({ changed }) => changed) && removed.length === rows.length;
    if (kept.length > 0 && !knows) return toast.info(texts.kept(kept.map(({ donor }) => registryName(donor))));
    toast.success(texts.undone(removed.length, isBack && kept.length === 0));
    if (kept.length === 0 && isBack && stillOpen(null)) navigate(collectionDayHref());
  };
  return { undo, undoing: writing || rereading };
}
