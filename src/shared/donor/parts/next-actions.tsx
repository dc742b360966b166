import { CalendarPlus, Phone } from "lucide-react";
import { phoneHref } from "../../../domain/contacts/contact-links";
import { Button } from "../../../ui/buttons/button";
import { saveFile } from "../../../ui/browser/save-file";
import { tw } from "../../../ui/tw";
import { calendarFile } from "./calendar";
import { texts } from "./next-actions-texts";

interface NextActionsProps {
  /** The first possible day (ISO) if it is in the future; otherwise null. */
  day: string | null;
  /** The centre's telephone number; null if unknown. */
  phone: string | null;
}

/** Buttons that call the centre and download a calendar entry for the next donation. */
export function NextActions({ day, phone }: NextActionsProps) {
  const href = phone === null ? null : phoneHref(phone);
  const downloadCalendar = (date: string) => {
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
        {/* if the day is in the future, calling isn't the primary action */}
        {href && (
          <Button kind={day === null ? "primary" : "secondary"} icon={Phone} href={href}>
            {texts.call}
          </Button>
        )}
        {day && (
          <Button icon={CalendarPlus} onClick={() => downloadCalendar(day)}>
            {texts.calendar}
          </Button>
        )}
      </div>
      {href && <p className={tw`text-label text-faint tabular-nums`}>{phone}</p>}
    </>
  );
}
