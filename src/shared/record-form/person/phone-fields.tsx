import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { countDigits, phoneDoubt } from "../../../domain/phone-doubt";
import { MeantValue } from "../../../ui/field/meant-value";
import { tw } from "../../../ui/tw";
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
  const { control, setValue, setFocus } = useFormContext<Record<Phone, string>>();
  const [mobile, phoneHome] = useWatch({ control, name: NAMES });
  const [focused, setFocused] = useState("");
  const use = (name: Phone, fix: string) => {
    setValue(name, fix, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  const warning = (name: Phone, typed: string) => {
    const doubt = phoneDoubt(typed, name);
    // While the user types, every number is too short for a moment.
    if (!doubt || (doubt.kind === "missing-zero" && focused === name)) return null;
    return (
      <>
        {texts.phone[doubt.kind](countDigits(typed))}{" "}
        {doubt.fix && <MeantValue value={doubt.fix} onTake={() => use(name, doubt.fix ?? "")} />}
      </>
    );
  };
  const own = by === "oneself";
  const houseAlone = needed && !mobile && Boolean(phoneHome);
  return (
    <div
      className={tw`contents`}
      onFocus={({ target }) => setFocused(target instanceof HTMLInputElement ? target.name : "")}
      onBlur={() => setFocused("")}
    >
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
    </div>
  );
}
