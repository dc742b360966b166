import { until } from "./until";

/** Opens the list of a choice that one searches in (`SearchSelect`). @returns it */
export async function listOf(field: HTMLInputElement): Promise<HTMLElement> {
  if (field.getAttribute("aria-expanded") !== "true") field.click();
  const list = () => (field.getRootNode() as ShadowRoot).getElementById(field.getAttribute("aria-controls") ?? "");
  return until(() => list()?.querySelector("[role=option]") && list());
}

/** Chooses one of those by the whole of its name. */
export async function chooseFrom(field: HTMLInputElement, words: string): Promise<void> {
  const list = await listOf(field);
  const option = [...list.querySelectorAll<HTMLElement>("[role=option]")].find((one) => one.innerText === words);
  if (!option) throw new Error(`${words} isn’t in the list: ${list.innerText}`);
  option.click();
}
