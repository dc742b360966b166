import { useId } from "react";
import type { FocusEventHandler, ReactNode } from "react";
import { tw } from "../tw";
import { FieldMessage } from "./field-message";

interface ChoiceGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
  /** Called when one of the controls loses the focus. */
  onBlur?: FocusEventHandler;
}

/** A group of radios or checkboxes with a legend. */
export function ChoiceGroup({ legend, help, error, children, onBlur }: ChoiceGroupProps) {
  const id = `${useId()}-message`;
  const message = error ?? help;
  return (
    <fieldset onBlur={onBlur} className={tw`grid gap-2.5 narrow:gap-0`} aria-describedby={message ? id : undefined}>
      <legend className={tw`text-label font-medium leading-snug mb-1.5`}>{legend}</legend>
      {children}
      {message && (
        <div className={tw`narrow:pt-1.5`}>
          <FieldMessage id={id} kind={error ? "error" : "help"}>
            {message}
          </FieldMessage>
        </div>
      )}
    </fieldset>
  );
}
