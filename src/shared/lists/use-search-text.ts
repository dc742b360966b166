import { useEffect, useRef, useState } from "react";
import { LIST_SEARCH_DELAY } from "../../domain/constants";

/**
 * What is typed at once, and what is searched for 80 ms after the last key (decisions §4).
 * @param committed what is searched for, as the history entry keeps it; "back" changes it from outside
 * @param commit called with what to search for
 */
export function useSearchText(committed: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(committed);
  const [known, setKnown] = useState(committed);
  // the timer's commit must see the view as it is then, not as it was at the last letter
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  if (known !== committed) {
    setKnown(committed);
    // our own commits arrive here too, possibly while the person types on: only a change from outside takes over
    if (committed.trim() !== typed.trim() && !timer.current) setTyped(committed);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current(text);
    }, LIST_SEARCH_DELAY);
  };
  return [typed, change];
}
