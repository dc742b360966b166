import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { emailHref, phoneHref, whatsAppHref } from "../../../../domain/contact-links";
import { formatFullDate } from "../../../../domain/format";
import { Card } from "../../../../ui/card";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { linkClass } from "../../../../ui/link";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../texts";
import { ContactWords } from "./contact-words";
import type { FieldsCardProps } from "./fields-card";

interface Contact {
  label: string;
  value: string;
  href: string | null;
  icon: IconType;
  whatsApp?: string | null;
  /** What is wrong with it. */
  warning?: string | null;
}

/** How to reach the donor: what is pressed calls, or writes. */
export function ContactsCard({ donor, mayRead }: Pick<FieldsCardProps, "donor" | "mayRead">) {
  const read = (field: "cap" | "city" | "province" | "street") => (mayRead(field) ? donor[field] : null);
  const province = read("province");
  const place = [read("cap"), read("city"), province && `(${province})`].filter(Boolean).join(" ");
  const address = [read("street"), place].filter(Boolean).join(", ");
  const contacts = contactsOf({ donor, mayRead });
  return (
    // the tallest of three in two columns: the others stand below each other beside it
    <Card title={texts.contacts} className={tw`medium:row-span-2`}>
      {contacts.length === 0 && !address && <p className={tw`text-muted`}>{texts.noContacts}</p>}
      <ul className={tw`grid gap-3`}>
        {contacts.map((contact) => (
          <Line key={`${contact.label} ${contact.value}`} {...contact} />
        ))}
        {address && <Line label={texts.address} value={address} href={null} icon={MapPin} />}
      </ul>
    </Card>
  );
}

/** @returns the donor's numbers and addresses, those that are there and may be read */
function contactsOf({ donor, mayRead }: Pick<FieldsCardProps, "donor" | "mayRead">): Contact[] {
  const phone = (label: string, field: "mobile" | "phoneHome" | "officePhone"): Contact | null => {
    const value = mayRead(field) ? donor[field] : null;
    return value === null ? null : { label, value, href: phoneHref(value), icon: Phone };
  };
  const mail = (label: string, field: "email" | "officeEmail"): Contact | null => {
    const value = mayRead(field) ? donor[field] : null;
    return value === null ? null : { label, value, href: emailHref(value), icon: Mail };
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

function Line({ label, value, href, icon, whatsApp, warning }: Contact) {
  return (
    <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
      <Icon of={icon} className={tw`mt-0.5 text-faint`} />
      <div className={tw`min-w-0`}>
        <span className={tw`block text-label text-faint`}>{label}</span>
        {href ? (
          <a href={href} className={target}>
            <ContactWords>{value}</ContactWords>
          </a>
        ) : (
          <span className={tw`break-anywhere`}>{value}</span>
        )}
        {warning && <span className={tw`block text-label text-danger-text`}>{warning}</span>}
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
