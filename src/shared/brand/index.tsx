import { withLabel } from "../../domain/labels";
import { DropLogo } from "../../ui/icons/marks";
import { cx, tw } from "../../ui/tw";

const box = tw`inline-flex min-w-0 items-center gap-2.5 rounded text-ink no-underline`;
const nameClass = tw`block text-[13px] font-strong leading-[1.15]`;

const home = withLabel(
  "Gruppo Donatori di Sangue, vai alla dashboard",
  "Gruppo Donatori di Sangue, vai alla pagina iniziale",
);

interface LogoProps {
  /** Without it the logo isn't a link. */
  href?: string;
  /** Only the drop between narrow and wide, where the name would leave no room for the menu. */
  compact?: boolean;
}

/** The association's name beside its drop. */
export function Logo({ href, compact = false }: LogoProps) {
  const content = (
    <>
      <DropLogo className={tw`flex-none w-[22px] h-7 text-drop`} />
      <span className={cx(nameClass, compact && tw`medium:sr-only`)}>
        Gruppo Donatori <span className={tw`block font-normal text-muted`}>di Sangue</span>
      </span>
    </>
  );
  return href === undefined ? (
    <span className={box}>{content}</span>
  ) : (
    <a href={href} className={cx(box, tw`hit`)} aria-label={home}>
      {content}
    </a>
  );
}
