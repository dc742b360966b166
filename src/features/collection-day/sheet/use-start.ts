import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useConnection, useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { isDonationType } from "../../../domain/donation/blood";
import { isIsoDay } from "../../../domain/dates/days";
import { useAreaLocation, useEntryText } from "../../../shared/navigation";
import { lastSunday } from "../components/day-card";
import { HANDED_KEY, type HandedDonors } from "../handed-donors";
import { readHandedDonors } from "./read-handed";
import { emptySheet, proposeRows, type Sheet } from "./sheet";
import { readSheet } from "./stored-sheet";

interface Start {
  sheet: Sheet;
  /** The sheet of the address, if the draft holds another day; then the user chooses. */
  other: Sheet | null;
  /** The list's query whose donors are to be added. */
  where: HandedDonors["where"];
}

/** The sheet with which the page opens: the draft, changed by what the address and the history entry propose. */
export function useStart(): Start {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const today = useToday();
  const search = useSearch();
  const handed = useEntryText(HANDED_KEY);
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const [start] = useState<Start>(() => {
    const query = new URLSearchParams(search);
    const [day, place, type] = [query.get("day"), query.get("place"), Number(query.get("type"))];
    const named = {
      ...(day !== null && isIsoDay(day) && { day }),
      ...(place !== null && { place: place.slice(0, 200) }),
      ...(isDonationType(type) && { type }),
    };
    const draft = userId === null ? null : readSheet(connection, userId);
    const { ids = [], cards = [], where } = readHandedDonors(handed);
    const rows = [...ids.map((donorId) => ({ donorId })), ...cards.map((cardNumber) => ({ cardNumber }))];
    const add = (sheet: Sheet) =>
      proposeRows(
        sheet,
        named,
        rows.map((key) => ({ key })),
      );
    const fresh = emptySheet({ day: lastSunday(today), place: draft?.place ?? "", type: 1 });
    if (!draft) return { sheet: add(fresh), other: null, where };
    const holdsOther = draft.rows.length > 0 && named.day !== undefined && named.day !== draft.day;
    return {
      ...(holdsOther ? { sheet: draft, other: add(fresh) } : { sheet: add(draft), other: null }),
      where,
    };
  });
  useEffect(() => {
    if (handed === "") return;
    // a later visit of the entry, by "back" or a reload, must not propose them again
    const { path, search: query } = currentRoute();
    navigate(path + (query && `?${query}`), { replace: true, state: { ...entryState(), [HANDED_KEY]: undefined } });
  }, [handed, currentRoute, navigate, entryState]);
  return start;
}
