import { useEffect, useState } from "react";
import { whenIdle } from "../../ui/loading/when-idle";
import { useDonorHistory } from "./requests/get-donor-history";

/** Whether this person may read a donor's history. It is read when the browser is idle, and taken to be readable until then. */
export function useHistoryIsThere(donorId: string): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useDonorHistory(idle ? donorId : null, true).status !== "absent";
}
