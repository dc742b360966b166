import { TriangleAlert } from "lucide-react";
import { Badge } from "../../../../ui/badge";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";

/** Who looks after a zone; that nobody does is told. */
export function ManagersOf({ zone: { managers } }: { zone: OfficeZone }) {
  if (!managers) return null;
  if (managers.length === 0) return <Badge tone="warn" glyph={TriangleAlert} label={texts.noManager} />;
  return managers.map(({ firstName, lastName }) => `${lastName} ${firstName}`.trim()).join(", ");
}
