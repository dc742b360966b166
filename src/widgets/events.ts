import type { DriftKind } from "../api/readers/drift";

/** Why a session ended: the user signed out, the server refused the tokens, or another tab signed out. */
export type LogoutReason = "user" | "expired" | "other-tab";

/**
 * The events of the elements, each with the type of its `detail`. They bubble and are composed. They never contain health
 * data (decisions §4). docs/embedding.md and custom-elements.json take the descriptions from here.
 */
export interface GdsEventDetails {
  /** The first screen is visible, or an error screen in its place. Each element fires it once. */
  "gds-ready": { tag: string; version: string };
  /** A user signed in. Each element with the same API fires it. An unknown `role` is passed on as the server sent it. */
  "gds-login": { user: { _id: string; role: string } };
  /** The session ended: the user signed out, it expired, or another tab signed out. */
  "gds-logout": { reason: LogoutReason };
  /** Another screen is visible. The `path` has no query, but it may contain the id of a record. */
  "gds-navigate": { path: string; title: string };
  /** A live notification arrived. The event contains its id, not its text. */
  "gds-notification": { _id: string };
  /** A donor sent the registration form. */
  "gds-registration-completed": { userId: string };
  /**
   * A response differs from the contract (`docs/openapi.yaml`). `path` names the field (`donors[].birthday`), never its
   * value. Fired once per page for each field and kind. docs/server.md explains the kinds.
   */
  "gds-drift": { path: string; kind: DriftKind };
  /** Something failed: a wrong attribute, an API that doesn't answer, or a defect of the element. */
  "gds-error": { code: string; message: string };
}

export type GdsEventName = keyof GdsEventDetails;
export type GdsEvent<Name extends GdsEventName> = CustomEvent<GdsEventDetails[Name]>;

/** Dispatches an event from the element that a widget belongs to. */
export type Emit = <Name extends GdsEventName>(name: Name, detail: GdsEventDetails[Name]) => void;

/** @returns a function that dispatches events from an element */
export const emitFrom =
  (host: HTMLElement): Emit =>
  (name, detail) => {
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
