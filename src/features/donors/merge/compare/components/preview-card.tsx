import { Archive, Award, LogIn, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { closedLogins } from "../../../../../domain/donor/merge";
import { registryName } from "../../../../../domain/donor/registry-name";
import { formatNumber, formatShortDate } from "../../../../../domain/format";
import { joinWithAnd } from "../../../../../domain/language/join-with-and";
import { BloodGroupTag } from "../../../../../shared/donor/parts/blood-group-tag";
import { StatusBadge } from "../../../../../shared/donor/parts/status-badge";
import { Card } from "../../../../../ui/display/card";
import { Icon, type IconType } from "../../../../../ui/icons/icon";
import { uiTexts } from "../../../../../ui/texts";
import { tw } from "../../../../../ui/tw";
import { texts as pairTexts } from "../../pairs/texts";
import type { WholeDonor } from "../merging-answers";
import type { Preview } from "../preview";
import { texts } from "../texts";
import { cardOf } from "./field-rows";

interface PreviewCardProps {
  preview: Preview;
  survivor: WholeDonor;
  other: WholeDonor;
  /** The button, which phones show in a bar. */
  footer: ReactNode;
}

/** The record after the merge: its counts, when the person may donate, and what else happens. */
export function PreviewCard({ preview, survivor, other, footer }: PreviewCardProps) {
  const { record, earlier, awards, newlyDue } = preview;
  const [own, others] = [survivor.facts.documents, other.facts.documents];
  const documents = own === null || others === null ? null : own + others;
  // the addresses with which nobody can sign in any more
  const closed = closedLogins(
    [survivor, other].filter(({ facts }) => facts.signsIn),
    record,
  );
  return (
    <Card title={texts.after} footer={footer}>
      <div className={tw`grid gap-4`}>
        <div className={tw`grid gap-2`}>
          <p className={tw`text-title font-strong break-anywhere`}>{registryName(record) || uiTexts.noName}</p>
          <div className={tw`flex flex-wrap items-center gap-2`}>
            <StatusBadge status={record.status} />
            <BloodGroupTag group={record.bloodGroup} />
            <span className={tw`text-label text-muted`}>
              {record.cardNumber ? pairTexts.card(record.cardNumber) : pairTexts.noCard}
            </span>
          </div>
        </div>
        <dl className={tw`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2`}>
          <Total label={texts.afterDonations}>{record.donationsNumber ?? 0}</Total>
          {earlier > 0 && <Total label={texts.earlierDonations}>{earlier}</Total>}
          <Total label={texts.afterAwards}>{awards.length}</Total>
          {documents !== null && <Total label={texts.afterDocuments}>{documents}</Total>}
          <dt className={tw`text-muted`}>{texts.mayDonate}</dt>
          <dd className={tw`m-0 font-strong`}>{answerText(preview)}</dd>
        </dl>
        <ul className={tw`grid gap-3 border-t pt-4`}>
          {newlyDue && newlyDue.length > 0 && <Meaning icon={Award}>{texts.newDue(joinWithAnd(newlyDue))}</Meaning>}
          <Meaning icon={Archive}>{texts.closes(cardOf(other))}</Meaning>
          {closed.map((address) => (
            <Meaning key={address} icon={LogIn}>
              {texts.closedLogin(address, record.email)}
            </Meaning>
          ))}
          <Meaning icon={Undo2}>{texts.reversible}</Meaning>
        </ul>
      </div>
    </Card>
  );
}

const Total = ({ label, children }: { label: string; children: number }) => (
  <>
    <dt className={tw`text-muted`}>{label}</dt>
    <dd className={tw`m-0 text-right font-strong tabular-nums`}>{formatNumber(children)}</dd>
  </>
);

function answerText({ answer }: Preview): string {
  if (answer.answer === "yes") return texts.today;
  if (answer.answer === "from") return texts.fromDay(formatShortDate(answer.date));
  return answer.answer === "toBeJudged" ? texts.toBeJudged : texts.never;
}

const Meaning = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3 text-label`}>
    <Icon of={icon} className={tw`mt-px text-faint`} />
    <span className={tw`break-anywhere text-pretty`}>{children}</span>
  </li>
);
