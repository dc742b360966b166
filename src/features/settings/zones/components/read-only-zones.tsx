import { useState } from "react";
import { tw } from "../../../../ui/tw";
import type { FoundZone } from "../find-zones";
import { texts } from "../texts";
import { AssociationLine } from "./association-line";
import { ManagersOf } from "./managers-of";
import { ReadOnlyRows } from "./read-only-rows";
import { ZoneLine } from "./zone-line";

/** The zones to be read: of a server that can't change them. */
export function ReadOnlyZones({ found }: { found: readonly FoundZone[] }) {
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  return (
    <ReadOnlyRows label={texts.list}>
      {found.map(({ zone, open }) => {
        const isOpen = opened[zone._id] ?? open;
        return (
          <div key={zone._id}>
            <ZoneLine
              zone={zone}
              open={isOpen}
              onToggle={() => setOpened({ ...opened, [zone._id]: !isOpen })}
              managers={<ManagersOf zone={zone} />}
            />
            {isOpen && (
              <div className={tw`bg-canvas`}>
                <ReadOnlyRows label={texts.associationsOf(zone.name)} of="association">
                  {zone.associations.map((association) => (
                    <AssociationLine key={association._id} association={association} zone={zone.name} />
                  ))}
                </ReadOnlyRows>
              </div>
            )}
          </div>
        );
      })}
    </ReadOnlyRows>
  );
}
