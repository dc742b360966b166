import { useSyncExternalStore } from "react";
import { useConnection } from "./connection";

/** @returns the sentence that the API can't be reached or is down, since a call found out; null after the next response */
export function useUnreachable(): string | null {
  const { outage } = useConnection();
  return useSyncExternalStore(outage.subscribe, outage.state);
}
