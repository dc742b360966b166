import { useEffect, useId, useRef, useState } from "react";
import type { FocusEventHandler, ReactNode } from "react";
import { fieldTexts } from "./texts";
import { cx, tw } from "../tw";
import { FieldContext } from "./field-context";
import { FieldMessage } from "./field-message";

export interface FieldProps {
  label: ReactNode;
  /** Shows the label to screen readers only (a search field with its icon). */
  hideLabel?: boolean;
  /** One control of the kit: TextInput, PasswordInput, SearchInput, Select, Textarea. */
  children: ReactNode;
  help?: ReactNode;
  /** The error and how to correct it; replaces the help. */
  error?: ReactNode;
  /** A warning, which doesn't block the form. */
  warning?: ReactNode;
  /** A confirmation ("Corrisponde ai dati anagrafici"). */
  ok?: ReactNode;
  /** Shows "facoltativo", or "facoltativa". */
  optional?: boolean | "feminine" | undefined;
  /** Shows "obbligatorio", or "obbligatoria"; hidden from screen readers, which read `required` of the control. */
  marked?: boolean | "feminine";
  /** The id of the control, if another element refers to it. */
  id?: string;
  className?: string;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler;
}

/** A control with its label above and one message below. */
export function Field(props: FieldProps) {
  const generated = useId();
  const {
    label,
    hideLabel,
    children,
    help,
    error,
    warning,
    ok,
    optional,
    marked,
    id = generated,
    className,
    onBlur,
  } = props;
  const message = error
    ? { kind: "error" as const, text: error }
    : warning
      ? { kind: "warning" as const, text: warning }
      : ok
        ? { kind: "ok" as const, text: ok }
        : undefined;
  const messageId = `${id}-message`;
  const helpId = `${id}-help`;
  const showHelp = Boolean(help) && !error;
  const describedBy = [message && messageId, showHelp && helpId].filter(Boolean).join(" ") || undefined;
  const region = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(true);
  useEffect(() => {
    // on submit the errors of several fields aren't announced: the first invalid field gets the focus
    const form = region.current?.closest("form");
    const quiet = () => setLive(false);
    form?.addEventListener("submit", quiet);
    return () => form?.removeEventListener("submit", quiet);
  }, []);
  return (
    // in React, blur and change bubble
    <div
      onChange={() => setLive(true)}
      onBlur={(event) => {
        setLive(true);
        onBlur?.(event);
      }}
      className={cx(tw`grid gap-1.5 content-start min-w-0 grid-cols-[minmax(0,1fr)]`, className)}
    >
      <div className={hideLabel ? tw`sr-only` : tw`flex gap-1.5 items-baseline text-label leading-snug`}>
        <label htmlFor={id} className={tw`flex gap-1.5 items-baseline font-medium`}>
          {label}
          {optional && (
            <span className={tw`font-normal text-faint`}>
              {fieldTexts.optional[optional === "feminine" ? optional : "masculine"]}
            </span>
          )}
        </label>
        {marked && (
          <span aria-hidden className={tw`text-faint`}>
            {fieldTexts.required[marked === "feminine" ? marked : "masculine"]}
          </span>
        )}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), warned: Boolean(warning) && !error }}>
        {children}
      </FieldContext>
      {/* the region exists before its text, so that screen readers announce the text */}
      <div ref={region} aria-live={live ? "polite" : "off"} className={message ? undefined : tw`hidden`}>
        {message && (
          <FieldMessage id={messageId} kind={message.kind}>
            {message.text}
          </FieldMessage>
        )}
      </div>
      {showHelp && (
        <FieldMessage id={helpId} kind="help">
          {help}
        </FieldMessage>
      )}
    </div>
  );
}
