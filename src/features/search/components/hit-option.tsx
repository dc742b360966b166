import { FileText } from "lucide-react";
import { memo } from "react";
import { addressOf, isPlainClick } from "../../../shared/navigation";
import { PersonAvatar } from "../../../shared/donor/person-avatar";
import { registryName } from "../../../domain/donor/registry-name";
import { markMatches } from "../../../domain/language/mark-matches";
import { Icon } from "../../../ui/icons/icon";
import { Kbd } from "../../../ui/display/kbd";
import { tw } from "../../../ui/tw";
import { DOCUMENT, hitFacts, type Option } from "../hit-groups";
import { texts } from "../texts";

interface HitOptionProps {
  id: string;
  option: Option;
  query: string;
  active: boolean;
  onActive: (option: Option) => void;
  /** Called when the user opens the hit. The link itself navigates. */
  onChoose: (option: Option) => void;
}

const rowClass = tw`flex min-h-[48px] items-center gap-3 rounded px-2.5 py-[7px] narrow:py-1 narrow:leading-tight no-underline text-ink aria-selected:bg-selected forced:aria-selected:[outline:2px_solid_Highlight] forced:aria-selected:[outline-offset:-2px]`;
const markClass = tw`bg-transparent text-inherit underline [text-decoration-color:var(--gds-accent-text)] [text-decoration-thickness:2px] [text-underline-offset:3px] forced:[text-decoration-color:currentColor] forced:text-sys-text`;

/** A hit: a link to its page, if it has one. */
function Hit({ id, option, query, active, onActive, onChoose }: HitOptionProps) {
  const { hit, path } = option;
  const name = registryName(hit);
  const facts = hitFacts(hit);
  const content = (
    <>
      {hit.role === DOCUMENT ? (
        <span className={tw`grid size-8 flex-none place-items-center text-faint`}>
          <Icon of={FileText} size={20} />
        </span>
      ) : (
        <PersonAvatar person={hit} />
      )}
      <span className={tw`grid grid-cols-[minmax(0,1fr)] min-w-0 flex-1`}>
        <b className={tw`break-anywhere`}>
          <Marked text={name || (hit.email ?? "")} query={query} />
        </b>
        <span className={tw`flex flex-wrap gap-x-2 text-label empty:hidden narrow:grid`}>
          {facts && <span className={tw`break-anywhere text-muted narrow:truncate`}>{facts}</span>}
          {/* specification §2: each hit shows the e-mail */}
          {hit.email && name && (
            <span className={tw`break-anywhere text-faint narrow:truncate`}>
              <Marked text={hit.email} query={query} />
            </span>
          )}
        </span>
      </span>
      {active && path && (
        <span aria-hidden>
          <Kbd>{texts.enter}</Kbd>
        </span>
      )}
    </>
  );
  const optionProps = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": active,
    onPointerMove: () => onActive(option),
    // keeps the focus in the field
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    className: rowClass,
  } as const;
  return path === null ? (
    <div {...optionProps} aria-disabled>
      {content}
    </div>
  ) : (
    <a {...optionProps} href={addressOf(path)} onClick={(event) => isPlainClick(event) && onChoose(option)}>
      {content}
    </a>
  );
}

/** Renders again only if the hit itself has changed. */
export const HitOption = memo(
  Hit,
  (before, now) =>
    before.id === now.id &&
    before.query === now.query &&
    before.active === now.active &&
    before.option.hit === now.option.hit &&
    before.option.path === now.option.path,
);

const Marked = ({ text, query }: { text: string; query: string }) =>
  markMatches(text, query).map((part, index) =>
    part.marked ? (
      <mark key={index} className={markClass}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
