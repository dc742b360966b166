import { refusedItems, type ApiError } from "../../../api/errors";
import { isRecord } from "../../../domain/values";
import { Banner } from "../../../ui/messages/banner";
import { texts } from "./texts";

/** The messages of a refused change, for its dialog. */
export interface Refusal {
  /** By the API's field names. */
  fields: Readonly<Record<string, string>>;
  /** The message beside the buttons; null if all messages are at fields. */
  title: string | null;
  hint: string | null;
  /** Another user has changed the donor. */
  conflict: boolean;
}

/** Converts an error to messages (specification §7). @param fieldNames of the fields that the dialog has */
export function readRefusal(error: ApiError, fieldNames: readonly string[]): Refusal {
  const none = { fields: {}, hint: null, conflict: false };
  if (error.status === 409 && error.code && fieldNames.includes(error.code))
    return { ...none, fields: { [error.code]: error.message }, title: null };
  if (error.status === 409 && error.code === "version") {
    const name = changedBy(error.body);
    return {
      ...none,
      title: name ? texts.conflictBy(name) : texts.conflict,
      hint: texts.conflictHint,
      conflict: true,
    };
  }
  // the fields of a suspension are nested in the body (decisions §2)
  const items = refusedItems(error.body).map((item) => ({
    ...item,
    param: item.param?.replace("suspension.", "") ?? null,
  }));
  const atFields = items.filter(({ param }) => param !== null && fieldNames.includes(param));
  const fields = Object.fromEntries(atFields.map(({ param, msg }) => [param, msg]));
  const rest = items.filter((item) => !atFields.includes(item)).map(({ msg }) => msg);
  const title = rest.join(", ") || (atFields.length > 0 ? null : error.message);
  return { ...none, fields, title, conflict: error.status === 409 };
}

/** @returns the name of the user who has changed the donor; null if unknown */
function changedBy(body: unknown): string | null {
  const changed = isRecord(body) && isRecord(body.changed) ? body.changed : null;
  const author = changed && isRecord(changed.author) ? changed.author : null;
  return author && typeof author.name === "string" && author.name ? author.name : null;
}

export function RefusalBanner({ refusal }: { refusal: Refusal | null }) {
  if (!refusal?.title) return null;
  return (
    <Banner tone={refusal.conflict ? "warn" : "danger"} title={refusal.title} live>
      {refusal.hint}
    </Banner>
  );
}
