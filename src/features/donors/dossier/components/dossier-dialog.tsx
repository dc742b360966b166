import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { affectedReads } from "../../../../api/affected-reads";
import { ApiError } from "../../../../api/errors";
import { useCachedReads } from "../../../../api/react/cached-reads";
import { useConnection } from "../../../../api/react/connection";
import { useToday } from "../../../../api/react/use-today";
import { formatNumber } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { fold } from "../../../../domain/text";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { saveFile } from "../../../../ui/browser/save-file";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { collectDossier, dossierJson, PARTS, type Dossier } from "../collect";
import { printDossier } from "../print-dossier";
import { recordDossier, type DossierFormat } from "../record-dossier";
import { texts } from "../texts";

interface DossierDialogProps {
  id: string;
  donor: DonorRecord;
  /** Handed over at once if all parts were read. */
  format: DossierFormat;
  /** The printed page stays here after the dialog has closed. */
  printIn: RefObject<Element | null>;
  onClose: () => void;
}

type State = { kind: "collecting" } | { kind: "failed"; why: string } | { kind: "ready"; dossier: Dossier };

/**
 * Collects all that is kept of a donor as soon as it opens, hands it over and closes; where a part couldn't be read, or the
 * history can't be told, it stays, and says so before anything is given.
 */
export function DossierDialog({ id, donor, format, printIn, onClose }: DossierDialogProps) {
  const { session } = useConnection();
  const cached = useCachedReads();
  const toast = useToast();
  const today = useToday();
  const [state, setState] = useState<State>({ kind: "collecting" });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState<DossierFormat | null>(null);
  const name = registryName(donor);

  const there = useRef(true);
  const collect = async (): Promise<State> => {
    try {
      return { kind: "ready", dossier: await collectDossier({ session, donorId: id, own: false }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: "failed", why: error.message };
    }
  };
  const handOver = async (dossier: Dossier, as: DossierFormat) => {
    if (busy) return;
    setBusy(as);
    setRefusal(null);
    try {
      await recordDossier(session, id, as);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setRefusal(error.kind === "unclear" ? texts.recordUnclear : texts.notRecorded(error.message));
    } finally {
      setBusy(null);
    }
    void cached.invalidate(affectedReads.history(id));
    // a user who has closed the dialog doesn't wait for it any more
    if (!there.current || !printIn.current) return;
    const file = fileNameOf(name, today);
    if (as === "json") saveFile(dossierJson(dossier), `${file}.json`);
    else printDossier(printIn.current, dossier, file);
    toast.success(texts.handedOver);
    onClose();
  };

  const arrive = (next: State) => {
    setState(next);
    if (next.kind === "ready" && next.dossier.notRead.length === 0) void handOver(next.dossier, format);
  };
  const again = async () => {
    setState({ kind: "collecting" });
    setRefusal(null);
    const next = await collect();
    if (there.current) arrive(next);
  };
  const begin = useEffectEvent(collect);
  const begun = useEffectEvent(arrive);
  useEffect(() => {
    // in strict mode the effect runs twice, but hands over once
    let left = false;
    there.current = true;
    void begin().then((next) => {
      if (!left) begun(next);
    });
    return () => {
      left = true;
      there.current = false;
    };
  }, []);

  const dossier = state.kind === "ready" ? state.dossier : null;
  const partial = dossier !== null && dossier.notRead.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.lead(name || texts.noName)}
      footer={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          {dossier && (
            <>
              <Button loading={busy === "print"} onClick={() => void handOver(dossier, "print")}>
                {partial ? texts.printAnyway : texts.print}
              </Button>
              <Button kind="primary" loading={busy === "json"} onClick={() => void handOver(dossier, "json")}>
                {partial ? texts.jsonAnyway : texts.json}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={tw`mt-4 grid gap-4`}>
        {state.kind === "collecting" && <p role="status">{texts.collecting}</p>}
        {state.kind === "failed" && (
          <Banner
            live
            tone="danger"
            title={texts.failed}
            actions={<Button onClick={() => void again()}>{uiTexts.retry}</Button>}
          >
            {state.why}
          </Banner>
        )}
        {dossier && <Contents dossier={dossier} onRetry={() => void again()} />}
        {refusal && <Banner live tone="danger" title={refusal} />}
        <p className={tw`text-label text-muted`}>{texts.promise}</p>
      </div>
    </Dialog>
  );
}

/** How much there is of each part, and what isn't there. */
function Contents({ dossier: { parts, notKept, notRead }, onRetry }: { dossier: Dossier; onRetry: () => void }) {
  return (
    <>
      <section aria-label={texts.collected}>
        <h3 className={tw`mb-2 text-label font-strong`}>{texts.collected}</h3>
        <dl className={tw`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5`}>
          {PARTS.filter((part) => part in parts).map((part) => {
            const rows = parts[part];
            return (
              <div key={part} className={tw`contents`}>
                <dt>{texts.parts[part]}</dt>
                <dd className={tw`m-0 text-right tabular-nums text-muted`}>
                  {Array.isArray(rows) ? formatNumber(rows.length) : texts.record}
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
      {notRead.length > 0 && (
        <Banner live tone="warn" title={texts.notRead} actions={<Button onClick={onRetry}>{uiTexts.retry}</Button>}>
          <ul>
            {notRead.map(({ part, why }) => (
              <li key={part}>
                {texts.parts[part]}: {why}
              </li>
            ))}
          </ul>
          <p>{texts.notReadHint}</p>
        </Banner>
      )}
      {notKept.length > 0 && (
        <p className={tw`text-label text-muted`}>
          {texts.notKept(notKept.map((part) => texts.parts[part].toLowerCase()).join(", "))}
        </p>
      )}
    </>
  );
}

/** @returns what the file is called: whose and when, and nothing of what is in it */
function fileNameOf(name: string, today: string): string {
  const words = fold(name).match(/[a-z0-9]+/g);
  return ["dati", ...(words ?? []), today].join("-").slice(0, 120);
}
