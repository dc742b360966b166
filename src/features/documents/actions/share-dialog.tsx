import { useState } from "react";
import type { DocumentRow } from "../../../shared/documents";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import { SightFields } from "../sight/sight-fields";
import { sightDraft, sightForm, sightProblem, type SightProblem } from "../sight/sight-form";
import { useDocumentZones } from "../sight/use-own-zones";
import { shareDocument } from "../writes/document-writes";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

/** Asks who is to see a document. */
export function ShareDialog({ document, open, onClose }: Shown & { document: DocumentRow }) {
  const { run, writing } = useDocumentWrite();
  const { own } = useDocumentZones();
  const [draft, setDraft] = useState(() => sightDraft(document.sight, own));
  const [problem, setProblem] = useState<SightProblem | null>(null);
  const [newer, setNewer] = useState(false);
  const submit = async () => {
    const missing = sightProblem(draft, own);
    setProblem(missing);
    if (missing || writing) return;
    const result = await run(shareDocument(document, sightForm(draft, own)));
    if (result.type === "done") onClose();
    if (result.type === "newer") setNewer(true);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.shareTitle}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={() => void submit()} loading={writing} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-4`}>
        {newer && <Banner tone="warn" title={texts.newer} live />}
        <SightFields
          draft={draft}
          problem={problem}
          onChange={(next) => {
            setDraft(next);
            setProblem(null);
          }}
        />
      </div>
    </Dialog>
  );
}
