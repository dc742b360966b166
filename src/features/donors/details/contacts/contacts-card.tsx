import { Mail, MapPin, MessageCircle, Pencil, Phone } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { emailHref, phoneHref, whatsAppHref } from "../../../../domain/contacts/contact-links";
import { formatFullDate } from "../../../../domain/format";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { useHasDraft } from "../../../../shared/record-form";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { linkClass } from "../../../../ui/buttons/link";
import { cx, tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { texts } from "../texts";
import { ContactText } from "../../../../ui/display/contact-text";
import type { FieldsCardProps } from "../components/fields-card";
import { OtherDonor } from "../components/other-donor";
import { isSure, type PossibleDuplicate } from "../use-possible-duplicates";

interface Contact {
  label: string;
  value: string;
  href: string | null;
  icon: IconType;
  whatsApp?: string | null;
  warning?: string | null;
  /** Who else has the same: a family, or the same person twice. */
  alsoOf?: readonly DonorRecord[];
}

interface ContactsCardProps extends Pick<FieldsCardProps, "donor" | "mayRead"> {
  id: string;
  duplicates: readonly PossibleDuplicate[];
}

const importForm = () => import("./contacts-form").then(({ ContactsForm }) => ContactsForm);

/** How to reach the donor: what is pressed calls, or writes; and it is put right here by whoever may. */
export function ContactsCard({ id, donor, duplicates, mayRead }: ContactsCardProps) {
  const can = useCan();
  const changes = can("update", "Donor", donor);
  const opens = useLazyComponent(importForm);
  const { Component: Form, load } = opens;
  // not the name of the whole form's draft, which has its own
  const draft = `donor ${id} contacts`;
  const waits = useHasDraft(draft);
  const [editing, setEditing] = useState<"pressed" | "resumed" | null>(null);
  // the focus comes back to where the form was opened from
  const closed = useRef(false);
  const focusAgain = (button: HTMLElement | null) => {
    if (closed.current) button?.focus();
    if (button) closed.current = false;
  };
  const close = () => {
    closed.current = true;
    setEditing(null);
  };
  const open = async (how: "pressed" | "resumed") => {
    if (await load(texts.contactsFailed)) setEditing(how);
  };
  // shows the draft again after a reload
  const resume = useEffectEvent(() => void open("resumed"));
  const resumes = changes && waits;
  useEffect(() => {
    if (!resumes) return;
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [resumes]);
  return (
    // the tallest of three in two columns: the others stand below each other beside it
    <Card
      title={texts.contacts}
      className={tw`medium:row-span-2`}
      actions={
        changes &&
        !(editing && Form) && (
          <Button
            ref={focusAgain}
            small
            icon={Pencil}
            aria-label={texts.editContactsOf}
            loading={opens.loading}
            onPointerEnter={opens.preload}
            onFocus={opens.preload}
            onClick={() => void open("pressed")}
            className={tw`print:hidden`}
          >
            {texts.editContacts}
          </Button>
        )
      }
    >
      {editing && Form ? (
        <Form {...{ id, donor, draft }} takesFocus={editing === "pressed"} onClose={close} />
      ) : (
        <ContactsList {...{ donor, duplicates, mayRead }} />
      )}
    </Card>
  );
}

function ContactsList({ donor, duplicates, mayRead }: Omit<ContactsCardProps, "id">) {
  const read = (field: "cap" | "city" | "province" | "street") => (mayRead(field) ? donor[field] : null);
  const province = read("province");
  const place = [read("cap"), read("city"), province && `(${province})`].filter(Boolean).join(" ");
  const address = [read("street"), place].filter(Boolean).join(", ");
  const contacts = contactsOf({ donor, duplicates, mayRead });
  if (contacts.length === 0 && !address) return <p className={tw`text-muted`}>{texts.noContacts}</p>;
  return (
    <ul className={tw`grid gap-3`}>
      {contacts.map((contact) => (
        <Line key={`${contact.label} ${contact.value}`} {...contact} />
      ))}
      {address && <Line label={texts.address} value={address} href={null} icon={MapPin} />}
    </ul>
  );
}

/** @returns the donor's numbers and addresses, those that are there and may be read */
function contactsOf({ donor, duplicates, mayRead }: Omit<ContactsCardProps, "id">): Contact[] {
  // sure duplicates are among the next steps
  const families = duplicates.filter((one) => !isSure(one));
  const alsoOf = (field: string) =>
    families.flatMap(({ other, common }) => (common.some((one) => one === field) ? [other] : []));
  const phone = (label: string, field: "mobile" | "phoneHome" | "officePhone"): Contact | null => {
    const value = mayRead(field) ? donor[field] : null;
    return value === null ? null : { label, value, href: phoneHref(value), icon: Phone, alsoOf: alsoOf(field) };
  };
  const mail = (label: string, field: "email" | "officeEmail"): Contact | null => {
    const value = mayRead(field) ? donor[field] : null;
    return value === null ? null : { label, value, href: emailHref(value), icon: Mail, alsoOf: alsoOf(field) };
  };
  const email = mail(texts.email, "email");
  const bounce = donor.emailBounce;
  const first = phone(texts.mobile, "mobile");
  return [
    first && { ...first, whatsApp: whatsAppHref(first.value) },
    phone(texts.home, "phoneHome"),
    phone(texts.office, "officePhone"),
    email && { ...email, warning: bounce && texts.bounced(bounce.reason, bounce.date && formatFullDate(bounce.date)) },
    mail(texts.officeEmail, "officeEmail"),
  ].filter((contact) => contact !== null);
}

const target = cx(linkClass(), tw`relative hit break-anywhere`);

function Line({ label, value, href, icon, whatsApp, warning, alsoOf = [] }: Contact) {
  return (
    <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
      <Icon of={icon} className={tw`mt-0.5 text-faint`} />
      <div className={tw`min-w-0`}>
        <span className={tw`block text-label text-faint`}>{label}</span>
        {href ? (
          <a href={href} className={target}>
            <ContactText>{value}</ContactText>
          </a>
        ) : (
          <span className={tw`break-anywhere`}>{value}</span>
        )}
        {warning && <span className={tw`block text-label text-danger-text`}>{warning}</span>}
        {alsoOf.map((one) => (
          <span key={one._id} className={tw`block text-label text-muted print:hidden`}>
            {texts.alsoOf} <OtherDonor donor={one} />
          </span>
        ))}
        {whatsApp && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            className={tw`relative hit mt-1.5 flex w-fit items-center gap-1.5 rounded-[3px] text-label underline-offset-[3px] hover:underline print:hidden`}
          >
            <Icon of={MessageCircle} size={16} className={tw`text-success-solid`} />
            <span>
              {texts.whatsApp}
              <span className={tw`sr-only`}>, {texts.newTab}</span>
            </span>
          </a>
        )}
      </div>
    </li>
  );
}
