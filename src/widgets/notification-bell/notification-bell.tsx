import type { WidgetProps } from "../element";

export function NotificationBell({ apiBase }: WidgetProps) {
  return <p>{apiBase}</p>;
}
