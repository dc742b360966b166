import { useState } from "react";

/**
 * What is typed outlives all that is read meanwhile: the form stays with the record that it began with.
 * @param record as it was read, null until then
 * @returns it as it was first
 */
export function useBeginning<Thing>(record: Thing | null): Thing | null {
  const [began, setBegan] = useState(record);
  if (record && !began) setBegan(record);
  return began;
}
