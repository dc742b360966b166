import type { Notification } from "../../domain/entities";
import { flag, identity, instant, items, map, record, text, type Reader } from "../readers/read";

type Item = { msg: string; param: string | null };

const item: Reader<Item | null, { msg?: string; param?: string }> = (value, path, note) =>
  typeof value === "string"
    ? { msg: value, param: null }
    : record({ msg: text(""), param: text(null) })(value, path, note);
const list = items(item);
const plain = text("");

/** Text, or a list shown as "msg at param" (specification §2, §3), also as a single item. */
const message: Reader<Notification["message"], string | { msg: string; param: string }[]> = (value, path, note) =>
  typeof value === "object" && value !== null
    ? list(Array.isArray(value) ? value : [value], path, note)
    : plain(value, path, note);

/** A notification, listed or live (specification §3). */
export const notificationSchema = record({
  _id: identity,
  title: text(""),
  message,
  date: instant(""),
  dismissed: flag(false),
  link: map(text(undefined), (link) => link ?? null),
});

/** A live notification; null if it has neither an id nor a text. */
export const liveNotification = map(notificationSchema, (read) =>
  read && (read._id || read.title || read.message.length > 0) ? read : null,
);
