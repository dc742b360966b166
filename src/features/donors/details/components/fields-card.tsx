import { useId, useState, type ReactNode } from "react";
import { emailHref, phoneHref } from "../../../../domain/contacts/contact-links";
import { DONOR_FIELDS, DONOR_SECTIONS } from "../../../../domain/fields/donor-fields";
import { fieldNames, type FieldDefinition } from "../../../../domain/fields/field";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { linkClass } from "../../../../ui/buttons/link";
import { cx, tw } from "../../../../ui/tw";
import { BloodGroupTag } from "../../../../shared/donor/parts/blood-group-tag";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import { fieldText, IN_FULL } from "../../../../domain/fields/field-text";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../texts";
import { ContactText } from "../../../../ui/display/contact-text";

export type DonorField = keyof typeof DONOR_FIELDS;

export interface FieldsCardProps {
  donor: DonorRecord;
  mayRead: (field: DonorField) => boolean;
  actions?: ReactNode;
}

/** The frequently used fields that no other part of the record shows. */
const DAILY: ReadonlySet<DonorField> = new Set<DonorField>([
  "birthday",
  "birthplace",
  "fiscalCode",
  "gender",
  "association",
  "group",
  "mailType",
  "note",
]);

/** Shows the frequently used fields of a record, or all fields by section. */
export function FieldsCard({ donor, mayRead, actions }: FieldsCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const readable = fieldNames(DONOR_FIELDS).filter(mayRead);
  const daily = readable.filter((name) => DAILY.has(name) && !isEmpty(name, donor));
  return (
    <Card
      title={texts.allData}
      actions={actions}
      footer={
        <Button small aria-expanded={showsAll} aria-controls={id} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.fewerFields : texts.allFields(readable.length)}
        </Button>
      }
    >
      <div id={id} className={tw`grid gap-x-10 gap-y-7 w700:grid-cols-2`}>
        {showsAll ? (
          DONOR_SECTIONS.map((section) => {
            const own = readable.filter((name) => DONOR_FIELDS[name].section === section);
            return own.length === 0 ? null : (
              <section key={section} className={tw`min-w-0`}>
                <h3 className={tw`mb-2 border-b pb-1.5 text-label font-strong`}>{section}</h3>
                <Lines names={own} donor={donor} />
              </section>
            );
          })
        ) : daily.length > 0 ? (
          <Lines names={daily} donor={donor} className={tw`col-span-full`} />
        ) : (
          <p className={tw`text-muted`}>{texts.noDailyFields}</p>
        )}
      </div>
    </Card>
  );
}

interface LinesProps {
  names: readonly DonorField[];
  donor: DonorRecord;
  className?: string;
}

const Lines = ({ names, donor, className }: LinesProps) => (
  <dl
    className={cx(
      tw`grid min-w-0 content-start grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tiny:!grid-cols-1 gap-x-4 gap-y-1.5`,
      className,
    )}
  >
    {names.map((name) => (
      <Line key={name} name={name} donor={donor} />
    ))}
  </dl>
);

const isEmpty = (name: DonorField, donor: DonorRecord): boolean =>
  name === "bloodGroup" ? donor.bloodGroup === "ND" : !fieldText(DONOR_FIELDS[name], donor[name], IN_FULL);

function Line({ name, donor }: { name: DonorField; donor: DonorRecord }) {
  const field: FieldDefinition = DONOR_FIELDS[name];
  return (
    <>
      <dt className={tw`text-label text-faint break-anywhere`}>{field.label}</dt>
      <dd className={tw`m-0 min-w-0 break-anywhere text-label [white-space:pre-line]`}>
        <Value name={name} field={field} donor={donor} />
      </dd>
    </>
  );
}

function Value({ name, field, donor }: { name: DonorField; field: FieldDefinition; donor: DonorRecord }) {
  if (name === "status") return <StatusBadge status={donor.status} />;
  if (name === "bloodGroup" && donor.bloodGroup !== "ND") return <BloodGroupTag group={donor.bloodGroup} />;
  const text = fieldText(field, donor[name], IN_FULL);
  if (!text)
    return (
      <span className={tw`text-faint`}>
        <span aria-hidden>–</span>
        <span className={tw`sr-only`}>{texts.empty}</span>
      </span>
    );
  const href = field.format === "phone" ? phoneHref(text) : field.format === "email" ? emailHref(text) : null;
  if (!href) return text;
  return (
    <a href={href} className={cx(linkClass(), tw`relative hit`)}>
      <ContactText>{text}</ContactText>
    </a>
  );
}
