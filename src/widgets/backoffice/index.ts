import { defineWidget } from "../element";
import { Backoffice } from "./backoffice";

defineWidget("gds-backoffice", Backoffice, { pageTitle: true });
