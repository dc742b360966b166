import * as v from "valibot";
import type { Notification } from "../domain/entities";

const isItem = (item: unknown) =>
  typeof item === "object" &&
  item !== null &&
  "msg" in item &&
  typeof item.msg === "string" &&
  "param" in item &&
  typeof item.param === "string";

/** A notification, listed or live (specification §3): its message is text, or a list shown as "msg at param". */
export const notificationSchema = v.object({
  _id: v.string(),
  title: v.string(),
  // by hand: every element downloads what stands here, and a union costs more than all the rest
  message: v.custom<Notification["message"]>(
    (message) => typeof message === "string" || (Array.isArray(message) && message.every(isItem)),
  ),
  date: v.string(),
  dismissed: v.boolean(),
});
