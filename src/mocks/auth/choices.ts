import type { components } from "../../contract/api";
import type { Role } from "../../domain/roles";
import type { Db } from "../db/db";
import { accountOf } from "./accounts";

/** What the mock tells people of, by the roles that it concerns; what is told `always` isn't theirs to choose. */
const KINDS = {
  registrations: { label: "Nuovi donatori da attivare", roles: ["admin", "manager"], always: false },
  deletions: { label: "Richieste di cancellazione", roles: ["admin"], always: false },
  association: { label: "Comunicazioni della sede", roles: ["admin", "director", "manager", "donor"], always: false },
  documents: { label: "Documenti per me", roles: ["donor"], always: false },
  answers: { label: "Risposte alle mie richieste", roles: ["admin", "director", "manager", "donor"], always: true },
} as const satisfies Record<string, { label: string; roles: readonly Role[]; always: boolean }>;

export type NotificationKind = keyof typeof KINDS;

/** How somebody wants to be told. */
interface Choice {
  here: boolean;
  email: boolean;
}

const UNTOLD: Choice = { here: true, email: false };

/** @returns how somebody wants to be told of something */
export const choiceOf = (db: Db, userId: string, kind: NotificationKind): Choice =>
  KINDS[kind].always ? { here: true, email: true } : (accountOf(db, userId).choices[kind] ?? UNTOLD);

/** @returns what somebody may be told of, and how they want it, as the API tells it */
export const choicesOf = (db: Db, userId: string, role: Role): components["schemas"]["NotificationChoice"][] =>
  kindsOf(role).map((kind) => {
    const { label, always } = KINDS[kind];
    return { kind, label, always, ...choiceOf(db, userId, kind) };
  });

/** @returns the kind of a name, if it is one that this role may choose for */
export const chosenKind = (role: Role, name: unknown): NotificationKind | undefined =>
  kindsOf(role).find((kind) => kind === name && !KINDS[kind].always);

const kindsOf = (role: Role) =>
  (Object.keys(KINDS) as NotificationKind[]).filter((kind) => (KINDS[kind].roles as readonly Role[]).includes(role));
