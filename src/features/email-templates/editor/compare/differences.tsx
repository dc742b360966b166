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
  labels: { before: string; after: string };
}

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
        <BlockText block={block} />
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

/** The text of a block without its look; nothing for a block without text. */
function BlockText({ block }: { block: Block }) {
  if (block.type === "header") return <p className={tw`break-anywhere`}>{block.name}</p>;
  if (block.type === "columns" || linesOf(block).length === 0) return null;
  if (linesOf(block).every(isBlank)) return <p className={tw`text-muted`}>{compareTexts.empty}</p>;
  if (block.type === "text" || block.type === "footer") return <StaticText paragraphs={block.paragraphs} />;
  return linesOf(block).map((line, index) => <StaticLine key={index} line={line} />);
}

type Setting = readonly [label: string, value: string];

/** @returns the settings of a block besides its text, with the labels of the properties */
function settingsOf(block: Block): Setting[] {
  const labels = texts.properties;
  const settings: Setting[] = [];
  const add = (label: string, value: string | number) => settings.push([label, String(value) || compareTexts.nothing]);
  if ("level" in block) add(labels.level, labels.levels[block.level]);
  if ("link" in block) add(labels.link, block.link);
  if ("source" in block) add(labels.source, block.source);
  if ("alt" in block) add(labels.alt, block.alt);
  if ("logo" in block) add(labels.logo, block.logo ?? "");
  if ("width" in block) add(labels.width, `${block.width}${labels.percent}`);
  if ("height" in block) add(labels.height, `${block.height} ${labels.pixels}`);
  if ("colour" in block) add(labels.colour, block.colour.toUpperCase());
  if ("radius" in block) add(labels.corners, `${block.radius} ${labels.pixels}`);
  if ("unsubscribe" in block) add(labels.unsubscribe, block.unsubscribe);
  if ("fields" in block) add(labels.fields, block.fields.map((field) => MERGE_FIELDS[field].label).join(", "));
  if ("align" in block) add(labels.align, labels.aligns[block.align]);
  add(labels.onlyWhoMayDonate, block.onlyWhoMayDonate ? compareTexts.yes : compareTexts.no);
  return settings;
}

function changedSettings(before: Block, after: Block): { before: Setting[]; after: Setting[] } {
  const [one, other] = [new Map(settingsOf(before)), new Map(settingsOf(after))];
  const differ = ([label]: Setting) => one.get(label) !== other.get(label);
  return { before: [...one].filter(differ), after: [...other].filter(differ) };
}
