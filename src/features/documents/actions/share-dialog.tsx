import { useState } from "react";
import type { DocumentRow } from "../../../shared/documents/document";
import { Banner } from "../../../ui/messages/banner";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { VisibilityFields, useDocumentZones } from "../visibility/visibility-fields";
import {
  visibilityDraft,
  visibilityForm,
  visibilityProblem,
  type VisibilityProblem,
} from "../visibility/visibility-form";
import { shareDocument } from "../writes/document-writes";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

/** Asks who is to see a document. */
export function ShareDialog({ document, ...dialog }: DialogProps & { document: DocumentRow }) {
  const { run } = useDocumentWrite();
  const { own } = useDocumentZones();
  const [draft, setDraft] = useState(() => visibilityDraft(document.sight, own));
  const [problem, setProblem] = useState<VisibilityProblem | null>(null);
  const [newer, setNewer] = useState(false);
  const submit = async () => {
    const missing = visibilityProblem(draft, own);
    setProblem(missing);
    if (missing) return false;
    const { type } = await run(shareDocument(document, visibilityForm(draft, own)));
    if (type === "newer") setNewer(true);
    return type === "done" ? null : false;
  };
  return (
    <FormDialog {...dialog} title={texts.shareTitle} submit={uiTexts.save} onSubmit={submit}>
      {newer && <Banner tone="warn" title={texts.newer} live />}
      <VisibilityFields
        draft={draft}
        problem={problem}
        onChange={(next) => {
          setDraft(next);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
