import type { Persona } from "../../src/mocks/control.ts";

/** A start that is measured. */
export interface WaitCase {
  name: string;
  element: string;
  /** Who is signed in, by cookies; null: nobody. */
  persona: Persona | null;
  hash: string;
  /** Selector in the shadow root of the element; the start ends when `count` of them are visible. */
  usable: string;
  count: number;
  /** Maximum waits: with an empty cache (`cold`), and after an earlier visit (`warm`). */
  goal: { cold: number; warm: number };
}

export const WAIT_CASES: readonly WaitCase[] = [
  {
    name: "back office: ten donors",
    element: "gds-backoffice",
    persona: "admin",
    hash: "#/app/donors",
    usable: "tbody tr",
    count: 10,
    goal: { cold: 4, warm: 2 },
  },
  {
    name: "bell: the count",
    element: "gds-notification-bell",
    persona: "admin",
    hash: "",
    usable: "button > span",
    count: 1,
    goal: { cold: 4, warm: 2 },
  },
  {
    name: "registration, signed out: first field",
    element: "gds-donor-registration",
    persona: null,
    hash: "",
    usable: "input",
    count: 1,
    goal: { cold: 2, warm: 0 },
  },
  {
    name: "registration, signed in: own data",
    element: "gds-donor-registration",
    persona: "donor",
    hash: "",
    usable: "dd",
    count: 1,
    goal: { cold: 6, warm: 4 },
  },
];
