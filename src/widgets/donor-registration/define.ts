import { abilityQuery } from "../../api/session/features";
import { takeHostToken } from "../../features/onboarding";
import { preloadOwnRecord } from "../../features/own-data/record/first-reads";
import { defineWidget } from "../element";
import classes from "virtual:gds-classes/registration";
import content from "../../ui/base-content.css?raw";
import { addStyles, setClasses } from "../../ui/sheet";
import { DonorRegistration } from "./donor-registration";

/** Defines `<gds-donor-registration>`, unless its name is taken. */
export function define(): void {
  addStyles(content);
  setClasses(classes);
  defineWidget("gds-donor-registration", DonorRegistration, {
    beforeCalls: takeHostToken,
    firstReads: () => (user) => (user?.role === "donor" ? [...preloadOwnRecord(user), abilityQuery] : []),
  });
}
