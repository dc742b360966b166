import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useConnection, useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { isDonationType } from "../../../domain/donation/blood";
import { isIsoDay } from "../../../domain/dates/days";
import { HANDED_KEY, readHanded, type HandedRecipients } from "../../../shared/mail-to";
import { useAreaLocation, useEntryText } from "../../../shared/navigation";
import { lastSunday } from "../components/day-card";
import { PASTED_KEY } from "../collection-day-href";
import { readPasted } from "./entry";
import { emptySheet, proposeRows, type Sheet } from "./sheet";
import { readSheet } from "./stored-sheet";

interface Start {
  sheet: Sheet;
  /** The sheet of the address, if the draft holds another day; then the user chooses. */
  other: Sheet | null;
  /** The list's query whose donors are to be added. */
  where: HandedRecipients["where"];
}

/** The sheet with which the page opens: the draft, changed by what the address and the history entry propose. */
export function useStart(): Start {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const today = useToday();
  const search = useSearch();
  const handed = useEntryText(HANDED_KEY);
  const pasted = useEntryText(PASTED_KEY);
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const [start] = useState((): Start => {
    const query = new URLSearchParams(search);
    const [day, place, type] = [query.get("day"), query.get("place"), Number(query.get("type"))];
    const named = {
      ...(day !== null && isIsoDay(day) && { day }),
      ...(place !== null && { place: place.slice(0, 200) }),
      ...(isDonationType(type) && { type }),
    };
    const { ids = [], where } = readHanded(handed) ?? {};
    const keys = [...ids.map((donorId) => ({ donorId })), ...readPasted(pasted)];
    const add = (sheet: Sheet) =>
      proposeRows(
        sheet,
        named,
        keys.map((key) => ({ key })),
      );
    const draft = userId === null ? null : readSheet(connection, userId);
    const fresh = emptySheet({ day: lastSunday(today), place: draft?.place ?? "", type: 1 });
    if (draft && draft.rows.length > 0 && named.day !== undefined && named.day !== draft.day)
      return { sheet: draft, other: add(fresh), where };
    return { sheet: add(draft ?? fresh), other: null, where };
  });
  useEffect(() => {
    if (handed + pasted === "") return;
    // a later visit of the entry, by "back" or a reload, must not propose them again
    const { path, search: query } = currentRoute();
    const state = { ...entryState(), [HANDED_KEY]: undefined, [PASTED_KEY]: undefined };
    navigate(path + (query && `?${query}`), { replace: true, state });
  }, [handed, pasted, currentRoute, navigate, entryState]);
  return start;
}
