import type { WidgetProps } from "../element";

export function Backoffice({ apiBase }: WidgetProps) {
  return <p>{apiBase}</p>;
}
