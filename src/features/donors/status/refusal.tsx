import { refusedItems, type ApiError } from "../../../api/errors";
import { isRecord } from "../../../domain/values";
import { Banner } from "../../../ui/messages/banner";
import { texts } from "./texts";

/** Why a change was refused, for its window: at fields, or beside the buttons. */
export interface Refusal {
  /** By the names that the API has for what was sent. */
  fields: Readonly<Record<string, string>>;
  /** What no field says; null where the fields say it all. */
  title: string | null;
  hint: string | null;
  /** Somebody else has changed the donor, who is read again. */
  conflict: boolean;
}

/** Reads a refusal, given back as a value (specification §7). @param shown the fields that the window has */
export function readRefusal(error: ApiError, shown: readonly string[]): Refusal {
  const none = { fields: {}, hint: null, conflict: false };
  if (error.status === 409 && error.code && shown.includes(error.code))
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
  const items = refusedItems(error.body);
  const atFields = items.filter(({ param }) => param !== null && shown.includes(param));
  const fields = Object.fromEntries(atFields.map(({ param, msg }) => [param, msg]));
  const rest = items.filter((item) => !atFields.includes(item)).map(({ msg }) => msg);
  const title = rest.join(", ") || (atFields.length > 0 ? null : error.message);
  return { ...none, fields, title, conflict: error.status === 409 };
}

/** Who has changed it, where the server says so. */
function changedBy(body: unknown): string | null {
  const changed = isRecord(body) && isRecord(body.changed) ? body.changed : null;
  const author = changed && isRecord(changed.author) ? changed.author : null;
  return author && typeof author.name === "string" && author.name ? author.name : null;
}

/** Why a change was not made, where no field says it. */
export function RefusalBanner({ refusal }: { refusal: Refusal | null }) {
  if (!refusal?.title) return null;
  return (
    <Banner tone={refusal.conflict ? "warn" : "danger"} title={refusal.title} live>
      {refusal.hint}
    </Banner>
  );
}
