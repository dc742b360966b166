import { useState, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { emptyMergeValues } from "../../../domain/email-template/merge-fields";
import { useRules } from "../../../shared/settings";
import { DefaultRulesNote } from "../../../shared/donor/parts/default-rules-note";
import { RulesNotice } from "../../../shared/donor/parts/rules-notice";
import { Banner } from "../../../ui/messages/banner";
import { EmptyState } from "../../../ui/messages/empty-state";
import { tw, cx } from "../../../ui/tw";
import { DonorPicker } from "./donor-picker";
import { Mails } from "./mails";
import { mailOf, type FilledMail } from "./mail-of";
import { valuesOf, usePreviewDonors } from "./preview-donor";
import { TestMailButton } from "./test-mail-button";
import { texts } from "./texts";
import { Pencil, CircleCheck, OctagonAlert, TriangleAlert } from "lucide-react";
import { MAX_TEMPLATE_SUBJECT } from "../../../domain/constants";
import { NameForm } from "../../../shared/name-form/name-form";
import { IconButton } from "../../../ui/buttons/icon-button";
import { uiTexts } from "../../../ui/texts";
import { isContentKnown, type Template } from "../template";
import { useTextChange } from "../writes/use-text-change";
import { checkDocument, type Check } from "../../../domain/email-template/checks";
import type { EmailDocument } from "../../../domain/email-template/document";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";

export function PreviewTab({ template }: { template: Template }) {
  const [text, setText] = useState("");
  const donors = usePreviewDonors(text);
  const rules = useRules();
  const today = useToday();
  const maySave = useCan()("update", "EmailTemplate");
  const { stored, subject, html } = template;
  const values =
    donors.shown && rules.status !== "loading" ? valuesOf(donors.shown, rules.rules, today) : emptyMergeValues;
  const filled = mailOf(template, values);
  // a template that can't be filled is shown as it is
  const mail = filled ?? { subject: subject ?? "", preheader: "", html: html ?? "", text: template.text ?? "" };
  if (stored.type !== "ready" && !html && !template.text)
    return (
      <EmptyState title={isContentKnown(template) ? texts.emptyTitle : texts.notSentTitle}>
        {isContentKnown(template) ? texts.emptyHint : texts.notSentHint}
      </EmptyState>
    );
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-5`}>
      {stored.type !== "ready" && (
        <Banner title={stored.type === "newer" ? texts.newer : texts.unreadable}>{!filled && texts.broken}</Banner>
      )}
      <div className={tw`flex flex-wrap items-end justify-between gap-3`}>
        <DonorPicker donors={donors} text={text} onText={setText} />
        <TestMailButton
          id={template._id}
          subject={subject}
          document={stored.type === "ready" ? stored.document : null}
        />
      </div>
      <RulesNotice rules={rules} />
      {rules.status === "known" && <DefaultRulesNote />}
      {!donors.shown && (
        <p className={tw`text-label text-muted`}>{donors.failed ? texts.donorsFailed : texts.nobody}</p>
      )}
      <InboxLines
        preheader={mail.preheader}
        subject={
          stored.type === "unreadable" && maySave ? (
            <SubjectLine key={template._id} template={template} />
          ) : (
            mail.subject.trim() || subjectPlaceholder(template)
          )
        }
      />
      <Mails html={mail.html} />
      <details className={tw`rounded-lg border border-line bg-surface`}>
        <summary className={tw`cursor-pointer px-6 py-3.5 narrow:px-4 text-label font-medium`}>
          {texts.textTitle}
        </summary>
        <pre className={tw`border-t px-6 py-4 narrow:px-4 whitespace-pre-wrap break-words font-mono text-label`}>
          {mail.text.trim() || texts.noText}
        </pre>
      </details>
      {stored.type === "ready" && <BeforeSending templateId={template._id} document={stored.document} />}
    </div>
  );
}

/** @returns what is shown instead of an empty subject */
const subjectPlaceholder = ({ subject, stored }: Template): string =>
  subject === undefined && stored.type !== "ready" ? texts.subjectUnknown : texts.noSubject;

const line = tw`grid grid-cols-[88px_minmax(0,1fr)] narrow:grid-cols-[76px_minmax(0,1fr)] items-baseline gap-x-2 px-4 py-2`;

interface InboxLinesProps extends Pick<FilledMail, "preheader"> {
  subject: ReactNode;
}

const InboxLines = ({ subject, preheader }: InboxLinesProps) => (
  <dl className={tw`rounded-lg border border-line bg-surface`}>
    <div className={line}>
      <dt className={tw`text-label text-muted`}>{texts.subject}</dt>
      <dd className={tw`min-w-0 break-words font-strong text-ink`}>{subject}</dd>
    </div>
    <div className={cx(line, tw`border-t`)}>
      <dt className={tw`text-label text-muted`}>{texts.preheader}</dt>
      <dd className={tw`min-w-0 break-words text-muted`}>{preheader.trim() || texts.noPreheader}</dd>
    </div>
  </dl>
);

/** The subject of a mail that our editor can't open, with a button to change it. */
function SubjectLine({ template }: { template: Template }) {
  const may = useCan()("update", "EmailTemplate", template, "subject");
  const [editing, setEditing] = useState(false);
  if (editing) return <SubjectEditor template={template} onLeave={() => setEditing(false)} />;
  return (
    <span className={tw`flex min-w-0 items-center gap-1`}>
      <span className={tw`min-w-0 break-words`}>{template.subject?.trim() || subjectPlaceholder(template)}</span>
      {may && <IconButton small icon={Pencil} label={texts.changeSubject} onClick={() => setEditing(true)} />}
    </span>
  );
}

function SubjectEditor({ template, onLeave }: { template: Template; onLeave: () => void }) {
  const { before, warning, writing, save } = useTextChange(template, "subject", onLeave);
  return (
    <NameForm
      label={texts.subject}
      name={before}
      missing={texts.subjectMissing}
      submit={uiTexts.save}
      maxLength={MAX_TEMPLATE_SUBJECT}
      warning={warning}
      writing={writing}
      onSave={save}
      onLeave={onLeave}
    />
  );
}

const LOOKS = {
  passed: { icon: CircleCheck, tone: tw`text-success-text` },
  warns: { icon: TriangleAlert, tone: tw`text-warn-text` },
  stops: { icon: OctagonAlert, tone: tw`text-danger-text` },
} as const;

interface BeforeSendingProps {
  document: EmailDocument;
  templateId: string;
}

function BeforeSending({ templateId, document }: BeforeSendingProps) {
  const editor = hrefFor("emailEdit", { id: templateId });
  const { checks, bytes } = checkDocument(document);
  const wrong = checks.filter(({ result }) => result !== "passed");
  const passed = checks.filter(({ result }) => result === "passed");
  return (
    <Card
      title={useFeature("email-sending") ? texts.checksTitle : texts.checksOnly}
      subtitle={texts.toLook(wrong.length)}
    >
      <ul className={tw`grid grid-cols-2 narrow:grid-cols-1 gap-x-8 gap-y-3`}>
        {wrong.map(({ name, result, blocks: [block], blocks }) => (
          <Line key={name} result={result}>
            {texts.wrong[name](blocks.length, bytes)}{" "}
            <Link href={addressOf(editor + (block ? `?block=${encodeURIComponent(block)}` : ""))}>{texts.mend}</Link>
          </Line>
        ))}
        {passed.map(({ name, result }) => (
          <Line key={name} result={result}>
            {texts.passed[name](bytes)}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

function Line({ result, children }: { result: Check["result"]; children: ReactNode }) {
  const { icon, tone } = LOOKS[result];
  return (
    <li className={tw`flex min-w-0 items-start gap-2`}>
      <Icon of={icon} size={16} className={cx(tone, tw`mt-0.5 flex-none`)} />
      <span className={tw`min-w-0`}>
        <VisuallyHidden>{texts.results[result]}: </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
