import { openTabChannel } from "../session/tabs";

/** All that the tabs of a browser tell each other about notifications: no id, no text, nobody's name. */
const CHANGED = "changed";
const isChanged = (data: unknown): data is typeof CHANGED => data === CHANGED;

export interface NotificationTabs {
  tellChanged(): void;
  close(): void;
}

/** @param onChanged called when another tab has changed notifications on the server */
export function openNotificationTabs(apiBase: string, onChanged: () => void): NotificationTabs {
  const channel = openTabChannel(`gds:notifications:${apiBase}`, isChanged, onChanged);
  return { tellChanged: () => channel.tell(CHANGED), close: () => channel.close() };
}
