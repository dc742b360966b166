import { useRef, useState } from "react";
import { endpoints } from "../../../../api/endpoints";
import { useFeature } from "../../../../api/react/use-feature";
import { useMutation } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import type { FormValues } from "../../../../domain/fields/form-values";
import { ownRecordAnswer, readStoredDraft, type StoredDraft } from "../../record";

/** Where the draft is saved: on the server, or only on this device; null before the first save. */
type KeptAt = "server" | "device" | null;

export interface DraftOnServer {
  keptAt: KeptAt;
  /** When this page last saved the draft, by the server's clock: a draft of that time isn't newer. */
  seenAt: number | null;
  /**
   * Saves drafts one after another. Of those that wait, only the last one is sent, and none that is saved already.
   * @param values that differ from the record; an empty object deletes the draft
   */
  keep: (values: FormValues, step: string) => Promise<void>;
}

type KeptDraft = Pick<StoredDraft, "step"> & { values: Readonly<FormValues> };

/**
 * Saves the draft of the registration on the server, if it has that feature: the user can continue on another device.
 * @param stored the draft on the server when the form starts
 */
export function useDraftOnServer(userId: string, stored: StoredDraft | null): DraftOnServer {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const keepsDrafts = useFeature("registration-drafts");
  const [seenAt, setSeenAt] = useState<number | null>(null);
  const { write } = useMutation({
    request: (draft: KeptDraft) => ({
      path: endpoints.registrationDraft(userId),
      method: "PUT",
      body: { ...draft },
    }),
    reads: (body) => readStoredDraft(body)?.at ?? null,
  });
  const reread = useReread({ path: endpoints.registration(userId), schema: ownRecordAnswer });
  const saved = useRef(serialize(stored ?? { values: {}, step: "" }));
  const next = useRef<KeptDraft | null>(null);
  const sending = useRef(false);
  const send = async () => {
    for (let draft = next.current; draft; draft = next.current) {
      next.current = null;
      if (serialize(draft) === saved.current) continue;
      const outcome = await write(draft);
      const current = !outcome.ok && outcome.error.kind === "unclear" ? await reread() : null;
      const found = current?.ok ? current.data.draft : null;
      const isFound = found && serialize(found) === serialize(draft);
      const isKept = outcome.ok || isFound;
      if (isKept) {
        saved.current = serialize(draft);
        setSeenAt(outcome.ok ? outcome.data : (found?.at ?? null));
      }
      setKeptAt(isKept ? "server" : "device");
    }
    sending.current = false;
  };
  return {
    keptAt,
    seenAt,
    async keep(values, step) {
      if (!keepsDrafts) return setKeptAt("device");
      next.current = { values, step };
      if (sending.current) return;
      sending.current = true;
      await send();
    },
  };
}

const serialize = ({ values, step }: KeptDraft): string => JSON.stringify([Object.entries(values).sort(), step]);
