import { useState } from "react";
import { useFeature } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { useEntryText } from "../../../shared/navigation";
import { HANDED_KEY } from "../../../shared/mail-to";
import { useRules } from "../../../shared/settings";
import { useSavedViews } from "../../../shared/lists/views/use-saved-views";
import { Banner } from "../../../ui/messages/banner";
import { EmptyState } from "../../../ui/messages/empty-state";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import { formatFullMinute } from "../../../domain/format";
import { readyMadeBy } from "../../../domain/filter/ready-made";
import type { Purpose } from "../../../domain/email-template/document";
import { showTemplate } from "../../../domain/email-template/show-template";
import { Button } from "../../../ui/buttons/button";
import { purposeTexts } from "../purpose-texts";
import type { Template } from "../template";
import { putTemplate } from "../writes/template-writes";
import { useTemplateWrite } from "../writes/use-template-write";
import { ConfirmCard } from "./confirm-card";
import { romeMoment, WhenCard, type When } from "./when-card";
import { RecipientsCard } from "./recipients-card";
import { audiencesOf } from "./recipients";
import { repeatsOf } from "./repeats";
import { RepeatsNotice } from "./repeats-notice";
import { SampleCard } from "./sample-card";
import { texts } from "./texts";
import { useCount } from "./use-count";
import { useSend } from "./use-send";

interface NewSendingProps {
  template: Template;
  search: URLSearchParams;
}

const SAMPLE = 5;
/** Counted until the user chooses a purpose: the people who agreed to news. */
const DEFAULT_PURPOSE: Purpose = "news";

const purposeOf = ({ stored }: Template): Purpose | null =>
  (stored.type === "ready" && stored.document.purpose) || null;

export const NewSending = (props: NewSendingProps) =>
  props.template.state === null || props.template.state === "ready" ? (
    <PreparedSending {...props} />
  ) : (
    <NotReady template={props.template} />
  );

function PreparedSending({ template, search }: NewSendingProps) {
  const today = useToday();
  const { views } = useSavedViews();
  const computed = useFeature("computed-fields");
  const ready = readyMadeBy(useRules().rules ?? null, computed);
  const handed = useEntryText(HANDED_KEY);
  const audiences = audiencesOf({ templateId: template._id, search, handed, views, ready, computed, today });
  const [value, setValue] = useState<string | null>(null);
  const [chosenPurpose, setChosenPurpose] = useState<Purpose | null>(null);
  const purpose = chosenPurpose ?? purposeOf(template);
  const [purposeMissing, setPurposeMissing] = useState(false);
  const [draw, setDraw] = useState(0);
  const [when, setWhen] = useState<When>({ later: false, day: today, hour: "" });
  const [wrong, setWrong] = useState(false);
  const chosen = audiences.find((one) => one.value === value) ?? audiences[0];
  const count = useCount(template._id, chosen?.recipients ?? { where: {} }, purpose ?? DEFAULT_PURPOSE, draw);
  const { send, sending, failure, unexpected, reset } = useSend(template._id);
  const repeats = count.data ? repeatsOf(count.data.recent, unexpected) : [];
  /** What the user accepts: these sendings with these numbers of recipients. */
  const repeatsKey = JSON.stringify([chosen?.value, purpose, repeats.map(({ _id, count: people }) => [_id, people])]);
  const [accepted, setAccepted] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  if (!chosen) return null;
  const { data } = count;
  const receiving = count.counting ? null : (data?.receiving ?? null);
  const at = when.later ? romeMoment(when.day, when.hour) : null;
  const onSend = (confirmed: number) => {
    // the server's clock decides whether it is in the future
    const badMoment = when.later && at === null;
    setWrong(badMoment);
    const unaccepted = repeats.length > 0 && accepted !== repeatsKey;
    if (unaccepted) setMissing(repeatsKey);
    const purposeUnknown = count.purposes && purpose === null;
    setPurposeMissing(purposeUnknown);
    if (!badMoment && !unaccepted && !purposeUnknown)
      void send({
        recipients: chosen.recipients,
        purpose: purpose ?? DEFAULT_PURPOSE,
        count: confirmed,
        version: template.version,
        at: at && at.toISOString(),
        knownSendings: new Set([...(data?.recent ?? []), ...unexpected].map(({ _id }) => _id)),
      }).then(count.recount);
  };
  const start = !when.later ? texts.now : at ? formatFullMinute(at) : null;
  const minutes = data?.perMinute && receiving ? Math.ceil(receiving / data.perMinute) : null;
  return (
    <div className={tw`grid content-start gap-5`}>
      <PageHeading level={2}>{texts.newTitle}</PageHeading>
      <div
        className={tw`grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] medium:grid-cols-[minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)] items-start gap-5`}
      >
        <div className={tw`grid gap-5`}>
          <RecipientsCard
            audiences={audiences}
            chosen={chosen}
            purpose={purpose}
            purposeMissing={purposeMissing && purpose === null}
            count={count}
            onChoose={(next) => {
              setValue(next);
              setDraw(0);
              reset();
            }}
            onPurpose={(next) => {
              setChosenPurpose(next);
              setDraw(0);
              reset();
            }}
          />
          {data && data.sample.length > 0 && (
            <SampleCard
              template={template}
              donors={data.sample}
              onOthers={(data.receiving ?? 0) > SAMPLE ? () => setDraw(draw + 1) : undefined}
            />
          )}
          <WhenCard
            when={when}
            wrong={wrong}
            onChange={(next) => {
              setWhen(next);
              setWrong(false);
            }}
          />
        </div>
        <ConfirmCard
          facts={[
            [texts.subject, showTemplate(template.subject ?? "")],
            [purposeTexts.label, count.purposes && purpose ? purposeTexts.names[purpose] : null],
            [texts.toWhom, chosen.label],
            [texts.from, data?.from ?? null],
            [texts.leaves, start],
            [texts.lasts, minutes === null ? null : texts.minutes(minutes)],
          ]}
          count={receiving}
          version={template.version}
          later={when.later}
          sending={sending}
          onSend={onSend}
          notice={
            <>
              {repeats.length > 0 && (
                <RepeatsNotice
                  templateId={template._id}
                  repeats={repeats}
                  accepted={accepted === repeatsKey}
                  missing={missing === repeatsKey && accepted !== repeatsKey}
                  onAccepted={(next) => setAccepted(next ? repeatsKey : null)}
                />
              )}
              {failure && (
                <Banner tone={failure.changed ? "warn" : "danger"} title={failure.message} live>
                  {failure.unfit.length > 0 && (
                    <ul>
                      {failure.unfit.map((reason) => (
                        <li key={reason}>{reason}</li>
                      ))}
                    </ul>
                  )}
                </Banner>
              )}
            </>
          }
        />
      </div>
    </div>
  );
}

/** A draft can be marked as ready here. */
function NotReady({ template }: { template: Template }) {
  const { run, writing } = useTemplateWrite("page");
  const draft = template.state === "draft";
  return (
    <EmptyState
      level={1}
      title={draft ? texts.notReady : texts.archived}
      actions={
        <Button kind="primary" loading={writing} onClick={() => void run(putTemplate(template, "ready"))}>
          {texts.markReady}
        </Button>
      }
    >
      {texts.notReadyHint}
    </EmptyState>
  );
}
