import { useEffect, useEffectEvent, useState } from "react";
import { useSearch } from "wouter";
import { useQuery } from "../../../api/react/use-query";
import type { EmailDocument } from "../../../domain/email-template/document";
import { useRouteId, addressOf } from "../../../shared/navigation";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { templateQuery, type Template } from "../template";
import { Editor } from "./editor";
import { savingTexts } from "./saving/texts";
import { saysSame } from "./saving/use-save-template";
import { useKeptDraft } from "./saving/use-draft";
import { pageTexts } from "./texts";
import { hrefFor } from "../../../domain/routes";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { PageHeading } from "../../../ui/page/page-heading";

/** Where a template is written (specification §2, `/app/emails-template/{id}/edit`). */
export function EmailEditPage() {
  const id = useRouteId();
  const state = useQuery(templateQuery(id), { throwRouteErrors: true });
  if (state.status === "ready") return <Opened key={id} id={id} template={state.data.template} />;
  return (
    <div className={tw`p-pad`}>
      {state.status === "error" ? (
        <ErrorState level={1} title={pageTexts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      ) : (
        <SkeletonGroup label={pageTexts.loading}>
          <Skeleton height={480} />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Opened({ id, template }: { id: string; template: Template }) {
  // what is read later, and can't be written, doesn't take the editor from whoever writes in it
  const [opened, setOpened] = useState(template);
  if (opened.stored.type !== "ready" && opened !== template) setOpened(template);
  const { stored } = opened;
  if (stored.type === "ready") return <Written id={id} template={opened} document={stored.document} />;
  return <ReadOnly template={opened} newer={stored.type === "newer"} />;
}

function Written({ id, template, document }: { id: string; template: Template; document: EmailDocument }) {
  const { name, version, changed } = template;
  const kept = useKeptDraft(id);
  // what says the same is no draft: it was saved after all
  const [draft] = useState(() => (kept && saysSame(template, kept.content) ? null : kept));
  const toast = useToast();
  const tell = useEffectEvent(() => draft && toast.info(savingTexts.restored));
  useEffect(() => void tell(), []);
  // a check in the preview leads to the block that it is about
  const block = new URLSearchParams(useSearch()).get("block");
  const saved = { content: { name, document }, version: draft ? draft.version : version, at: changed };
  return <Editor id={id} saved={saved} kept={draft?.content ?? null} block={block} />;
}

/** A template that this editor would damage: it is read, and never written. */
function ReadOnly({ template, newer }: { template: Template; newer: boolean }) {
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-4 p-pad`}>
      <PageHeading takeFocus>{template.name}</PageHeading>
      <Banner
        tone="warn"
        title={newer ? pageTexts.newer : pageTexts.foreign}
        actions={
          <Button href={addressOf(hrefFor("emailTemplate", { id: template._id }))}>{pageTexts.toPreview}</Button>
        }
      >
        {newer ? pageTexts.newerHint : pageTexts.foreignHint}
      </Banner>
    </div>
  );
}
