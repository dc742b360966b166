import { useFormContext, useWatch } from "react-hook-form";
import { RecordField } from "..";
import type { FilledInBy } from "./texts";

const NAMES = ["mobile", "phoneHome"] as const;
type Phone = (typeof NAMES)[number];
const Field = RecordField<Phone>;

interface PhoneFieldsProps {
  by: FilledInBy;
  /** One of the two has to be there. */
  needed?: boolean;
}

/**
 * The telephones. Who writes about themselves leaves one to be called on: the house's, if there is no mobile.
 */
export function PhoneFields({ by, needed = by === "oneself" }: PhoneFieldsProps) {
  const { control } = useFormContext<Record<Phone, string>>();
  const [mobile, phoneHome] = useWatch({ control, name: NAMES });
  const own = by === "oneself";
  const houseAlone = needed && !mobile && Boolean(phoneHome);
  return (
    <>
      <Field
        name="mobile"
        span="half"
        {...(own && { deps: "phoneHome" as const, autoComplete: "tel", "aria-required": needed && !phoneHome })}
      />
      <Field
        name="phoneHome"
        span="half"
        {...(own && {
          ...{ deps: "mobile" as const, autoComplete: "home tel" },
          ...{ optional: !houseAlone, "aria-required": houseAlone },
        })}
      />
    </>
  );
}
