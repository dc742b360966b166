import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import type * as places from "../../../domain/places/places";
import type { Place, PlaceQuery } from "../../../domain/places/places";
import { fold } from "../../../domain/text";
import { whenIdle } from "../../../api/client/when-idle";
import { Combobox } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { spans, useRecordField, type Span } from "..";
import { texts } from "./texts";

interface PlaceFieldProps {
  name: "birthplace" | "city";
  span: Span;
  places: Places | null;
  query?: PlaceQuery;
  help?: ReactNode;
  warning?: ReactNode;
  onPlace?: (place: Place) => void;
  /** Token of the `autocomplete` attribute. */
  autoComplete?: string;
}

/** A field for the name of a place, with suggestions. Other names are accepted, too. */
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
  const typedEarly = useRef(false);

  const take = (place: Place) => {
    setValue(name, place.name, { shouldDirty: true, shouldValidate: true });
    onPlace?.(place);
  };
  /** Chooses the only match if the user has typed its full name. */
  const takeWritten = () => {
    const text = String(getValues(name));
    typedEarly.current = !places && text !== before.current;
    const [only, another] = places?.findPlaces(text, query) ?? [];
    if (only && !another && text !== before.current && isNamed(only, text)) take(only);
  };
  const catchUp = useEffectEvent(() => (places && typedEarly.current ? takeWritten() : undefined));
  useEffect(() => catchUp(), [places]);

  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { onChange, onBlur, value, ...rest } }) => {
        const found = places?.findPlaces(String(value), query) ?? [];
        // no suggestion for a complete name, unless two places have it
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

export type Places = typeof places;

/**
 * Loads the places when the browser is idle.
 * @param enabled false until a field that needs the places gets the focus: they are larger than the rest of the form
 * @returns null while loading and after a failure
 */
export function usePlaces(wanted = true): Places | null {
  const [known, setKnown] = useState<Places | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let unmounted = false;
    const stop = whenIdle(() => {
      void import("../../../domain/places/places").then(
        (loaded) => unmounted || setKnown(loaded),
        () => undefined,
      );
    });
    return () => {
      unmounted = true;
      stop();
    };
  }, [wanted]);
  return known;
}
