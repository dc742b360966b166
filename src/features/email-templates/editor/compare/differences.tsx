import type { ReactNode } from "react";
import { compareDocuments, type Difference } from "../../../../domain/email-template/compare";
import type { Block, EmailDocument } from "../../../../domain/email-template/document";
import { isBlank, linesOf } from "../../../../domain/email-template/lines";
import { tw } from "../../../../ui/tw";
import { purposeTexts } from "../../purpose-texts";
import { blockName } from "../block-label";
import { StaticLine, StaticText } from "../rich-text/static-text";
import type { Content } from "../state/editor-state";
import { compareTexts, texts } from "../texts";
import { MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";

interface DifferencesProps {
  before: Content;
  after: Content;
  /** Whose each of them is. */
  labels: { before: string; after: string };
}

/** What is different between two versions of a mail, side by side, block by block. */
export function Differences({ before, after, labels }: DifferencesProps) {
  const all = compareDocuments(before.document, after.document);
  const renamed = before.name !== after.name;
  if (all.length === 0 && !renamed) return <p className={tw`text-muted`}>{compareTexts.same}</p>;
  return (
    <ul className={tw`overflow-hidden rounded border border-line divide-y`}>
      {renamed && <Row title={compareTexts.name} labels={labels} before={before.name} after={after.name} />}
      {all.map((difference, index) => (
        <Row
          key={index}
          title={titleOf(difference)}
          labels={labels}
          {...("before" in difference || "after" in difference
            ? sidesOf(difference)
            : { before: part(difference, before.document), after: part(difference, after.document) })}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  title: string;
  labels: DifferencesProps["labels"];
  before: ReactNode;
  after: ReactNode;
}

const Row = ({ title, labels, ...sides }: RowProps) => (
  <li className={tw`grid gap-2 p-3`}>
    <p className={tw`text-label font-medium break-anywhere`}>{title}</p>
    <div className={tw`grid grid-cols-2 gap-3 narrow:grid-cols-1`}>
      {(["before", "after"] as const).map((side) => (
        <div key={side} className={tw`min-w-0 break-anywhere`}>
          <p className={tw`text-caption text-muted`}>{labels[side]}</p>
          {sides[side] || <p className={tw`text-muted`}>{compareTexts.empty}</p>}
        </div>
      ))}
    </div>
  </li>
);

function titleOf(difference: Difference): string {
  const { kind } = difference;
  const block = "after" in difference ? difference.after : "before" in difference ? difference.before : null;
  return block ? `${blockName(block)} · ${compareTexts.kinds[kind]}` : compareTexts.kinds[kind];
}

type OfBlock = Extract<Difference, { before: Block } | { after: Block }>;
type OfMail = Exclude<Difference, OfBlock>;

function part({ kind }: OfMail, document: EmailDocument): ReactNode {
  if (kind === "brand") return document.brand.toUpperCase();
  if (kind === "purpose") return document.purpose ? purposeTexts.names[document.purpose] : purposeTexts.open;
  return document[kind].length > 0 && <StaticLine line={document[kind]} />;
}

function sidesOf(difference: OfBlock): { before: ReactNode; after: ReactNode } {
  const before = "before" in difference ? difference.before : null;
  const after = "after" in difference ? difference.after : null;
  const settings = before && after ? changedSettings(before, after) : { before: [], after: [] };
  const side = (block: Block | null, set: readonly (readonly [label: string, value: string])[]) =>
    block ? (
      <>
        <BlockWords block={block} />
        {set.map(([label, value]) => (
          <p key={label} className={tw`text-label text-muted`}>
            {label}: {value}
          </p>
        ))}
      </>
    ) : (
      <p className={tw`text-muted`}>{compareTexts.absent}</p>
    );
  return { before: side(before, settings.before), after: side(after, settings.after) };
}

/** What a block says, without how the mail shows it; nothing for one that says nothing by itself. */
function BlockWords({ block }: { block: Block }) {
  if (block.type === "header") return <p className={tw`break-anywhere`}>{block.name}</p>;
  if (block.type === "columns" || linesOf(block).length === 0) return null;
  if (linesOf(block).every(isBlank)) return <p className={tw`text-muted`}>{compareTexts.empty}</p>;
  if (block.type === "text" || block.type === "footer") return <StaticText paragraphs={block.paragraphs} />;
  return linesOf(block).map((line, index) => <StaticLine key={index} line={line} />);
}

type Setting = readonly [label: string, value: string];

/** @returns what is set of a block beside its words, as its properties call it */
function settingsOf(block: Block): Setting[] {
  const words = texts.properties;
  const settings: Setting[] = [];
  const tell = (label: string, value: string | number) => settings.push([label, String(value) || compareTexts.nothing]);
  if ("level" in block) tell(words.level, words.levels[block.level]);
  if ("link" in block) tell(words.link, block.link);
  if ("source" in block) tell(words.source, block.source);
  if ("alt" in block) tell(words.alt, block.alt);
  if ("logo" in block) tell(words.logo, block.logo ?? "");
  if ("width" in block) tell(words.width, `${block.width}${words.percent}`);
  if ("height" in block) tell(words.height, `${block.height} ${words.pixels}`);
  if ("colour" in block) tell(words.colour, block.colour.toUpperCase());
  if ("radius" in block) tell(words.corners, `${block.radius} ${words.pixels}`);
  if ("unsubscribe" in block) tell(words.unsubscribe, block.unsubscribe);
  if ("fields" in block) tell(words.fields, block.fields.map((field) => MERGE_FIELDS[field].label).join(", "));
  if ("align" in block) tell(words.align, words.aligns[block.align]);
  tell(words.onlyWhoMayDonate, block.onlyWhoMayDonate ? compareTexts.yes : compareTexts.no);
  return settings;
}

/** @returns what is set otherwise of two forms of a block, as each of them has it */
function changedSettings(before: Block, after: Block): { before: Setting[]; after: Setting[] } {
  const [one, other] = [new Map(settingsOf(before)), new Map(settingsOf(after))];
  const differ = ([label]: Setting) => one.get(label) !== other.get(label);
  return { before: [...one].filter(differ), after: [...other].filter(differ) };
}
