import { notDoneMessage } from "../../../api/errors";
import { endpoints } from "../../../api/endpoints";
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
import { collectionDayHref } from "../handed-donors";
import {
  collectionDayAnswer,
  collectionDayQuery,
  type CollectionDay,
  type CollectionDayRow,
} from "../requests/collection-days";
import { putBack } from "../sheet/stored-sheet";
import { outcomeTexts as texts } from "./outcome-texts";

/** Deletes the donations of a day, and puts their rows back into the sheet. */
export function useUndo(day: CollectionDay) {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const { navigate } = useAreaLocation();
  const toast = useToast();
  const stillOpen = useStillOpen();
  const { write, writing } = useMutation({
    request: (rows: readonly CollectionDayRow[]) => ({
      path: endpoints.undoCollectionDay(day._id),
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
  const readAgain = async () => {
    const read = await reread();
    return read.ok ? read.data.collectionDay : null;
  };
  /** @returns null, or why it wasn't done, or not all of it */
  const undo = async (rows: readonly CollectionDayRow[]): Promise<string | null> => {
    const outcome = await write(rows);
    if (userId === null || currentUserId(connection.session.state()) !== userId) return null;
    if (!outcome.ok) return notDoneMessage(outcome.error, texts.notUndone);
    const after = outcome.data ?? (await readAgain());
    if (!after) return UNCLEAR_ERROR;
    const stays = new Set(after.rows.flatMap(({ donation }) => donation?._id ?? []));
    const isKept = ({ donation }: CollectionDayRow) => stays.has(donation?._id ?? "");
    const [kept, removed] = [rows.filter(isKept), rows.filter((row) => !isKept(row))];
    const isBack = putBack(connection, userId, day, new Set(removed.flatMap(({ donor }) => donor?._id ?? [])));
    if (kept.length > 0) return texts.kept(kept.map(({ donor }) => registryName(donor)));
    toast.success(texts.undone(removed.length, isBack));
    if (isBack && stillOpen(null)) navigate(collectionDayHref());
    return null;
  };
  return { undo, undoing: writing };
}
