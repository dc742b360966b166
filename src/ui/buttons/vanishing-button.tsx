import { Button, type ButtonProps } from "./button";
import { FocusFallback } from "../focus/focus-fallback";

/** A quiet button that disappears when it is pressed, without losing the focus. */
export const VanishingButton = ({ className, ...button }: Omit<ButtonProps, "kind">) => (
  <FocusFallback className={className}>
    <Button kind="quiet" {...button} />
  </FocusFallback>
);
