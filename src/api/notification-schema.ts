import * as v from "valibot";

/** A notification, listed or live (specification §3): its message is text, or a list shown as "msg at param". */
export const notificationSchema = v.object({
  _id: v.string(),
  title: v.string(),
  message: v.union([v.string(), v.array(v.object({ msg: v.string(), param: v.string() }))]),
  date: v.string(),
  dismissed: v.boolean(),
});
