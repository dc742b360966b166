import { useEffect, useState } from "react";
import { whenIdle } from "../../ui/when-idle";
import { useDonorHistory } from "./requests/get-donor-history";

/**
 * Whether there is a history to lead to: it is read ahead when the browser is idle, and taken to be there until then.
 * @param donorId of a donor who is there: a 404 for somebody who isn't would say that the server has no histories
 */
export function useHistoryIsThere(donorId: string): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useDonorHistory(idle ? donorId : null, true).status !== "absent";
}
