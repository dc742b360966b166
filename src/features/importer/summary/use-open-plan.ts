import { useState } from "react";
import { useConnection, useUser } from "../../../api/react/connection";
import { SessionMemory } from "../../../api/session/session-memory";
import { NO_DRAFT } from "../draft/types";
import { createImportPlan, type ImportPlan } from "../shell/import-plan";

/** By import. */
const plans = new SessionMemory<ReadonlyMap<string, ImportPlan>>();

/**
 * @returns what is to be done with a dry run whose file isn't at hand: who looks elsewhere and comes again finds the fields that
 *   they left out; the rest the server has
 */
export function useOpenPlan(importId: string): ImportPlan {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const [plan] = useState(() => {
    const kept = plans.read(connection, userId);
    const known = kept?.get(importId);
    if (known) return known;
    const made = createImportPlan(NO_DRAFT);
    if (userId !== null) plans.write(connection, userId, new Map([...(kept ?? []), [importId, made]]));
    return made;
  });
  return plan;
}
