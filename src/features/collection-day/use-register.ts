import { useState } from "react";
import { ApiError, notDoneMessage } from "../../api/errors";
import { endpoints } from "../../api/endpoints";
import { parseResponse } from "../../api/readers/parse-response";
import { useConnection, useUser } from "../../api/react/connection";
import { useMutation } from "../../api/react/use-mutation";
import { currentUserId } from "../../api/session/state";
import { affectedReads } from "../../api/writes/affected-reads";
import type { DonationType } from "../../domain/donation/blood";
import { hrefFor } from "../../domain/routes";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { trimText } from "../../domain/text";
import { useAreaLocation } from "../../shared/navigation";
import { useStillOpen } from "../../ui/overlay/use-still-open";
import { useToast } from "../../ui/toast/toast";
import { collectionDayAnswer } from "./requests/collection-days";
import { MAX_ROWS } from "./requests/find-donors";
import type { SheetRow } from "./sheet/sheet";
import { dropRegistered } from "./sheet/stored-sheet";
import type { SheetControl } from "./sheet/use-sheet";
import { isRegistrable, type Verdict } from "./sheet/verdict";
import { texts } from "./texts";

// not an interface: a body is any record
type CollectionDayForm = {
  day: string;
  place: string;
  type: DonationType;
  rows: { donorId: string; type?: DonationType; note?: string; reason?: string }[];
};

/** Registers the good and the confirmed rows as one request, at most `MAX_ROWS` of them. The others stay in the sheet. */
export function useRegister({ sheet, change, verdictOf, recheck }: SheetControl) {
  const connection = useConnection();
  const { session } = connection;
  const userId = useUser()?._id ?? null;
  const { navigate } = useAreaLocation();
  const toast = useToast();
  const stillOpen = useStillOpen();
  const [error, setError] = useState<ApiError | null>(null);
  const { write, writing } = useMutation({
    request: (body: CollectionDayForm) => ({ path: endpoints.collectionDays(), method: "POST", body }),
    reads: (body) => parseResponse(collectionDayAnswer, body).collectionDay,
    invalidates: affectedReads.collectionDays,
  });
  const going = sheet.rows.filter(({ id }) => isRegistrable(verdictOf(id))).slice(-MAX_ROWS);

  const register = async () => {
    setError(null);
    const { day, place, type } = sheet;
    // in the order in which they were added
    const outcome = await write({
      day,
      place: trimText(place),
      type,
      rows: going.toReversed().map((row) => bodyOf(row, verdictOf(row.id))),
    });
    // the next user has another sheet
    if (userId === null || currentUserId(session.state()) !== userId) return;
    const registered = outcome.ok ? outcome.data : null;
    if (!registered) {
      // the response doesn't say which rows were refused
      const failure = outcome.ok ? new ApiError("unclear", UNCLEAR_ERROR) : outcome.error;
      if (!stillOpen(notDoneMessage(failure, texts.late))) return;
      setError(failure);
      return recheck();
    }
    const donors = registered.rows.flatMap(({ donor, state }) => (donor && state === "registered" ? donor._id : []));
    dropRegistered(connection, userId, new Set(donors));
    // also the sheet on the screen, which is kept with each change
    change({ do: "registered", donors: new Set(donors) });
    if (!stillOpen(null)) return toast.success(texts.registered(donors.length));
    navigate(hrefFor("collectionDayOutcome", { id: registered._id }));
  };
  return { register, registering: writing, error, going };
}

/** A reason belongs to a warning, which another day or type may have ended. */
const bodyOf = ({ donorId, type, note, reason }: SheetRow, { kind }: Verdict): CollectionDayForm["rows"][number] => ({
  donorId: donorId ?? "",
  ...(type !== null && { type }),
  ...(note.trim() && { note: note.trim() }),
  ...(kind === "warned" && { reason: reason.trim() }),
});
