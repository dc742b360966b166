import { FileText } from "lucide-react";
import { memo, type ReactNode } from "react";
import { addressOf, isPlainClick } from "../../../shared/navigation";
import { PersonAvatar } from "../../../shared/donor/person-avatar";
import { registryName } from "../../../domain/donor/registry-name";
import { markMatches } from "../../../domain/language/mark-matches";
import { isOnHere } from "../../../ui/browser/device-switch";
import { LETTER_KEYS } from "../../../ui/browser/use-letter-keys";
import { Icon } from "../../../ui/icons/icon";
import { Kbd } from "../../../ui/display/kbd";
import { cx, tw } from "../../../ui/tw";
import type { Command } from "../commands/commands-of";
import { DOCUMENT, hitFacts, isCommand, type Option } from "../hit-groups";
import type { SearchHit } from "../requests/search";
import { texts } from "../texts";

interface HitOptionProps {
  id: string;
  option: Option;
  query: string;
  active: boolean;
  onActive: (option: Option) => void;
  /** Called when the user opens it. The link itself navigates. */
  onChoose: (option: Option) => void;
}

const optionClass = tw`flex items-center gap-3 rounded px-2.5 no-underline text-ink aria-selected:bg-selected forced:aria-selected:[outline:2px_solid_Highlight] forced:aria-selected:[outline-offset:-2px]`;
const hitClass = tw`min-h-[48px] py-[7px] narrow:py-1 narrow:leading-tight`;
const commandClass = tw`w-full text-left min-h-[40px] narrow:min-h-[48px] coarse:min-h-[48px] cursor-pointer py-1`;
const markClass = tw`bg-transparent text-inherit underline [text-decoration-color:var(--gds-accent-text)] [text-decoration-thickness:2px] [text-underline-offset:3px] forced:[text-decoration-color:currentColor] forced:text-sys-text`;

/** An option of the list: a link to its page, if it has one. */
function HitRow({ id, option, query, active, onActive, onChoose }: HitOptionProps) {
  const { item, path, runs } = option;
  const command = isCommand(item) ? item : null;
  const keys = isOnHere(LETTER_KEYS) ? command?.keys : undefined;
  const content = (
    <>
      {isCommand(item) ? <CommandContent command={item} query={query} /> : <HitContent hit={item} query={query} />}
      <span aria-hidden className={tw`flex flex-none gap-1 empty:hidden`}>
        {active && (path || runs) ? (
          <Kbd>{texts.enter}</Kbd>
        ) : (
          keys?.split("").map((key) => <Kbd key={key}>{key.toUpperCase()}</Kbd>)
        )}
      </span>
    </>
  );
  const optionProps = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": active,
    "aria-keyshortcuts": keys?.length === 1 ? keys : undefined,
    onPointerMove: () => onActive(option),
    // keeps the focus in the field
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    className: cx(optionClass, command ? commandClass : hitClass),
  } as const;
  if (path !== null && !runs)
    return (
      <a {...optionProps} href={addressOf(path)} onClick={(event) => isPlainClick(event) && onChoose(option)}>
        {content}
      </a>
    );
  return runs ? (
    <button {...optionProps} type="button" onClick={() => onChoose(option)}>
      {content}
    </button>
  ) : (
    <div {...optionProps} aria-disabled>
      {content}
    </div>
  );
}

const Picture = ({ children }: { children: ReactNode }) => (
  <span className={tw`grid size-8 flex-none place-items-center text-faint`}>{children}</span>
);

function HitContent({ hit, query }: { hit: SearchHit; query: string }) {
  const name = registryName(hit);
  const facts = hitFacts(hit);
  return (
    <>
      {hit.role === DOCUMENT ? (
        <Picture>
          <Icon of={FileText} size={20} />
        </Picture>
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
    </>
  );
}

const CommandContent = ({ command, query }: { command: Command; query: string }) => (
  <>
    <Picture>
      <span className={tw`grid size-7 place-items-center rounded bg-sunken text-muted`}>
        <Icon of={command.icon} size={16} />
      </span>
    </Picture>
    <span className={tw`grid min-w-0 flex-1 break-anywhere font-medium`}>
      <span>
        <Marked text={command.name} query={query} />
      </span>
      {command.thenDonor && <span className={tw`text-label font-normal text-muted`}>{command.thenDonor}</span>}
    </span>
  </>
);

/** Renders again only if the item itself has changed. */
export const HitOption = memo(
  HitRow,
  (before, now) =>
    before.id === now.id &&
    before.query === now.query &&
    before.active === now.active &&
    before.option.item === now.option.item &&
    before.option.path === now.option.path &&
    before.option.runs === now.option.runs,
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
