import { ATTRIBUTES, type AttributeName, type RawAttributes } from "../../src/widgets/host/attributes/attributes";
import { problemMessage } from "../../src/widgets/host/attributes/problem-texts";
import { readSettings } from "../../src/widgets/host/attributes/settings";
import { BUNDLED, type Choices } from "./generate";

/** What is wrong with the value of a field. */
export interface FieldProblem {
  field: AttributeName | "files";
  message: string;
}

/** @returns what is wrong with the choices, in the words of the elements' own notice */
export function problemsOf({ attributes, files, place }: Choices): FieldProblem[] {
  const raw: RawAttributes = {};
  for (const [name, value] of Object.entries(attributes)) raw[ATTRIBUTES[name as AttributeName]] = value;
  const { problems } = readSettings(raw, { page: "https://sito.example/", titleByDefault: true });
  const found: FieldProblem[] = problems.map((problem) => ({
    field: problem.attribute,
    message: problemMessage(problem),
  }));
  if (!BUNDLED.has(place) && !isFolder(files))
    found.push({ field: "files", message: `L’indirizzo dei file non è valido: «${files}».` });
  return found;
}

const isFolder = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && search === "" && hash === "";
};
