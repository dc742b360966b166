import { useFormContext, useWatch } from "react-hook-form";
import { countDigits, phoneDoubt } from "../../../domain/phone-doubt";
import { RecordField } from "..";
import { texts, type FilledInBy } from "./texts";

const NAMES = ["mobile", "phoneHome"] as const;
type Phone = (typeof NAMES)[number];
const Field = RecordField<Phone>;

interface PhoneFieldsProps {
  by: FilledInBy;
  /** One of the two has to be there. */
  needed?: boolean;
}

/**
 * The telephones. Who writes about themselves leaves one to be called on: the house's, if there is no mobile. A number that
 * looks odd warns.
 */
export function PhoneFields({ by, needed = by === "oneself" }: PhoneFieldsProps) {
  const { control } = useFormContext<Record<Phone, string>>();
  const [mobile, phoneHome] = useWatch({ control, name: NAMES });
  const warning = (name: Phone, typed: string) => {
    const doubt = phoneDoubt(typed, name);
    return doubt && texts.phone[doubt](countDigits(typed));
  };
  const own = by === "oneself";
  const houseAlone = needed && !mobile && Boolean(phoneHome);
  return (
    <>
      <Field
        name="mobile"
        span="half"
        warning={warning("mobile", mobile)}
        {...(own && { deps: "phoneHome" as const, autoComplete: "tel", "aria-required": needed && !phoneHome })}
      />
      <Field
        name="phoneHome"
        span="half"
        warning={warning("phoneHome", phoneHome)}
        {...(own && {
          ...{ deps: "mobile" as const, autoComplete: "home tel" },
          ...{ optional: !houseAlone, "aria-required": houseAlone },
        })}
      />
    </>
  );
}
