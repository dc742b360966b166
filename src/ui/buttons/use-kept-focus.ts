import { useState, type ButtonHTMLAttributes, type FocusEvent, type MouseEvent } from "react";

type ButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "disabled" | "onClick" | "onFocus" | "onBlur" | "aria-disabled"
>;

/**
 * Keeps the focus on a button that becomes disabled while it has the focus: browsers would drop the focus, and a keyboard user would
 * start at the top of the page.
 * @param busy whether the button's work is running: it can't be pressed, but isn't disabled
 * @returns the attributes of the button
 */
export function useKeptFocus(
  { disabled, onClick, onFocus, onBlur, "aria-disabled": ariaDisabled }: ButtonProps,
  busy = false,
): ButtonProps {
  const [focused, setFocused] = useState(false);
  const keeps = busy || (disabled === true && focused);
  return {
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (keeps) event.preventDefault();
      else onClick?.(event);
    },
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      setFocused(false);
      onBlur?.(event);
    },
    disabled: disabled && !keeps,
    "aria-disabled": keeps || ariaDisabled,
  };
}
