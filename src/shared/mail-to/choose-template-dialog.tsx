import { useQuery } from "../../api/react/use-query";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { NotReady } from "../../ui/messages/not-ready";
import { Dialog } from "../../ui/overlay/dialog";
import { Skeleton } from "../../ui/messages/skeleton";
import { tw } from "../../ui/tw";
import type { DialogProps } from "../../ui/overlay/use-opened";
import { uiTexts } from "../../ui/texts";
import { addressOf, useAreaLocation } from "../navigation";
import { handedTo, type HandedRecipients, newSendingPlace } from "./handed-recipients";
import { readyTemplatesQuery } from "./ready-templates";
import { texts } from "./choose-texts";

interface ChooseTemplateDialogProps extends DialogProps {
  recipients: HandedRecipients;
}

/** Chooses the template of a mail to the selected people. */
export function ChooseTemplateDialog({ recipients, open, onClose }: ChooseTemplateDialogProps) {
  const { navigate } = useAreaLocation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      footer={<Button onClick={onClose}>{uiTexts.cancel}</Button>}
    >
      <Templates
        onChoose={(id) => {
          onClose();
          navigate(newSendingPlace(id), { state: handedTo(recipients) });
        }}
      />
    </Dialog>
  );
}

function Templates({ onChoose }: { onChoose: (id: string) => void }) {
  const state = useQuery(readyTemplatesQuery);
  const messages = { loading: texts.loading, failed: texts.listFailed };
  if (state.status !== "ready") return <NotReady state={state} texts={messages} skeleton={<Skeleton height={160} />} />;
  const ready = state.data.templates.filter(
    (template) => template !== null && (template.state === null || template.state === "ready"),
  );
  if (ready.length === 0)
    return (
      <EmptyState
        title={texts.none}
        actions={<Button href={addressOf(hrefFor("emailTemplates"))}>{texts.toTemplates}</Button>}
      >
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <ul className={tw`grid rounded border border-line`}>
      {ready.map(
        (template) =>
          template && (
            <li key={template._id} className={tw`border-t first:border-t-0`}>
              <button
                type="button"
                className={tw`w-full px-4 py-3 text-left font-medium break-anywhere hover:bg-hover focus-visible:outline-offset-[-2px]`}
                onClick={() => onChoose(template._id)}
              >
                {template.name || uiTexts.noName}
              </button>
            </li>
          ),
      )}
    </ul>
  );
}
