import type { DriftKind } from "../api/drift";

/** Why a session ended: the person left, the server refused to go on, or another tab signed out. */
export type LogoutReason = "user" | "expired" | "other-tab";

/**
 * What the elements tell the page, each with its `detail`. All bubble and cross shadow roots (composed). Nothing of a
 * donor's health is ever in them (decisions §4).
 */
export interface GdsEventDetails {
  /** the first screen is there, an error screen too; once */
  "gds-ready": { tag: string; version: string };
  /** somebody signed in; a role that we don't know is the server's word; each element of the page tells it */
  "gds-login": { user: { _id: string; role: string } };
  /** the session ended */
  "gds-logout": { reason: LogoutReason };
  /** another screen is shown; the path comes without its query */
  "gds-navigate": { path: string; title: string };
  /** a live notification came; its text stays inside */
  "gds-notification": { _id: string };
  /** a donor sent the form */
  "gds-registration-completed": { userId: string };
  /**
   * an answer differs from `docs/openapi.yaml` at a place (`donors[].birthday`), once a page for each place and kind; never
   * what stood there. See docs/server.md
   */
  "gds-drift": { path: string; kind: DriftKind };
  /** something went wrong: a wrong attribute, an API that doesn't answer, a fault of ours */
  "gds-error": { code: string; message: string };
}

export type GdsEventName = keyof GdsEventDetails;
export type GdsEvent<Name extends GdsEventName> = CustomEvent<GdsEventDetails[Name]>;

/** Dispatches one of our events; given to a widget bound to its element. */
export type Emit = <Name extends GdsEventName>(name: Name, detail: GdsEventDetails[Name]) => void;

/** @returns how one element tells the page something. */
export const emitFrom =
  (host: HTMLElement): Emit =>
  (name, detail) => {
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
