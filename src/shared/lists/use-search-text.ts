import { useEffect, useRef, useState } from "react";
import { LIST_SEARCH_DELAY } from "../../domain/constants";

/**
 * Debounces the search by 80 ms (decisions §4).
 * @param committed the current query; "back" changes it
 * @param commit called with the text
 */
export function useSearchText(committed: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(committed);
  const [known, setKnown] = useState(committed);
  // the timer must call the latest function
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  if (known !== committed) {
    setKnown(committed);
    // only changes from outside replace the text
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
