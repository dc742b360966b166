import type { Block } from "../../../../domain/email-template/document";
import { MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { texts } from "../texts";
import { compareTexts } from "./texts";

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
export function changedSettings(before: Block, after: Block): { before: Setting[]; after: Setting[] } {
  const [one, other] = [new Map(settingsOf(before)), new Map(settingsOf(after))];
  const differ = ([label]: Setting) => one.get(label) !== other.get(label);
  return { before: [...one].filter(differ), after: [...other].filter(differ) };
}
