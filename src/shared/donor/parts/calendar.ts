import { dayNumber, isoDay } from "../../../domain/dates/days";

interface CalendarDay {
  /** ISO day. */
  day: string;
  title: string;
  note: string;
  /** Stable: a calendar replaces an entry with the same id. */
  id: string;
}

/** RFC 5545, 3.1 */
const MAX_LINE_OCTETS = 75;
const CONTINUATION = "\r\n ";

/** @returns an iCalendar file (RFC 5545) with a whole-day event, and a reminder at 9 on the day before */
export function calendarFile({ day, title, note, id }: CalendarDay, now: Date): string {
  const date = (iso: string) => iso.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//GDS//gds-widgets//IT",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escape(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(isoDay(dayNumber(day) + 1))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(note)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escape(title)}`,
    "TRIGGER:-PT15H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const escape = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");

/** Folds a long line without splitting a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded += CONTINUATION;
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
