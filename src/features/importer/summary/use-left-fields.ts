import { useState } from "react";
import { useConnection, useUser } from "../../../api/react/connection";
import { SessionMemory } from "../../../api/session-memory";

/** Names of fields by import. */
const leftFields = new SessionMemory<ReadonlyMap<string, readonly string[]>>();

/**
 * Fields of an import that shall not be overwritten: who goes back to the rows and comes again finds them as they were.
 * @returns them, and how to set others
 */
export function useLeftFields(importId: string): [string[], (left: string[]) => void] {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const kept = leftFields.read(connection, userId);
  const [left, setLeft] = useState<string[]>(() => [...(kept?.get(importId) ?? [])]);
  return [
    left,
    (next) => {
      if (userId !== null) leftFields.write(connection, userId, new Map([...(kept ?? []), [importId, next]]));
      setLeft(next);
    },
  ];
}
