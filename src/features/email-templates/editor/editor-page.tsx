import { useEffect, useEffectEvent, useState } from "react";
import { useSearch } from "wouter";
import { useCan } from "../../../api/react/ability";
import { useQuery } from "../../../api/react/use-query";
import type { EmailDocument } from "../../../domain/email-template/document";
import { useRouteId, addressOf } from "../../../shared/navigation";
import { NotReady } from "../../../ui/messages/not-ready";
import { Skeleton } from "../../../ui/messages/skeleton";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { isContentKnown, templateQuery, type Template } from "../template";
import { ExitLink } from "../frame/exit-link";
import { Editor } from "./editor";
import { savingTexts } from "./saving/texts";
import { hasContent } from "./saving/use-save-template";
import { useStoredDraft } from "./saving/use-draft";
import { pageTexts } from "./texts";
import { hrefFor } from "../../../domain/routes";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { PageHeading } from "../../../ui/page/page-heading";

/** The editor's page (specification §2, `/app/emails-template/{id}/edit`). */
export function EmailEditPage() {
  const id = useRouteId();
  const state = useQuery(templateQuery(id), { throwRouteErrors: true });
  if (state.status === "ready") return <OpenedTemplate key={id} id={id} template={state.data.template} />;
  return (
    <div className={tw`grid content-start gap-4 p-pad`}>
      <ExitLink />
      <NotReady state={state} texts={pageTexts} skeleton={<Skeleton height={480} />} level={1} />
    </div>
  );
}

function OpenedTemplate({ id, template }: { id: string; template: Template }) {
  // a template that this editor can't write doesn't replace one that is being edited
  const [opened, setOpened] = useState(template);
  if (opened.stored.type !== "ready" && opened !== template) setOpened(template);
  const { stored } = opened;
  if (!useCan()("update", "EmailTemplate", opened, "document"))
    return <ReadOnlyTemplate template={opened} title={pageTexts.refused} hint={pageTexts.refusedHint} />;
  if (stored.type === "ready") return <EditableTemplate id={id} template={opened} document={stored.document} />;
  if (!isContentKnown(opened))
    return <ReadOnlyTemplate template={opened} title={pageTexts.notSent} hint={pageTexts.notSentHint} />;
  const { newer, newerHint, foreign, foreignHint } = pageTexts;
  return stored.type === "newer" ? (
    <ReadOnlyTemplate template={opened} title={newer} hint={newerHint} />
  ) : (
    <ReadOnlyTemplate template={opened} title={foreign} hint={foreignHint} />
  );
}

function EditableTemplate({ id, template, document }: { id: string; template: Template; document: EmailDocument }) {
  const { name, version, changed } = template;
  const stored = useStoredDraft(id);
  // a draft with the same content was saved
  const [draft] = useState(() => (stored && hasContent(template, stored.content) ? null : stored));
  const toast = useToast();
  const showRestored = useEffectEvent(() => draft && toast.info(savingTexts.restored));
  useEffect(() => void showRestored(), []);
  // a check in the preview leads to the block that it is about
  const block = new URLSearchParams(useSearch()).get("block");
  const nameLocked = !useCan()("update", "EmailTemplate", template, "name");
  const opened = { content: { name, document }, version: draft ? draft.version : version, at: changed, nameLocked };
  const storedDraft = draft && { ...draft.content, ...(nameLocked && { name }) };
  return <Editor template={template} opened={opened} storedDraft={storedDraft} block={block} />;
}

/** A template that this user may not change, or that this editor would damage: it can only be read. */
function ReadOnlyTemplate({ template, title, hint }: { template: Template; title: string; hint: string }) {
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-4 p-pad`}>
      <ExitLink />
      <PageHeading takeFocus>{template.name}</PageHeading>
      <Banner
        tone="warn"
        title={title}
        actions={
          <Button href={addressOf(hrefFor("emailTemplate", { id: template._id }))}>{pageTexts.toPreview}</Button>
        }
      >
        {hint}
      </Banner>
    </div>
  );
}
