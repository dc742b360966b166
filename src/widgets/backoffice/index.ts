import { defineWidget } from "../element";
import { styleEverything } from "../../ui/all-classes";
import { Backoffice } from "./backoffice";

styleEverything();
defineWidget("gds-backoffice", Backoffice, { pageTitle: true });
