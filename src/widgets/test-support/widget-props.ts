import type { WidgetProps } from "../host/widget";

const ignoreEvent = () => undefined;

/** @returns the props of a widget whose element has only `api-base`, except for the changes */
export const widgetProps = (apiBase: string, changes: Partial<WidgetProps> = {}): WidgetProps => ({
  apiBase,
  uploadsBase: null,
  socketUrl: null,
  recaptchaSiteKey: null,
  privacyUrl: null,
  returnUrl: null,
  partner: null,
  openIn: null,
  invites: false,
  pageTitle: false,
  bell: true,
  publicFeatures: "zones settings",
  theme: "light",
  tokenStorage: "memory",
  start: "sign-up",
  host: document.body,
  emit: ignoreEvent,
  ...changes,
});
