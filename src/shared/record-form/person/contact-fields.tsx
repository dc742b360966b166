import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import type { Place } from "../../../domain/places/places";
import { ABROAD, readProvince } from "../../../domain/places/provinces";
import { tw } from "../../../ui/tw";
import { RecordField } from "..";
import { PlaceField, usePlaces, type Places } from "./place-field";
import { ProvinceField } from "./province-field";
import { texts, type FilledInBy } from "./texts";

const Field = RecordField<"street" | "cap">;
const LIVING = { living: true };
/** No postal code has more places. */
const ALL_WITH_CAP = { living: true, most: 99 };

/**
 * The fields of an address. A town fills in its province, and its postal code if it has a single one; a postal code fills in its
 * province, and its town if it has a single one. A typed postal code stays, with a warning if the town has another one.
 */
export function AddressFields({ by }: { by: FilledInBy }) {
  const { control, setValue, getValues } = useFormContext<FormValues>();
  const { defaultValues } = useFormState({ control });
  const values = useWatch({ control, name: ["cap", "city", "province"] });
  const [cap, city, province] = values.map(String) as [string, string, string];
  const [chosen, setChosen] = useState<Place | null>(null);
  /** Set if the town has replaced the postal code. */
  const [replaced, setReplaced] = useState<{ before: string; now: string } | null>(null);
  const filledIn = useRef<string | null>(null);
  const own = by === "oneself";
  const [loadsPlaces, setLoadsPlaces] = useState(!own);
  const places = usePlaces(loadsPlaces);
  const autoComplete = (token: string) => own && { autoComplete: token };

  const takeTown = (place: Place) => {
    setChosen(place);
    if (place.province) setValue("province", place.province, { shouldDirty: true, shouldValidate: true });
    const before = String(getValues("cap"));
    if (!place.cap || includes(place.cap, before)) return;
    const typed = before !== "" && before !== (defaultValues?.cap ?? "") && before !== filledIn.current;
    if (typed) return;
    const [first, last] = place.cap;
    // a town with several codes clears the code of another town
    const now = first === last ? first : "";
    filledIn.current = now;
    setValue("cap", now, { shouldDirty: true, shouldValidate: true });
    setReplaced(before ? { before, now } : null);
  };
  const fillTown = useEffectEvent(() => {
    if (!places || city !== "" || cap === (defaultValues?.cap ?? "") || !/^\d{5}$/.test(cap)) return;
    const old = places.cityOfOldCap(cap);
    const [town, ...others] = old ? [old] : places.findPlaces(cap, ALL_WITH_CAP);
    if (!town || others.some(({ province }) => province !== town.province)) return;
    if (others.length === 0) setValue("city", town.name, { shouldDirty: true, shouldValidate: true });
    setValue("province", town.province ?? "", { shouldDirty: true, shouldValidate: true });
  });
  useEffect(() => fillTown(), [cap, places]);
  const [first, last] = chosen?.cap ?? [];
  const help = [
    replaced && replaced.now === cap && texts.capReplaced(replaced.before, replaced.now),
    first && last && first !== last && texts.caps(first, last),
  ].filter(Boolean);
  return (
    <div className={tw`contents`} onFocus={() => setLoadsPlaces(true)}>
      <Field name="street" span={own ? "whole" : "half"} {...autoComplete("address-line1")} />
      <Field
        name="cap"
        span="cap"
        inputMode={readProvince(province) === ABROAD ? "text" : "numeric"}
        {...autoComplete("postal-code")}
      />
      <PlaceField
        name="city"
        span="city"
        places={places}
        query={LIVING}
        onPlace={takeTown}
        help={help.join(" ")}
        warning={capWarning(places, city, cap)}
        {...autoComplete("address-level2")}
      />
      <ProvinceField {...autoComplete("address-level1")} />
    </div>
  );
}

const includes = ([first, last]: NonNullable<Place["cap"]>, cap: string) => first <= cap && cap <= last;

/** @returns a warning if no town of that name has the postal code */
function capWarning(places: Places | null, city: string, cap: string): string | null {
  if (!places || !/^\d{5}$/.test(cap)) return null;
  const old = places.cityOfOldCap(cap);
  if (old?.cap && (city === "" || places.placesNamed(city).includes(old)))
    return texts.capOld(cap, old.name, ...old.cap);
  const towns = places.placesNamed(city).filter(({ province, until }) => province !== null && until === null);
  const [town, another] = towns;
  if (!town?.cap || towns.some((place) => place.cap === null || includes(place.cap, cap))) return null;
  return another ? texts.capOfNone(town.name, cap) : texts.capOfOther(town.name, ...town.cap);
}

const PHONES = ["mobile", "phoneHome"] as const;
type Phone = (typeof PHONES)[number];
const PhoneField = RecordField<Phone>;

interface PhoneFieldsProps {
  by: FilledInBy;
  /** Whether one of the two is required. */
  needed?: boolean;
}

/** The telephone fields. */
export function PhoneFields({ by, needed = by === "oneself" }: PhoneFieldsProps) {
  const { control } = useFormContext<Record<Phone, string>>();
  const [mobile, phoneHome] = useWatch({ control, name: PHONES });
  const own = by === "oneself";
  const houseAlone = needed && !mobile && Boolean(phoneHome);
  return (
    <>
      <PhoneField
        name="mobile"
        span="half"
        {...(own && { deps: "phoneHome" as const, autoComplete: "tel", "aria-required": needed && !phoneHome })}
      />
      <PhoneField
        name="phoneHome"
        span="half"
        {...(own && {
          deps: "mobile" as const,
          autoComplete: "home tel",
          optional: !houseAlone,
          "aria-required": houseAlone,
        })}
      />
    </>
  );
}
