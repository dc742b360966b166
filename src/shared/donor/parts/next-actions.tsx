import { CalendarPlus, Phone } from "lucide-react";
import { phoneHref } from "../../../domain/contacts/contact-links";
import { Button } from "../../../ui/buttons/button";
import { saveFile } from "../../../ui/browser/save-file";
import { tw } from "../../../ui/tw";
import { calendarFile } from "./calendar";
import { texts } from "./texts";

interface NextActionsProps {
  /** The next possible day (ISO), where it is one to come; null where there is nothing to remember. */
  day: string | null;
  /** The centre's telephone; null where the server doesn't tell it. */
  phone: string | null;
}

/** What a donor does about the next donation: calls the centre, or has the day remembered. */
export function NextActions({ day, phone }: NextActionsProps) {
  const href = phone === null ? null : phoneHref(phone);
  const remember = (date: string) => {
    const file = calendarFile(
      {
        day: date,
        title: texts.calendarTitle,
        note: texts.calendarNote,
        id: `gds-next-donation-${date}@gds-widgets`,
      },
      new Date(),
    );
    saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), texts.calendarFile);
  };
  if (!href && !day) return null;
  return (
    <>
      <div className={tw`flex flex-wrap gap-2 narrow:grid narrow:w-full`}>
        {/* for a day that is weeks away the call isn't what to do now */}
        {href && (
          <Button kind={day === null ? "primary" : "secondary"} icon={Phone} href={href}>
            {texts.call}
          </Button>
        )}
        {day && (
          <Button icon={CalendarPlus} onClick={() => remember(day)}>
            {texts.calendar}
          </Button>
        )}
      </div>
      {href && <p className={tw`text-label text-faint tabular-nums`}>{phone}</p>}
    </>
  );
}
