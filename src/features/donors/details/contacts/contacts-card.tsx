import { BellOff, Mail, MapPin, MessageCircle, Pencil, Phone } from "lucide-react";
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
  /** Other donors with the same telephone number or e-mail address. */
  alsoOf?: readonly DonorRecord[];
}

interface ContactsCardProps extends Pick<FieldsCardProps, "donor" | "mayRead"> {
  id: string;
  duplicates: readonly PossibleDuplicate[];
}

const importForm = () => import("./contacts-form").then(({ ContactsForm }) => ContactsForm);

/** Shows a donor's contacts as links. Users who may edit the donor edit them in place. */
export function ContactsCard({ id, donor, duplicates, mayRead }: ContactsCardProps) {
  const can = useCan();
  const mayEdit = can("update", "Donor", donor);
  const lazyForm = useLazyComponent(importForm);
  const { Component: Form, load } = lazyForm;
  // differs from the draft of the whole form
  const draft = `donor ${id} contacts`;
  const hasDraft = useHasDraft(draft);
  const [editing, setEditing] = useState<"pressed" | "resumed" | null>(null);
  // after closing, the focus returns to the button that opened the form
  const restoresFocus = useRef(false);
  const focusAgain = (button: HTMLElement | null) => {
    if (restoresFocus.current) button?.focus();
    if (button) restoresFocus.current = false;
  };
  const close = () => {
    restoresFocus.current = true;
    setEditing(null);
  };
  const open = async (how: "pressed" | "resumed") => {
    if (await load(texts.contactsFailed)) setEditing(how);
  };
  // shows the draft again after a reload
  const resume = useEffectEvent(() => void open("resumed"));
  const resumesDraft = mayEdit && hasDraft;
  useEffect(() => {
    if (!resumesDraft) return;
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [resumesDraft]);
  return (
    // the tallest of three cards in two columns: it spans the rows of the other two
    <Card
      title={texts.contacts}
      className={tw`medium:row-span-2`}
      actions={
        mayEdit &&
        !(editing && Form) && (
          <Button
            ref={focusAgain}
            small
            icon={Pencil}
            aria-label={texts.editContactsOf}
            loading={lazyForm.loading}
            onPointerEnter={lazyForm.preload}
            onFocus={lazyForm.preload}
            onClick={() => void open("pressed")}
            className={tw`print:hidden`}
          >
            {texts.editContacts}
          </Button>
        )
      }
    >
      {editing && Form ? (
        <Form id={id} donor={donor} draft={draft} takesFocus={editing === "pressed"} onClose={close} />
      ) : (
        <ContactsList donor={donor} duplicates={duplicates} mayRead={mayRead} />
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
      {donor.callsRefused && <Line label={texts.calls} value={texts.callsRefused} href={null} icon={BellOff} />}
      {contacts.map((contact) => (
        <Line key={`${contact.label} ${contact.value}`} {...contact} />
      ))}
      {address && <Line label={texts.address} value={address} href={null} icon={MapPin} />}
    </ul>
  );
}

/** @returns the contacts that exist and that the user may read */
function contactsOf({ donor, duplicates, mayRead }: Omit<ContactsCardProps, "id">): Contact[] {
  // the next steps show sure duplicates
  const families = duplicates.filter((duplicate) => !isSure(duplicate));
  const alsoOf = (field: string) =>
    families.flatMap(({ other, common }) => (common.some((commonField) => commonField === field) ? [other] : []));
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

const contactLinkClass = cx(linkClass(), tw`relative hit break-anywhere`);

function Line({ label, value, href, icon, whatsApp, warning, alsoOf = [] }: Contact) {
  return (
    <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
      <Icon of={icon} className={tw`mt-0.5 text-faint`} />
      <div className={tw`min-w-0`}>
        <span className={tw`block text-label text-faint`}>{label}</span>
        {href ? (
          <a href={href} className={contactLinkClass}>
            <ContactText>{value}</ContactText>
          </a>
        ) : (
          <span className={tw`break-anywhere`}>{value}</span>
        )}
        {warning && <span className={tw`block text-label text-danger-text`}>{warning}</span>}
        {alsoOf.map((other) => (
          <span key={other._id} className={tw`block text-label text-muted print:hidden`}>
            {texts.alsoOf} <OtherDonor donor={other} />
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
