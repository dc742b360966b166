import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { buttonClass } from "./button-class";
import type { ButtonLook } from "./button-class";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { SpinnerRing } from "../messages/spinner";
import { cx, tw } from "../tw";
import { useKeptFocus } from "./use-kept-focus";

interface Shared extends Omit<ButtonLook, "square"> {
  children: ReactNode;
  icon?: IconType;
  /** An icon after the text, for example the chevron of a menu. */
  endIcon?: IconType;
  /** In a narrow container only the icon is visible; screen readers still read the text. */
  iconWhenNarrow?: boolean;
  className?: string;
}

export interface ButtonProps extends Shared, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  href?: undefined;
  /** Sets `aria-busy`; presses do nothing, and the focus stays. */
  loading?: boolean;
  /** Replaces the text while loading ("Salvo…"). */
  loadingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

interface ButtonLinkProps extends Shared, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> {
  /** Makes it a link that looks like a button. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const narrowSquare = tw`narrow:w-control narrow:px-0`;
const narrowHidden = tw`narrow:sr-only`;

function Content({ icon, endIcon, iconWhenNarrow, children, busy }: Partial<Shared> & { busy?: boolean }) {
  return (
    <>
      {busy ? (
        <SpinnerRing className={tw`-ml-0.5`} />
      ) : (
        icon && <Icon of={icon} size={16} className={cx(tw`-ml-0.5 narrow:mx-0`, !iconWhenNarrow && tw`tiny:hidden`)} />
      )}
      <span className={cx(tw`min-w-0`, iconWhenNarrow && narrowHidden)}>{children}</span>
      {endIcon && <Icon of={endIcon} size={16} className={tw`-mr-1`} />}
    </>
  );
}

/** A button, or a link that looks like one. Its text is a verb and an object ("Registra donazione"). */
export function Button(props: ButtonProps | ButtonLinkProps) {
  if (props.href !== undefined) {
    const { kind, small, wide, icon, endIcon, iconWhenNarrow, className, children, ...rest } = props;
    return (
      <a {...rest} className={cx(buttonClass({ kind, small, wide }), iconWhenNarrow && narrowSquare, className)}>
        <Content icon={icon} endIcon={endIcon} iconWhenNarrow={iconWhenNarrow}>
          {children}
        </Content>
      </a>
    );
  }
  return <PlainButton {...props} />;
}

function PlainButton(props: ButtonProps) {
  const { kind, small, wide, icon, endIcon, iconWhenNarrow, className, children, ...button } = props;
  const { loading = false, loadingLabel, type = "button", ...rest } = button;
  return (
    <button
      {...rest}
      {...useKeptFocus(rest, loading)}
      type={type}
      aria-busy={loading || undefined}
      className={cx(buttonClass({ kind, small, wide }), iconWhenNarrow && narrowSquare, className)}
    >
      <Content icon={icon} endIcon={endIcon} iconWhenNarrow={iconWhenNarrow} busy={loading}>
        {loading && loadingLabel ? loadingLabel : children}
      </Content>
    </button>
  );
}
