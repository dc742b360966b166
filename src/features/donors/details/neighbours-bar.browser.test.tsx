import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { pageLocation } from "../../../shared/navigation";
import { LIST_ENTRY_KEYS } from "../../../shared/lists/opened-row";
import { renderPage } from "../../../widgets/test-support/render-page";
import { NeighboursBar } from "./components/neighbours-bar";
import { texts } from "./texts";
import { useNeighbours } from "./use-neighbours";

const { navigate } = pageLocation;

function Bar({ id }: { id: string }) {
  const neighbours = useNeighbours(id);
  return neighbours && <NeighboursBar neighbours={neighbours} />;
}

it("a donor who has left the list has no position", async () => {
  const scene = await renderPage("admin", "/app/donors/details/d1", { part: null });
  const { donors } = (await scene.callAs("admin", "/donors?limit=1&order=lastName")) as { donors: { _id: string }[] };
  const first = donors[0]!._id;
  const open = async (text: string) => {
    const state = { [LIST_ENTRY_KEYS.at]: "0", [LIST_ENTRY_KEYS.search]: "", query: { text } };
    navigate("/app/donors/details/d1", { state });
    await scene.show(<Bar key={text} id={first} />);
  };
  await open("nobody is called like that");
  await expect.poll(scene.text).toContain(texts.notInList);
  expect(scene.text()).not.toContain("1 di 0");
  await open("");
  await expect.poll(scene.text).toContain("1 di 60");
});

it("without `computed-fields` the position uses the default order, and isn't read with a computed filter", async () => {
  const features = FEATURE_NAMES.filter((name) => name !== "computed-fields");
  const scene = await renderPage("admin", "/app/donors/details/d1", { part: null, features });
  const { donors } = (await scene.callAs("admin", "/donors?limit=1&order=lastName")) as { donors: { _id: string }[] };
  const open = async (key: string, more: Record<string, unknown>) => {
    const place = { [LIST_ENTRY_KEYS.at]: "0", [LIST_ENTRY_KEYS.search]: "sort=nextDonationDate" };
    navigate("/app/donors/details/d1", { state: { ...place, ...more } });
    await scene.show(<Bar key={key} id={donors[0]!._id} />);
  };
  await open("sorted", {});
  await expect.poll(scene.text).toContain("1 di 60");
  const rule = { field: "awardDue", operator: "notNull" };
  await open("filtered", { query: { filter: { combinator: "and", rules: [rule] } } });
  await expect.poll(scene.text).not.toContain("di 60");
  expect(await scene.mock.undeclaredCalls()).toEqual([]);
});
