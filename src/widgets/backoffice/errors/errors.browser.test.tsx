import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ApiError } from "../../../api/errors";
import { stage, type Rendered } from "../../../ui/test-support";
import { lazyPage } from "../../../ui/loading/lazy-page";
import { PageBoundary } from "./page-boundary";

let scene: Rendered;
const onError = vi.fn();
beforeEach(() => {
  onError.mockClear();
  // React logs the errors that a boundary catches
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await scene.remove();
});

let fault: Error | null = null;
function Page() {
  if (fault) throw fault;
  return <h1>Donatori</h1>;
}
const show = async (error: Error, page = <Page />) => {
  fault = error;
  scene = await stage(
    <PageBoundary page="Donatori" onError={onError}>
      <Suspense fallback={null}>{page}</Suspense>
    </PageBoundary>,
  );
  return scene;
};
const refused = (status: number, message = "Messaggio del server") => new ApiError("http", message, status);
const heading = () => scene.heading();
const text = () => scene.text();
const press = (name: string) => userEvent.click(scene.getByRole("button", { name, exact: true }));

/** Statuses, and their texts by specification §2. */
const BY_STATUS: [status: number, texts: string[]][] = [
  [
    404,
    [
      "Page not found",
      "Please check the URL in the address bar and try again.",
      "Questa pagina non c’è: forse l’indirizzo è incompleto",
      "Go back home",
    ],
  ],
  [401, ["You aren't authorized to see this", "La pagina «Donatori» non si è aperta."]],
  [503, ["Looks like our API is down", "La pagina «Donatori» non si è aperta."]],
  [
    500,
    [
      "oh nooo!",
      "Error",
      "Looks like there is an error",
      "La pagina «Donatori» non si è aperta.",
      "Messaggio del server",
      "Go back home",
    ],
  ],
  [0, ["oh nooo!", "Messaggio del server"]],
];

describe("a page that throws", () => {
  it.each(BY_STATUS)("an API's %i shows the texts of specification §2", async (status, texts) => {
    await show(refused(status));
    for (const expected of texts) expect(text()).toContain(expected);
    expect(scene.shadow.querySelectorAll("h1[tabindex='-1']")).toHaveLength(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(`page-${status}`, "An error occurred during the request.");
  });

  it("a 418 shows a teapot, which screen readers announce", async () => {
    await show(refused(418));
    expect(scene.shadow.querySelector("svg")).not.toBeNull();
    expect(heading()).toBe("Una teiera");
    expect(scene.find("h1").getBoundingClientRect().width).toBeLessThan(2);
  });

  it("an error of our code shows a fixed text, not its own message", async () => {
    await show(new TypeError("Cannot read 'RSSMRA80A01H501U'"));
    expect(text()).toContain("An error occurred during the request.");
    expect(text()).not.toContain("RSSMRA");
    expect(onError).toHaveBeenCalledExactlyOnceWith("page", "An error occurred during the request.");
  });

  it("is rendered again by “Riprova”", async () => {
    await show(refused(500));
    fault = null;
    await press("Riprova");
    await expect.poll(heading).toBe("Donatori");
  });

  it("has a link to the dashboard", async () => {
    await show(refused(500));
    expect(scene.find("a", "Go back home").getAttribute("href")).toMatch(/#\/app\/dashboard$/);
  });
});

describe("a page whose code can't be loaded", () => {
  it("shows an error, and loads the code again by “Riprova”", async () => {
    let online = false;
    const load = vi.fn(() => (online ? Promise.resolve({ default: Page }) : Promise.reject(new TypeError("fetch"))));
    const Late = lazyPage<object>(load);
    await show(refused(500), <Late />);
    await expect.poll(heading).toBe("Error");
    expect(text()).toContain("Non siamo riusciti a scaricare la pagina «Donatori». Controlla la connessione");
    expect(load).toHaveBeenCalledTimes(1);
    online = true;
    fault = null;
    await press("Riprova");
    await expect.poll(heading).toBe("Donatori");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("goes back to the previous route of ours, else to our root, and never leaves the host page", async () => {
    const Late = lazyPage<object>(() => Promise.reject(new TypeError("fetch")));
    const start = location.href;
    for (const place of ["#sito", "#pagina"]) history.pushState(null, "", place); // the host's own
    await show(refused(500), <Late />);
    await expect.poll(heading).toBe("Error");
    await press("Go back");
    expect(location.hash).toBe("#/");
    history.pushState(null, "", "#/app/donors");
    history.pushState(null, "", "#/app/dashboard");
    await press("Go back");
    await expect.poll(() => location.hash).toBe("#/app/donors");
    history.replaceState(null, "", start);
  });
});
