import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import type * as places from "../../../domain/places/places";
import type { Place, PlaceQuery } from "../../../domain/places/places";
import { fold } from "../../../domain/text";
import { whenIdle } from "../../../ui/loading/when-idle";
import { Combobox } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { spans, useRecordField, type Span } from "..";
import { texts } from "./texts";

interface PlaceFieldProps {
  name: "birthplace" | "city";
  span: Span;
  places: KnownPlaces | null;
  query?: PlaceQuery;
  help?: ReactNode;
  warning?: ReactNode;
  onPlace?: (place: Place) => void;
  /** For a browser that knows whose form it is. */
  autoComplete?: string;
}

/** The name of a place, suggested as one types; what isn't among the suggestions is taken as it is written. */
export function PlaceField({
  name,
  span,
  places,
  query,
  help,
  warning,
  onPlace,
  autoComplete = "off",
}: PlaceFieldProps) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const { field, disabled, error } = useRecordField(name);
  /** The value when the field got the focus. */
  const before = useRef("");
  /** Whether the user typed before the places were loaded. */
  const early = useRef(false);

  const take = (place: Place) => {
    setValue(name, place.name, { shouldDirty: true, shouldValidate: true });
    onPlace?.(place);
  };
  /** A user who types the only matching name in full chooses it. */
  const takeWritten = () => {
    const text = String(getValues(name));
    early.current = !places && text !== before.current;
    const [only, another] = places?.findPlaces(text, query) ?? [];
    if (only && !another && text !== before.current && isNamed(only, text)) take(only);
  };
  const catchUp = useEffectEvent(() => (places && early.current ? takeWritten() : undefined));
  useEffect(() => catchUp(), [places]);

  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { onChange, onBlur, value, ...rest } }) => {
        const found = places?.findPlaces(String(value), query) ?? [];
        // a name in full needs no suggestion, unless two places have it
        const offered = found.length === 1 && found[0]?.name === value ? [] : found;
        const choose = (code: string) => {
          const place = places?.placeOf(code);
          if (place) take(place);
        };
        return (
          <Field label={field.label} help={help} error={error} warning={warning} className={spans[span]}>
            <Combobox
              {...rest}
              disabled={disabled}
              required={field.required ?? false}
              autoComplete={autoComplete}
              autoCapitalize="words"
              value={String(value)}
              onFocus={() => (before.current = String(value))}
              onBlur={() => {
                onBlur();
                takeWritten();
              }}
              onValueChange={onChange}
              suggestions={offered.map((place) => ({ key: place.code, label: place.name, hint: hintOf(place) }))}
              onChoose={choose}
            />
          </Field>
        );
      }}
    />
  );
}

const hintOf = ({ province, until }: Place): string =>
  [province ?? texts.state, until !== null && texts.until(until)].filter(Boolean).join(", ");

const isNamed = ({ name }: Place, text: string) => fold(name) === fold(text.trim());

export type KnownPlaces = typeof places;

/**
 * @param wanted whether a field that needs them is likely to be filled in: they are more than all the rest of a form
 * @returns what is known of places, once it has come; null until then, and where it doesn't come: fields are typed all the same
 */
export function usePlaces(wanted = true): KnownPlaces | null {
  const [known, setKnown] = useState<KnownPlaces | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const stop = whenIdle(() => {
      void import("../../../domain/places/places").then(
        (loaded) => gone || setKnown(loaded),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [wanted]);
  return known;
}
