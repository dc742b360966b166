import { Button, type ButtonProps } from "./button";
import { FocusFallback } from "../focus/focus-fallback";

/** A quiet button that goes away once it has done what it says: the focus doesn't go with it. */
export const VanishingButton = ({ className, ...button }: Omit<ButtonProps, "kind">) => (
  <FocusFallback className={className}>
    <Button kind="quiet" {...button} />
  </FocusFallback>
);
