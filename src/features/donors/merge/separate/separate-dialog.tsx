import { useId, useState } from "react";
import { pageEndpoints } from "../../../../api/page-endpoints";
import { notDoneMessage, UNSEEN_STATUSES } from "../../../../api/errors";
import { useMutation } from "../../../../api/react/use-mutation";
import { useQuery } from "../../../../api/react/use-query";
import type { Read } from "../../../../api/readers/read";
import { DONATION_TYPE_LABELS, isDonationType } from "../../../../domain/donation/blood";
import { fieldText, IN_A_SENTENCE, type CellValue } from "../../../../domain/fields/field-text";
import { presentStatus } from "../../../../domain/donor/status";
import { formatLongDate } from "../../../../domain/format";
import { joinWithAnd } from "../../../../domain/language/join-with-and";
import { fieldOf } from "../../../../shared/history";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { Radio } from "../../../../ui/field/choice";
import { ErrorState } from "../../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { type separatingAnswer, separatingQuery, type ChangedSince, type Returned } from "../compare/merging-answers";
import { blockedText, texts } from "./texts";
import { affectedByMerge } from "../affected";

interface SeparateDialogProps extends DialogProps {
  mergeId: string;
}

/** Separates two merged records: says what each gets back, asks about what was changed since, and names what can't be taken back. */
export function SeparateDialog({ mergeId, open, onClose }: SeparateDialogProps) {
  const toast = useToast();
  const state = useQuery(open ? separatingQuery(mergeId) : null, { optional: UNSEEN_STATUSES });
  /** What the user has decided, by id: whether the other record gets it. */
  const [decided, setDecided] = useState<Readonly<Record<string, boolean>>>({});
  const data = state.status === "ready" ? state.data : null;
  const { write, writing } = useMutation<{ version: number | null; toOther: string[] }>({
    request: (body) => ({ path: pageEndpoints.separateMerge(mergeId), method: "POST", body: { ...body } }),
    invalidates: () => affectedByMerge([data?.merge.survivor, data?.merge.other].flatMap((donor) => donor?._id ?? [])),
  });
  const submit = async () => {
    if (!data) return false;
    const toOther = data.separating.since.flatMap(({ _id, goes }) => ((decided[_id] ?? goes) ? [_id] : []));
    const outcome = await write({ version: data.separating.version, toOther });
    if (outcome.ok) {
      toast.success(texts.done);
      return null;
    }
    return outcome.error.code === "version" ? texts.stale : notDoneMessage(outcome.error, texts.notDone);
  };
  const reason = data?.merge.blocked;
  const blocked = reason ? blockedText(reason) : null;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      alert={false}
      title={texts.title}
      description={texts.lead}
      cancel={texts.cancel}
      submit={texts.submit}
      pending={writing}
      disabled={data === null || blocked !== null}
      onSubmit={submit}
      error={blocked}
    >
      <div className={tw`grid gap-4 pt-4`}>
        {state.status === "loading" && (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height={80} />
          </SkeletonGroup>
        )}
        {state.status === "error" && (
          <ErrorState
            title={UNSEEN_STATUSES.has(state.error.status) ? texts.gone : texts.failed}
            onRetry={state.retry}
            retrying={state.retrying}
          >
            {state.error.message}
          </ErrorState>
        )}
        {data && !blocked && (
          <Plan data={data} decided={decided} onChoose={(id, goes) => setDecided({ ...decided, [id]: goes })} />
        )}
      </div>
    </ConfirmDialog>
  );
}

interface PlanProps {
  data: Read<typeof separatingAnswer>;
  decided: Readonly<Record<string, boolean>>;
  onChoose: (id: string, goes: boolean) => void;
}

function Plan({ data, decided, onChoose }: PlanProps) {
  const { merge, separating } = data;
  const { returns, since, mails, loginClosed } = separating;
  const [stays, goesBack] = returns.map(countsText);
  const card = merge.other?.cardNumber ?? null;
  const lasting = [mails ? texts.mails(mails) : "", loginClosed ? texts.login : ""].filter(Boolean);
  return (
    <>
      <p>{texts.reopens(card, goesBack ?? "")}</p>
      <p>{texts.stays(merge.survivor?.cardNumber ?? null, stays ?? "")}</p>
      {since.length > 0 && (
        <section className={tw`grid gap-3`}>
          <h3 className={tw`text-body font-strong`}>{texts.since}</h3>
          <p className={tw`text-label text-muted`}>{texts.sinceHint}</p>
          {since.map((change) => (
            <OneChange
              key={change._id}
              change={change}
              card={card}
              goes={decided[change._id] ?? change.goes}
              onChoose={(goes) => onChoose(change._id, goes)}
            />
          ))}
        </section>
      )}
      {lasting.length > 0 && (
        <section className={tw`grid gap-1`}>
          <h3 className={tw`text-body font-strong`}>{texts.lasting}</h3>
          <ul className={tw`grid gap-1 list-disc pl-5`}>
            {lasting.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** @returns what a record has after the separation: "2 donazioni (1 senza data) e 1 documento" */
const countsText = ({ unlisted, ...counts }: Returned): string =>
  joinWithAnd(
    (["donations", "awards", "documents", "calls"] as const)
      .filter((name) => counts[name] > 0)
      .map((name) => texts.counted(counts[name], name) + (name === "donations" ? texts.unlisted(unlisted) : "")),
  );

interface OneChangeProps {
  change: ChangedSince;
  card: string | null;
  goes: boolean;
  onChoose: (goes: boolean) => void;
}

function OneChange({ change, card, goes, onChoose }: OneChangeProps) {
  const name = useId();
  return (
    <ChoiceGroup legend={changeText(change)}>
      <Radio
        name={name}
        checked={!goes}
        label={change.how === "deleted" ? texts.staysDeleted : texts.here}
        onChange={() => onChoose(false)}
      />
      <Radio name={name} checked={goes} label={texts.there(card)} onChange={() => onChoose(true)} />
    </ChoiceGroup>
  );
}

/** @returns what was changed since the merge, in words */
function changeText(change: ChangedSince): string {
  return texts.how(whatText(change), change.kind === "field" || change.kind === "consents" ? null : change.how);
}

function whatText({ kind, field, value, date }: ChangedSince): string {
  const plain = typeof value === "object" ? null : (value as CellValue);
  const name = plain === null ? texts.unnamed : String(plain);
  if (kind === "donation") {
    const type = Number(plain);
    return texts.donation(isDonationType(type) ? DONATION_TYPE_LABELS[type] : name, date && formatLongDate(date));
  }
  if (kind === "award") return texts.award(name);
  if (kind === "call") return texts.call(date && formatLongDate(date), plain === "refused");
  if (kind === "document") return texts.document(name);
  if (kind === "consents") return texts.consents;
  if (field === "donationsNumber") return texts.field(texts.earlierDonations, name);
  const definition = fieldOf("donor", field ?? "");
  const shown = field === "status" ? presentStatus(name).label : plain;
  const text = definition ? fieldText(definition, shown, IN_A_SENTENCE) : name;
  return texts.field(definition?.label ?? field ?? "", text);
}
