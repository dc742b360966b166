import { dayNumber, isoDay } from "../../../domain/dates/days";

/** A day to remember. */
interface CalendarDay {
  /** ISO day. */
  day: string;
  title: string;
  note: string;
  /** What tells it from others, stable: the same day again takes the former one's place. */
  id: string;
}

/** Octets of a line at most (RFC 5545, 3.1). */
const LINE = 75;
const CONTINUED = "\r\n ";

/** @returns a calendar file with one whole day in it, and a reminder the day before at nine (RFC 5545) @param now for its stamp */
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

/** A long line goes on after a blank, never within a letter. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE) {
      folded += CONTINUED;
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
