import type { components } from "../../contract/api";
import type { Role } from "../../domain/roles";
import type { Db } from "../db/db";
import { accountOf } from "./accounts";

/** Kinds of notifications, with the roles that get them. Users can't turn a kind off that is `always` sent. */
const KINDS = {
  registrations: { label: "Nuovi donatori da attivare", roles: ["admin", "manager"], always: false },
  changes: { label: "Modifiche chieste dai donatori", roles: ["admin", "manager"], always: false },
  deletions: { label: "Richieste di cancellazione", roles: ["admin"], always: false },
  association: { label: "Comunicazioni della sede", roles: ["admin", "director", "manager", "donor"], always: false },
  documents: { label: "Documenti per me", roles: ["donor"], always: false },
  answers: { label: "Risposte alle mie richieste", roles: ["admin", "director", "manager", "donor"], always: true },
} as const satisfies Record<string, { label: string; roles: readonly Role[]; always: boolean }>;

export type NotificationKind = keyof typeof KINDS;

/** Where a user wants notifications of a kind: in the list of the back office (`here`), by e-mail. */
interface Choice {
  here: boolean;
  email: boolean;
}

const DEFAULT_CHOICE: Choice = { here: true, email: false };

export const choiceOf = (db: Db, userId: string, kind: NotificationKind): Choice =>
  KINDS[kind].always ? { here: true, email: true } : (accountOf(db, userId).choices[kind] ?? DEFAULT_CHOICE);

/** @returns the kinds of notifications of a role with the user's choices, as the API returns them */
export const choicesOf = (db: Db, userId: string, role: Role): components["schemas"]["NotificationChoice"][] =>
  kindsOf(db, role).map((kind) => {
    const { label, always } = KINDS[kind];
    return { kind, label, always, ...choiceOf(db, userId, kind) };
  });

/** @returns the kind of a name, if the role may choose for it */
export const chosenKind = (db: Db, role: Role, name: unknown): NotificationKind | undefined =>
  kindsOf(db, role).find((kind) => kind === name && !KINDS[kind].always);

const kindsOf = (db: Db, role: Role) =>
  (Object.keys(KINDS) as NotificationKind[]).filter(
    (kind) =>
      (KINDS[kind].roles as readonly Role[]).includes(role) &&
      (kind !== "changes" || db.features.has("change-requests")),
  );
