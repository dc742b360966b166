import type { Block, BlockType } from "./document";
import { toLine } from "./lines";

const EMPTY = [{ style: "plain" as const, line: [] }];

export function newBlock(type: BlockType, id: string, brand: string): Block {
  const common = { id, onlyWhoMayDonate: false };
  switch (type) {
    case "header":
      return { ...common, type, name: "Gruppo Donatori di Sangue", logo: null, align: "left" };
    case "heading":
      return { ...common, type, level: 1, line: toLine("Titolo"), align: "left" };
    case "text":
      return { ...common, type, paragraphs: EMPTY, align: "left" };
    case "image":
      return { ...common, type, source: "", alt: "", link: "", width: 100, align: "center" };
    case "button":
      return { ...common, type, line: toLine("Scegli il giorno"), link: "", align: "left", colour: brand, radius: 8 };
    case "columns":
      return { ...common, type, left: [], right: [] };
    case "divider":
      return { ...common, type };
    case "spacer":
      return { ...common, type, height: 24 };
    case "donorData":
      return { ...common, type, fields: ["bloodGroup", "lastDonationDate", "donationsNumber"] };
    case "footer":
      return {
        ...common,
        type,
        paragraphs: [{ style: "plain", line: toLine("Gruppo Donatori di Sangue") }],
        unsubscribe: "Non voglio più queste e-mail",
        align: "left",
      };
  }
}
