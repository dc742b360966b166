import { Button, type ButtonProps } from "./button";
import type { LazyComponent } from "../loading/use-lazy-component";

interface OpenerButtonProps extends Omit<ButtonProps, "onClick" | "loading"> {
  /** The component to open. Its code loads when the button is hovered or focused. */
  opens: Pick<LazyComponent<never>, "preload" | "loading">;
  onOpen: () => Promise<void>;
}

/** A button that opens a dialog or a panel whose code loads lazily. */
export const OpenerButton = ({ opens: { preload, loading }, onOpen, ...button }: OpenerButtonProps) => (
  <Button
    aria-haspopup="dialog"
    {...button}
    loading={loading}
    onPointerEnter={preload}
    onFocus={preload}
    onClick={() => void onOpen()}
  />
);
