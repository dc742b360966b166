import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it } from "vitest";
import { NETWORK_ERROR } from "../../domain/texts";
import type { Connection } from "../connection";
import { ApiError } from "../errors";
import { clearCache } from "./cache";
import { ConnectionProvider } from "./connection";
import { fakeConnection } from "./test-support/fake-connection";
import { useMutation } from "./use-mutation";
import { useQuery } from "./use-query";

const schema = () => ({});
const Reader = ({ path }: { path: string }) => {
  const state = useQuery({ path, schema });
  return (
    <p>
      {state.status}
      {state.status !== "loading" && <button onClick={state.retry}>{path}</button>}
    </p>
  );
};
const Writer = () => {
  const { write } = useMutation<string>({ request: () => ({ path: "/w", method: "PUT" }) });
  return <button onClick={() => void write("")}>write</button>;
};

let away: boolean;
let roots: Root[];
/** The codes that the elements reported to the page, each with the element's number. */
let reported: string[];
let count = 0;

const connectionTo = (apiBase: string): Connection =>
  fakeConnection(apiBase, {
    call: () => (away ? Promise.reject(new ApiError("network", NETWORK_ERROR)) : Promise.resolve({})),
  });
const show = (connection: Connection, paths: readonly string[]) => {
  const number = roots.length;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  roots.push(root);
  const report = (code: string) => void reported.push(`${number}: ${code}`);
  root.render(
    <ConnectionProvider connection={connection} onFailure={report}>
      {paths.map((path) => (
        <Reader key={path} path={path} />
      ))}
      <Writer />
    </ConnectionProvider>,
  );
};
const shown = () => [...document.querySelectorAll("p")].map((node) => node.firstChild?.textContent);
const press = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();

beforeEach(() => {
  away = true;
  roots = [];
  reported = [];
  count += 1;
});
afterEach(() => {
  for (const root of roots) root.unmount();
  clearCache(SWRConfig.defaultValue.cache, "gds ");
  document.body.replaceChildren();
});

it("each element that can't reach its API reports that once, however many of its reads fail", async () => {
  const connection = connectionTo(`https://dead-${count}.example/v2`);
  show(connection, ["/a", "/b", "/c"]);
  show(connection, ["/a"]);
  await expect.poll(shown).toEqual(["error", "error", "error", "error"]);
  await expect.poll(() => [...reported].sort()).toEqual(["0: network", "1: network"]);
});

it("an outage after the API was reached again is reported again", async () => {
  show(connectionTo(`https://back-${count}.example/v2`), ["/a", "/b"]);
  await expect.poll(shown).toEqual(["error", "error"]);
  away = false;
  press("/a");
  await expect.poll(shown).toEqual(["ready", "error"]);
  away = true;
  press("write");
  await expect.poll(() => reported).toEqual(["0: network", "0: network"]);
});

it("a write that doesn't reach the API is reported once", async () => {
  away = false;
  show(connectionTo(`https://write-${count}.example/v2`), ["/a"]);
  await expect.poll(shown).toEqual(["ready"]);
  expect(reported).toEqual([]);
  away = true;
  press("write");
  press("write");
  await expect.poll(() => reported).toEqual(["0: network"]);
});
