import { endpoints } from "../../../api/endpoints";
import {
  count,
  flag,
  identity,
  optional,
  instant,
  items,
  list,
  malformed,
  map,
  one,
  record,
  text,
  type Read,
} from "../../../api/readers/read";
import { NAMED_DONOR, namedDonor } from "../../../shared/donor/rows";
import { previewDonor } from "../preview/preview-donor";

const sending = {
  _id: identity,
  // a server without purposes uses the consent to news
  purpose: text("news"),
  state: text(""),
  at: instant(null),
  ended: instant(null),
  author: optional(record({ name: text("") })),
  recipients: count(null),
  sent: count(null),
  delivered: count(null),
  bounced: count(null),
  perMinute: count(undefined),
  mayStop: flag(false),
};
const bounce = record({
  ...NAMED_DONOR,
  reason: text(""),
  date: instant(null),
});

/** `GET /emails-template/{id}/sendings`. */
export const sendingsAnswer = list("sendings", record(sending));
/** The response of reading, starting and stopping a sending. */
export const sendingAnswer = one("sending", record({ ...sending, bounces: items(bounce) }));

export type Sending = Read<typeof sendingsAnswer>["sendings"][number];

export const sendingsQuery = (templateId: string) => ({
  path: endpoints.emailSendings(templateId),
  schema: sendingsAnswer,
});

/** `POST /emails-template/{id}/recipients`. */
export const recipientsAnswer = map(
  record({
    // undefined on a server without purposes
    purpose: text(undefined),
    total: count(null),
    receiving: count(null),
    leftOut: items(record({ reason: text(""), count: count(0), keys: items(text("")) })),
    // null if the server doesn't name them
    recent: optional(
      items(
        record({
          _id: identity,
          state: text(""),
          at: instant(null),
          count: count(0),
          people: items(namedDonor),
        }),
      ),
    ),
    from: text(null),
    perMinute: count(undefined),
    sample: items(previewDonor),
  }),
  (read) => {
    if (!read) throw malformed("recipients");
    return read;
  },
);
export type RecipientsCount = Read<typeof recipientsAnswer>;
