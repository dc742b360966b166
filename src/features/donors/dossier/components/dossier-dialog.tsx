import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { affectedReads } from "../../../../api/writes/affected-reads";
import { ApiError, serverSentence } from "../../../../api/errors";
import { openForm } from "../../../../api/writes/unclear-writes";
import { useCachedReads } from "../../../../api/react/cached-reads";
import { useConnection, useUser } from "../../../../api/react/connection";
import { useToday } from "../../../../api/react/use-today";
import { formatNumber } from "../../../../domain/format";
import { authorName } from "../../../../domain/export/origin-texts";
import { registryName } from "../../../../domain/donor/registry-name";
import { fold } from "../../../../domain/text";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
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
  /** The format in which a complete dossier is handed over at once. */
  format: DossierFormat;
  /** The parent of the frame that is printed: it must outlive the dialog. */
  printIn: RefObject<Element | null>;
  onClose: () => void;
}

type State = { kind: "collecting" } | { kind: "failed"; message: string } | { kind: "ready"; dossier: Dossier };

/**
 * Collects all data of a donor, hands them over and closes. Stays open if a part can't be read or the handover can't be
 * recorded in the history.
 */
export function DossierDialog({ id, donor, format, printIn, onClose }: DossierDialogProps) {
  const { session } = useConnection();
  const user = useUser();
  const [form] = useState(() => openForm(session));
  const cached = useCachedReads();
  const toast = useToast();
  const today = useToday();
  const [state, setState] = useState<State>({ kind: "collecting" });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState<DossierFormat | null>(null);
  const name = registryName(donor);

  const isMounted = useRef(true);
  const collect = async (): Promise<State> => {
    try {
      return { kind: "ready", dossier: await collectDossier({ session, donorId: id, own: false }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: "failed", message: error.message };
    }
  };
  const handOver = async (dossier: Dossier, as: DossierFormat) => {
    if (busy) return;
    setBusy(as);
    setRefusal(null);
    try {
      await recordDossier(session, id, as, form);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setRefusal(
        error.kind === "unclear" ? texts.recordUnclear + serverSentence(error) : texts.notRecorded(error.message),
      );
    } finally {
      setBusy(null);
    }
    void cached.invalidate(affectedReads.history(id));
    // the user has closed the dialog
    if (!isMounted.current || !printIn.current) return;
    const file = fileNameOf(name, today);
    if (as === "json") saveFile(dossierJson(dossier), `${file}.json`);
    else printDossier(printIn.current, dossier, { fileName: file, author: user ? authorName(user) : "" });
    toast.success(texts.handedOver);
    onClose();
  };

  const showDossier = (next: State) => {
    setState(next);
    if (next.kind === "ready" && next.dossier.notRead.length === 0) void handOver(next.dossier, format);
  };
  const again = async () => {
    setState({ kind: "collecting" });
    setRefusal(null);
    const next = await collect();
    if (isMounted.current) showDossier(next);
  };
  const collectOnOpen = useEffectEvent(collect);
  const showOnOpen = useEffectEvent(showDossier);
  useEffect(() => {
    // in strict mode the effect runs twice: hand over only once
    let unmounted = false;
    isMounted.current = true;
    void collectOnOpen().then((next) => {
      if (!unmounted) showOnOpen(next);
    });
    return () => {
      unmounted = true;
      isMounted.current = false;
    };
  }, []);

  const dossier = state.kind === "ready" ? state.dossier : null;
  const partial = dossier !== null && dossier.notRead.length > 0;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      alert={false}
      title={texts.title}
      description={texts.lead(name || texts.noName)}
      cancelKind="secondary"
      actions={
        dossier && (
          <Button loading={busy === "print"} onClick={() => void handOver(dossier, "print")}>
            {partial ? texts.printAnyway : texts.print}
          </Button>
        )
      }
      submit={dossier && (partial ? texts.jsonAnyway : texts.json)}
      pending={busy === "json"}
      error={refusal}
      onSubmit={() => {
        if (dossier) void handOver(dossier, "json");
        return false;
      }}
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
            {state.message}
          </Banner>
        )}
        {dossier && <Contents dossier={dossier} onRetry={() => void again()} />}
        <p className={tw`text-label text-muted`}>{texts.promise}</p>
      </div>
    </ConfirmDialog>
  );
}

/** Shows the number of rows of each part, and the missing parts. */
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
        <Banner live tone="warn" title={texts.incomplete} actions={<Button onClick={onRetry}>{uiTexts.retry}</Button>}>
          <ul>
            {notRead.map(({ part, reason }) => (
              <li key={part}>
                {texts.parts[part]}: {reason}
              </li>
            ))}
          </ul>
          <p>{texts.incompleteHint}</p>
        </Banner>
      )}
      {notKept.length > 0 && (
        <p className={tw`text-label text-muted`}>
          {texts.notStored(notKept.map((part) => texts.parts[part].toLowerCase()).join(", "))}
        </p>
      )}
    </>
  );
}

/** @returns the file's name: the person and the day */
function fileNameOf(name: string, today: string): string {
  const parts = fold(name).match(/[a-z0-9]+/g);
  return ["dati", ...(parts ?? []), today].join("-").slice(0, 120);
}
