import type { Api } from "../handlers/api";
import { placeHandlers } from "./place-handlers";
import { settingsWriteHandlers } from "./settings-writes";
import { viewWriteHandlers } from "./view-writes";

/** Changes of the association's settings, saved views, zones and associations. */
export const associationHandlers = (api: Api) => [
  ...settingsWriteHandlers(api),
  ...viewWriteHandlers(api),
  ...placeHandlers(api),
];
