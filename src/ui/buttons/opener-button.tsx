import { Button, type ButtonProps } from "./button";
import type { LazyComponent } from "../loading/use-lazy-component";

interface OpenerButtonProps extends Omit<ButtonProps, "onClick" | "loading"> {
  /** What it opens, whose code comes when the pointer or the focus comes near. */
  opens: Pick<LazyComponent<never>, "preload" | "loading">;
  onOpen: () => Promise<void>;
}

/** A button that opens a dialog or a panel whose code isn't there yet. */
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
