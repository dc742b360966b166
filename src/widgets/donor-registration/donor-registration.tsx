import type { WidgetProps } from "../element";

export function DonorRegistration({ apiBase }: WidgetProps) {
  return <p>{apiBase}</p>;
}
