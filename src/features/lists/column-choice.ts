import { useMemo, useState } from "react";
import { useUser } from "../../api/react/connection";

/** The columns that are shown, by id and in their order; null as the list has them by itself. */
export type ColumnChoice = readonly string[] | null;

/** Where a person's choice for a list is kept, in this browser. */
const keyFor = (list: string, userId: string) => `gds:columns:v1:${list}:${userId}`;

/**
 * The columns that a person chose for a list, kept for them in this browser; where there is no storage (a sandboxed
 * frame), for as long as the list is shown.
 * @param list the list's name
 * @returns the choice, and how to choose; null takes a choice back
 */
export function useColumnChoice(list: string): [ColumnChoice, (choice: ColumnChoice) => void] {
  const key = keyFor(list, useUser()?._id ?? "");
  const [chosen, setChosen] = useState<{ key: string; choice: ColumnChoice } | null>(null);
  const stored = useMemo(() => readChoice(key), [key]);
  const choose = (choice: ColumnChoice) => {
    setChosen({ key, choice });
    storeChoice(key, choice);
  };
  return [chosen?.key === key ? chosen.choice : stored, choose];
}

function readChoice(key: string): ColumnChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : null;
  } catch {
    return null;
  }
}

function storeChoice(key: string, choice: ColumnChoice): void {
  try {
    if (choice) localStorage.setItem(key, JSON.stringify(choice));
    else localStorage.removeItem(key);
  } catch {
    // a frame without storage: it holds while the list is shown
  }
}
