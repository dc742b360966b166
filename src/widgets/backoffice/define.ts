import { takeMailedToken } from "../../features/auth/mailed-link";
import { takeHandedEntry } from "../../shared/navigation";
import { defineWidget } from "../element";
import classes from "virtual:gds-classes/office";
import content from "../../ui/base-content.css?raw";
import { addStyles, setClasses } from "../../ui/sheet";
import { Backoffice } from "./backoffice";
import { firstReads } from "./first-reads";

function readAddress(): void {
  takeMailedToken();
  takeHandedEntry();
}

/** Defines `<gds-backoffice>`, unless its name is taken. */
export function define(): void {
  addStyles(content);
  setClasses(classes);
  defineWidget("gds-backoffice", Backoffice, { pageTitle: true, beforeCalls: readAddress, firstReads });
}
