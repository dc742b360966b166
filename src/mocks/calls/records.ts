import type { components } from "../../contract/api";

type Schemas = components["schemas"];

interface CallRecord extends Omit<Schemas["Call"], "date"> {
  donorId: string;
  /** The donor for whom it was made, once a merge has moved it. */
  firstOwner?: string;
  date: string | null;
  deleted: boolean;
  /** With the outcome `refused`: the consent to news before it, null for none; undefined if it wasn't changed. */
  formerNews?: Schemas["Consent"] | null;
}

/** The records about calls, by model. */
export interface CallRecords {
  call: CallRecord;
  /** By donor. */
  callHold: { _id: string; by: Schemas["Author"]; until: string };
  /** By donation day, type and zones. */
  callTarget: { _id: string; version: number; total: number | null; groups: { group: string; total: number }[] };
  /** The donors who refuse calls. `callId`: the call in which they said so; null if it was set on the record. */
  callsRefused: { _id: string; callId: string | null };
  /** A change that is pushed to the staff. `areas`: the zones whose managers may know. */
  callChange: { _id: string; ids: string[]; areas: string[] };
}
