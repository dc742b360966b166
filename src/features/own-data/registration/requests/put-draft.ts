import { useState } from "react";
import { endpoints } from "../../../../api/endpoints";
import { LACKING_STATUSES } from "../../../../api/errors";
import { lacksOf } from "../../../../api/lacks";
import { useConnection } from "../../../../api/react/connection";
import { useMutation } from "../../../../api/react/use-mutation";
import type { FormValues } from "../../../../domain/fields/form-values";
import { readStoredDraft } from "../../record";

/** Where the last step was kept: with the association, or on this device alone; null before the first. */
export type KeptAt = "server" | "device" | null;

export interface DraftOnServer {
  keptAt: KeptAt;
  /** The moment of what was kept from here, by the server's clock: what it tells later of that moment is no newer. */
  seenAt: number | null;
  /** @param values what differs from the record; nothing throws the draft away */
  keep: (values: FormValues, step: string) => Promise<void>;
}

/** What a server that keeps no drafts is known to lack. */
const DRAFTS = "drafts";

/** Keeps a form that isn't sent yet with the association, where its server takes it: it can be taken up elsewhere. */
export function useDraftOnServer(userId: string): DraftOnServer {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const { lackingWrites } = lacksOf(useConnection().session);
  const [seenAt, setSeenAt] = useState<number | null>(null);
  const { write } = useMutation({
    request: (body: { values: FormValues; step: string }) => ({
      path: endpoints.registrationDraft(userId),
      method: "PUT",
      body,
    }),
    reads: (answer) => readStoredDraft(answer)?.at ?? null,
  });
  return {
    keptAt,
    seenAt,
    async keep(values, step) {
      if (lackingWrites.has(DRAFTS)) return;
      const kept = await write({ values, step });
      if (!kept.ok && LACKING_STATUSES.has(kept.error.status)) lackingWrites.add(DRAFTS);
      if (kept.ok) setSeenAt(kept.data);
      setKeptAt(kept.ok ? "server" : "device");
    },
  };
}
