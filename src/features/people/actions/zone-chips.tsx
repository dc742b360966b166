import { Chip } from "../../../ui/display/chip";
import { tw } from "../../../ui/tw";

interface ZoneChipsProps {
  label: string;
  zones: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  "aria-describedby"?: string;
}

/** The association's zones as toggle buttons. */
export const ZoneChips = ({ label, zones, chosen, onChange, ...rest }: ZoneChipsProps) => (
  <div role="group" aria-label={label} {...rest} className={tw`flex flex-wrap gap-2 narrow:gap-y-3`}>
    {[...zones, ...chosen.filter((zone) => !zones.includes(zone))].map((zone) => (
      <Chip
        key={zone}
        pressed={chosen.includes(zone)}
        onClick={() => onChange(chosen.includes(zone) ? chosen.filter((other) => other !== zone) : [...chosen, zone])}
      >
        {zone}
      </Chip>
    ))}
  </div>
);
