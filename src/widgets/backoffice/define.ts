import { takeMailedToken } from "../../features/mailed-link";
import { defineWidget } from "../element";
import { loadAllClasses } from "../../ui/all-classes";
import { Backoffice } from "./backoffice";
import { firstReads } from "./first-reads";

/** Defines `<gds-backoffice>`, unless its name is taken. */
export function define(): void {
  loadAllClasses();
  defineWidget("gds-backoffice", Backoffice, { pageTitle: true, beforeCalls: takeMailedToken, firstReads });
}
