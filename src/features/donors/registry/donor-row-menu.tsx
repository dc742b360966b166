import { Ellipsis, ExternalLink, Pencil, Plus } from "lucide-react";
import { useRef } from "react";
import { useCan } from "../../../api/react/ability";
import { hintedName, type NamedDonor } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { openRowOf } from "../../../shared/lists/opened-row";
import { addressOf } from "../../../shared/navigation";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import { startRegistering, useMayRegister } from "../donations/buttons";
import type { DonorRow } from "./requests/list-donors";
import { texts } from "./texts";

/** A row's "…": where it leads, as far as the ability allows it. The status is changed on the record, which tells all of it. */
export function DonorRowMenu({ donor }: { donor: DonorRow }) {
  const can = useCan();
  const mayRegister = useMayRegister();
  const box = useRef<HTMLSpanElement>(null);
  const { _id, area } = donor;
  if (!_id) return null;
  const route = hrefFor("donorDetails", { id: _id });
  const writes: MenuEntry[] = [];
  if (can("update", "Donor", { _id, area }))
    writes.push({ kind: "item", label: texts.edit, icon: Pencil, href: addressOf(hrefFor("donorEdit", { id: _id })) });
  if (mayRegister({ _id, area }))
    writes.push({ kind: "item", label: texts.register, icon: Plus, onSelect: () => startRegistering(route) });
  return (
    <span ref={box}>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton small icon={Ellipsis} label={texts.actionsOf(hintedName(donor as NamedDonor))} {...props} />
        )}
        entries={[
          {
            kind: "item",
            label: texts.open,
            icon: ExternalLink,
            href: addressOf(route),
            onSelect: (event) => openRowOf(box.current, event),
          },
          ...writes,
        ]}
      />
    </span>
  );
}
