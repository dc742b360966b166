import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ApiError } from "../../../api/errors";
import { stage, type Rendered } from "../../../ui/test-support";
import { lazyPage } from "../../../ui/loading/lazy-page";
import { PageBoundary } from "./page-boundary";

let scene: Rendered | null = null;
const heard = vi.fn();
beforeEach(() => {
  heard.mockClear();
  // React tells the console of what a boundary catches
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await scene?.remove();
  scene = null;
});

let fault: Error | null = null;
function Page() {
  if (fault) throw fault;
  return <h1>Donatori</h1>;
}
const show = async (error: Error, page = <Page />) => {
  fault = error;
  scene = await stage(
    <PageBoundary onError={heard}>
      <Suspense fallback={null}>{page}</Suspense>
    </PageBoundary>,
  );
  return scene;
};
const refused = (status: number, message = "Messaggio del server") => new ApiError("http", message, status);
const heading = () => scene?.shadow.querySelector("h1")?.textContent;
const text = () => scene?.shadow.querySelector(".gds-app")?.textContent;

/** Status, and the words of specification §2. */
const BY_STATUS: [status: number, words: string[]][] = [
  [
    404,
    [
      "Page not found",
      "Please check the URL in the address bar and try again.",
      "Questa pagina non c’è: forse l’indirizzo è incompleto",
      "Go back home",
    ],
  ],
  [401, ["You aren't authorized to see this"]],
  [503, ["Looks like our API is down"]],
  [500, ["oh nooo!", "Error", "Looks like there is an error", "Messaggio del server", "Go back home"]],
  [0, ["oh nooo!", "Messaggio del server"]],
];

describe("a page that throws", () => {
  it.each(BY_STATUS)("an API's %i shows what specification §2 says", async (status, words) => {
    await show(refused(status));
    for (const word of words) expect(text()).toContain(word);
    expect(scene?.shadow.querySelectorAll("h1[tabindex='-1']")).toHaveLength(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith(`page-${status}`, "An error occurred during the request.");
  });

  it("a 418 shows a teapot, which is named for who doesn't see it", async () => {
    await show(refused(418));
    expect(scene?.shadow.querySelector("svg")).not.toBeNull();
    expect(heading()).toBe("Una teiera");
    expect(scene?.find("h1").getBoundingClientRect().width).toBeLessThan(2);
  });

  it("a fault of ours shows none of its own words", async () => {
    await show(new TypeError("Cannot read 'RSSMRA80A01H501U'"));
    expect(text()).toContain("An error occurred during the request.");
    expect(text()).not.toContain("RSSMRA");
    expect(heard).toHaveBeenCalledExactlyOnceWith("page", "An error occurred during the request.");
  });

  it("is built anew by “Riprova”", async () => {
    await show(refused(500));
    fault = null;
    await userEvent.click(scene!.find("button", "Riprova"));
    await expect.poll(heading).toBe("Donatori");
  });

  it("leads home to the dashboard", async () => {
    await show(refused(500));
    expect(scene?.find("a", "Go back home").getAttribute("href")).toMatch(/#\/app\/dashboard$/);
  });
});

describe("a page whose code doesn't come", () => {
  it("says so, and asks again by “Riprova”", async () => {
    let online = false;
    const load = vi.fn(() => (online ? Promise.resolve({ default: Page }) : Promise.reject(new TypeError("fetch"))));
    const Late = lazyPage<object>(load);
    await show(refused(500), <Late />);
    await expect.poll(heading).toBe("Error");
    expect(text()).toContain("Controlla la connessione");
    expect(load).toHaveBeenCalledTimes(1);
    online = true;
    fault = null;
    await userEvent.click(scene!.find("button", "Riprova"));
    await expect.poll(heading).toBe("Donatori");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("goes back to where the person came from, else to our own root, never off the page", async () => {
    const Late = lazyPage<object>(() => Promise.reject(new TypeError("fetch")));
    const start = location.href;
    for (const place of ["#sito", "#pagina"]) history.pushState(null, "", place); // the host's own
    await show(refused(500), <Late />);
    await expect.poll(heading).toBe("Error");
    await userEvent.click(scene!.find("button", "Go back"));
    expect(location.hash).toBe("#/");
    history.pushState(null, "", "#/app/donors");
    history.pushState(null, "", "#/app/dashboard");
    await userEvent.click(scene!.find("button", "Go back"));
    await expect.poll(() => location.hash).toBe("#/app/donors");
    history.replaceState(null, "", start);
  });
});
