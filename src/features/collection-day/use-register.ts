import { useState } from "react";
import { ApiError, notDoneMessage } from "../../api/errors";
import { endpoints } from "../../api/endpoints";
import { parseResponse } from "../../api/readers/parse-response";
import { useConnection, useUser } from "../../api/react/connection";
import { useMutation } from "../../api/react/use-mutation";
import { useToday } from "../../api/react/use-today";
import { currentUserId } from "../../api/session/state";
import { affectedReads } from "../../api/writes/affected-reads";
import type { DonationType } from "../../domain/donation/blood";
import { hrefFor } from "../../domain/routes";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { trimText } from "../../domain/text";
import { useAreaLocation } from "../../shared/navigation";
import { useStillOpen } from "../../ui/overlay/use-still-open";
import { useToast } from "../../ui/toast/toast";
import { outcomeTexts } from "./outcome/outcome-texts";
import { collectionDayAnswer, registeredDonors } from "./requests/collection-days";
import { MAX_ROWS } from "./requests/find-donors";
import { askAgain, donorIdOf, dropDonors, isAsked, type Sheet, type SheetRow } from "./sheet/sheet";
import { keepSheet, readSheet } from "./sheet/stored-sheet";
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

export interface Registration {
  register: () => Promise<void>;
  /** The rows that it registers. */
  going: readonly SheetRow[];
  /** Whether more rows could be registered than one request takes. */
  more: boolean;
  /** What the user has to wait for; null: nothing. */
  busy: string | null;
  /** Whether something can be registered now. */
  ready: boolean;
  /** Why it wasn't registered; null: no error. */
  error: ApiError | null;
}

/** Registers the good and the confirmed rows as one request, at most `MAX_ROWS` of them. The others stay in the sheet. */
export function useRegister({ sheet, change, verdictOf, rules }: SheetControl): Registration {
  const connection = useConnection();
  const { session } = connection;
  const userId = useUser()?._id ?? null;
  const today = useToday();
  const { navigate } = useAreaLocation();
  const toast = useToast();
  const stillOpen = useStillOpen();
  const [error, setError] = useState<ApiError | null>(null);
  const { write, writing } = useMutation({
    request: (body: CollectionDayForm) => ({ path: endpoints.collectionDays(), method: "POST", body }),
    reads: (body) => parseResponse(collectionDayAnswer, body).collectionDay,
    invalidates: affectedReads.collectionDays,
  });
  const { day, place, type, rows } = sheet;
  const registrable = rows.filter(({ id }) => isRegistrable(verdictOf(id)));
  const going = registrable.slice(-MAX_ROWS);
  const isChecking = rows.some((row) => isAsked(row) || verdictOf(row.id).kind === "waiting");
  const checking = rules.status === "loading" ? texts.rulesLoading : texts.searching;
  const busy = writing ? texts.registering : isChecking ? checking : null;

  const register = async () => {
    setError(null);
    // in the order in which they were added
    const sent = going.toReversed().map((row) => bodyOf(row, verdictOf(row.id)));
    const outcome = await write({ day, place: trimText(place), type, rows: sent });
    // the next user has another sheet
    if (userId === null || currentUserId(session.state()) !== userId) return;
    const registered = outcome.ok ? outcome.data : null;
    if (!registered) {
      // the response doesn't say which rows were refused
      const failure = outcome.ok ? new ApiError("unclear", UNCLEAR_ERROR) : outcome.error;
      if (!stillOpen(notDoneMessage(failure, texts.late))) return;
      setError(failure);
      return change((now) => askAgain(now));
    }
    const donors = registeredDonors(registered.rows);
    const without = (now: Sheet) => dropDonors(now, new Set(donors));
    // the user may have left the page, whose sheet is kept with each change
    const kept = readSheet(connection, userId);
    if (kept) keepSheet(connection, userId, without(kept));
    change(without);
    if (!stillOpen(null)) return toast.success(outcomeTexts.registered(donors.length));
    navigate(hrefFor("collectionDayOutcome", { id: registered._id }));
  };
  const ready = busy === null && going.length > 0 && day <= today;
  return { register, going, more: registrable.length > going.length, busy, ready, error };
}

/** A reason belongs to a warning, which another day or type may have ended. */
const bodyOf = (row: SheetRow, { kind }: Verdict): CollectionDayForm["rows"][number] => ({
  donorId: donorIdOf(row) ?? "",
  ...(row.type !== null && { type: row.type }),
  ...(row.note.trim() && { note: row.note.trim() }),
  ...(kind === "warned" && { reason: row.reason.trim() }),
});
