import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Tabs } from "./tabs";
import { stage, type Rendered } from "../test-support";

function Sample() {
  const [value, setValue] = useState("a");
  const tabs = ["a", "b", "c"].map((name) => ({ value: name, label: `Scheda ${name}`, panel: `Contenuto ${name}` }));
  return <Tabs label="Schede" value={value} onValueChange={setValue} tabs={tabs} />;
}

let scene: Rendered;
beforeEach(async () => void (scene = await stage(<Sample />)));
afterEach(() => scene.remove());

const focused = () => scene.focused()?.textContent;
const panel = () => scene.find("[role=tabpanel]");

it("tabs are one tab stop; arrows move the focus in a circle, Enter selects", async () => {
  scene.find("[role=tab]", "Scheda a").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Scheda c");
  expect(panel().textContent).toBe("Contenuto a");
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{Enter}");
  await expect.poll(() => panel().textContent).toBe("Contenuto c");
  expect(scene.find("[aria-selected=true]").textContent).toBe("Scheda c");
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => scene.focused()).toBe(panel());
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Scheda c");
});

it("the focus enters at the selected tab, also after arrow keys", async () => {
  scene.find("[role=tab]", "Scheda a").focus();
  await userEvent.keyboard("{End}{Tab}{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Scheda a");
});

it("the panel is labelled by its tab", () => {
  expect(panel().getAttribute("aria-labelledby")).toBe(scene.find("[aria-selected=true]").id);
  expect(scene.find("[aria-selected=true]").getAttribute("aria-controls")).toBe(panel().id);
});

it("a narrow strip stays on one line, with the selected tab visible", async () => {
  const names = ["Donatori", "Donazioni", "Benemerenze", "Da consegnare"];
  const narrow = await stage(
    <div style={{ width: 250 }}>
      <Tabs
        label="Elenchi"
        value="Da consegnare"
        onValueChange={() => undefined}
        tabs={names.map((name) => ({ value: name, label: name }))}
      />
    </div>,
    360,
  );
  const right = (selector: string) => narrow.find(selector).getBoundingClientRect().right;
  await expect.poll(() => right("[aria-selected=true]") <= right("[role=tablist]") + 1).toBe(true);
  const boxes = [...narrow.shadow.querySelectorAll("[role=tab]")].map((tab) => tab.getBoundingClientRect());
  const strip = narrow.find("[role=tablist]").getBoundingClientRect();
  narrow.remove();
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes[3]!.right).toBeLessThanOrEqual(strip.right + 1);
  expect(boxes[0]!.left).toBeLessThan(strip.left);
});

it("a strip fades at the sides where it can scroll, by keys or touch", async () => {
  const names = ["Donatori", "Donazioni", "Benemerenze", "Da consegnare"];
  const tabs = names.map((name) => ({ value: name, label: name }));
  const narrow = await stage(
    <div style={{ width: 250 }}>
      <Tabs label="Elenchi" value="Donatori" onValueChange={() => undefined} tabs={tabs} />
    </div>,
    360,
  );
  const strip = narrow.find("[role=tablist]");
  const last = narrow.find("[role=tab]", "Da consegnare");
  const fade = () => getComputedStyle(strip).maskImage;
  const isVisible = () => last.getBoundingClientRect().right <= strip.getBoundingClientRect().right + 1;
  await expect.poll(fade).toMatch(/^linear-gradient\(to right, rgb\(0, 0, 0\)/);
  expect(isVisible()).toBe(false);
  narrow.find("[role=tab]", "Donatori").focus();
  await userEvent.keyboard("{End}");
  expect(narrow.focused()).toBe(last);
  await expect.poll(isVisible).toBe(true);
  await expect.poll(fade).toMatch(/^linear-gradient\(to left, rgb\(0, 0, 0\)/);
  // as a touch scrolls it
  strip.scrollLeft = 0;
  await expect.poll(fade).toMatch(/^linear-gradient\(to right, rgb\(0, 0, 0\)/);
  strip.scrollLeft = strip.scrollWidth;
  await expect.poll(isVisible).toBe(true);
  await narrow.remove();
  expect(getComputedStyle(scene.find("[role=tablist]")).maskImage).toBe("none");
});

it("the selected tab stays visible when the strip gets narrower, as on a turned phone", async () => {
  const names = ["Donatori", "Donazioni", "Benemerenze", "Da consegnare"];
  const narrowed = await stage(
    <div id="place" style={{ width: 400 }}>
      <Tabs
        label="Elenchi"
        value="Da consegnare"
        onValueChange={() => undefined}
        tabs={names.map((name) => ({ value: name, label: name }))}
      />
    </div>,
    500,
  );
  narrowed.find("#place").style.width = "250px";
  const end = (selector: string) => narrowed.find(selector).getBoundingClientRect().right;
  await expect.poll(() => end("[aria-selected=true]") <= end("[role=tablist]") + 1).toBe(true);
  narrowed.remove();
});

it("the fades at both sides don't cover the selected tab", async () => {
  const names = ["Donatori", "Donazioni", "Benemerenze", "Da consegnare"];
  const middle = await stage(
    <div style={{ width: 250 }}>
      <Tabs
        label="Elenchi"
        value="Benemerenze"
        onValueChange={() => undefined}
        tabs={names.map((name) => ({ value: name, label: name }))}
      />
    </div>,
    360,
  );
  const right = (selector: string) => middle.find(selector).getBoundingClientRect().right;
  await expect.poll(() => right("[role=tablist]") - right("[aria-selected=true]")).toBeGreaterThanOrEqual(39);
  await middle.remove();
});

it("the selected tab stays visible when the counts of the others load", async () => {
  const strip = (count?: string) => (
    <div style={{ width: 250 }}>
      <Tabs
        label="Elenchi"
        value="Da consegnare"
        onValueChange={() => undefined}
        tabs={["Donatori", "Donazioni", "Benemerenze", "Da consegnare"].map((name) => ({
          value: name,
          label: name,
          count,
        }))}
      />
    </div>
  );
  const counted = await stage(strip());
  const end = (selector: string) => counted.find(selector).getBoundingClientRect().right;
  await counted.render(strip("23.597"));
  await expect.poll(() => end("[aria-selected=true]") <= end("[role=tablist]") + 1).toBe(true);
  await counted.remove();
});

it("a strip fades as soon as counts make it too long", async () => {
  const tabs = (count?: string) => [
    { value: "Donatori", label: "Donatori", count },
    { value: "Donazioni", label: "Donazioni", count },
  ];
  const strip = (count?: string) => (
    <div style={{ width: 180 }}>
      <Tabs label="Elenchi" value="Donatori" onValueChange={() => undefined} tabs={tabs(count)} />
    </div>
  );
  const counted = await stage(strip());
  const fade = () => getComputedStyle(counted.find("[role=tablist]")).maskImage;
  await expect.poll(fade).toBe("none");
  await counted.render(strip("23.597"));
  await expect.poll(fade).toMatch(/^linear-gradient\(to right, rgb\(0, 0, 0\)/);
  await counted.remove();
});
