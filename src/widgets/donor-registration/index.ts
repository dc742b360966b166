import { defineWidget } from "../element";
import { DonorRegistration } from "./donor-registration";

defineWidget("gds-donor-registration", DonorRegistration);
