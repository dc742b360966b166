import { hintedName, registryName } from "../../domain/donor/registry-name";
import { capitalised } from "../../domain/language/italian";
import { ownValue } from "../../domain/values";
import { fieldOf, visibleChanges, type VisibleChange } from "../../shared/history";
import type { LogEntry } from "./log-answer";
import { fieldLabels, texts } from "./texts";

/** The subjects whose entries are about a person. */
const PERSONAL: ReadonlySet<string> = new Set(["donor", "donation", "award", "user"]);

/** @returns the name of the person or the thing; "" if there is none, or if it is in the notes */
export function nameOf({ person, name, subject, action }: LogEntry): string {
  if (action === "erase" || subject === "session") return "";
  if (person) return registryName(person) || texts.noName;
  if (!name) return PERSONAL.has(subject) ? texts.somebody : subject === "import" ? texts.unnamedFile : "";
  if (subject === "settings") return texts.section(name);
  return subject === "integration" ? capitalised(name) : name;
}

/** @returns what was done, with the name */
export const whatOf = (entry: LogEntry): string => `${texts.sentence(entry)} ${nameOf(entry)}`.trim();

/** @returns the changed fields. Those whose values the log doesn't show have a text instead */
export function changesOf(entry: LogEntry): VisibleChange[] {
  const { subject, hidden } = entry;
  const labelOf = (field: string) => fieldOf(subject, field)?.label ?? ownValue(fieldLabels, field) ?? field;
  return [
    ...visibleChanges(entry).map((change) => ({ ...change, label: labelOf(change.field) })),
    ...hidden.map((field) => ({ kind: "value" as const, field, label: labelOf(field), value: texts.hiddenValue })),
  ];
}

/** @returns the sentences after `whatOf` */
export function notesOf(entry: LogEntry): string[] {
  const { subject, name, count, reason, merge, action } = entry;
  const changed = action === "update" ? [...new Set(changesOf(entry).map(({ label }) => label))] : [];
  return [
    merge?.other && texts.other(hintedName(merge.other)),
    subject === "session" && name && texts.device(name),
    subject === "sending" && count !== null && texts.sent(count),
    subject === "import" && count !== null && texts.records(count),
    changed.length > 0 && changed.join(", "),
    reason && (action === "erase" ? texts.erasure(reason) : texts.reason(reason)),
    texts.restorable(entry),
  ].filter((note) => typeof note === "string");
}
