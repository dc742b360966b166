import { defineWidget } from "../element";
import classes from "virtual:gds-classes/registration";
import { setClasses } from "../../ui/sheet";
import { DonorRegistration } from "./donor-registration";

setClasses(classes);
defineWidget("gds-donor-registration", DonorRegistration);
