import { Users } from "lucide-react";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DEFAULT_LAYOUT } from "../../../shared/lists/column-layout";
import { ListTools } from "../../../shared/lists/components/list-tools";
import { Button } from "../../../ui/buttons/button";
import { MainMenu } from "../../../ui/main-menu/main-menu";
import { Menu } from "../../../ui/menu/menu";
import { Dialog } from "../../../ui/overlay/dialog";
import { Drawer } from "../../../ui/overlay/drawer";
import { Flyout } from "../../../ui/overlay/flyout";
import { SidePanel } from "../../../ui/overlay/side-panel";
import { stage } from "../../../ui/test-support";
import { keepKeysInside } from "./keyboard";

// in a narrower window flyouts and side panels are dialogs
beforeAll(() => page.viewport(1000, 700));
afterAll(() => page.viewport(414, 896));

interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  anchor: RefObject<HTMLButtonElement | null>;
}

function Opener({ children }: { children: (props: OverlayProps) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Apri
      </Button>
      {children({ open, onClose: () => setOpen(false), title: "Notifiche", anchor })}
    </>
  );
}

const PAGES = [{ label: "Donatori", description: "Anagrafe", href: "#/app/donors", current: false, icon: Users }];
const content = <button type="button">Dentro</button>;

/** Renders an overlay behind a button, and opens it. @returns it, and the keys that the host page gets */
async function open(overlay: ReactNode) {
  const scene = await stage(overlay);
  keepKeysInside(scene.host);
  const hostKeys: string[] = [];
  const onKey = ({ type, key }: KeyboardEvent) => hostKeys.push(`${type} ${key}`);
  const types = ["keydown", "keypress", "keyup"] as const;
  for (const type of types) document.addEventListener(type, onKey);
  onTestFinished(async () => {
    for (const type of types) document.removeEventListener(type, onKey);
    await scene.remove();
  });
  await scene.press("button", "Apri");
  return { scene, hostKeys };
}

it.each<[string, string, ReactNode]>([
  ["dialog", "dialog", <Opener>{(props) => <Dialog {...props}>{content}</Dialog>}</Opener>],
  ["drawer", "dialog", <Opener>{(props) => <Drawer {...props}>{content}</Drawer>}</Opener>],
  ["flyout", "[role=dialog]", <Opener>{(props) => <Flyout {...props}>{content}</Flyout>}</Opener>],
  ["side panel", "[role=dialog]", <Opener>{(props) => <SidePanel {...props}>{content}</SidePanel>}</Opener>],
  [
    "menu",
    "[role=menu]",
    <Menu
      trigger={(props) => <Button {...props}>Apri</Button>}
      entries={[{ kind: "item", label: "Dentro", onSelect: () => undefined }]}
    />,
  ],
  ["main menu", "ul[popover]", <MainMenu label="Menu" items={[{ label: "Apri", pages: PAGES }]} />],
])("Esc closes a %s, and neither its press nor its release reaches the host page", async (_name, selector, overlay) => {
  const { scene, hostKeys } = await open(overlay);
  await expect.poll(() => scene.shadow.querySelector(selector)?.checkVisibility()).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => scene.shadow.querySelector(selector)).toBeNull();
  expect(hostKeys).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(hostKeys).toEqual(["keydown Escape", "keyup Escape"]);
});

it("Esc closes the sheet of a list's tools, and the host page doesn't get the key", async () => {
  const list = { shown: [], layout: DEFAULT_LAYOUT, view: { sort: null }, changeView: () => undefined };
  const { scene, hostKeys } = await open(
    <div style={{ width: 360, containerType: "inline-size", containerName: "gds" }}>
      <Button>Apri</Button>
      <ListTools list={list as never} more={content} />
    </div>,
  );
  await scene.press("button", "Altri comandi");
  await expect.poll(() => scene.shadow.querySelector("[role=dialog]")).not.toBeNull();
  await scene.press("button", "Dentro");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => scene.shadow.querySelector("[role=dialog]")).toBeNull();
  expect(hostKeys).toEqual([]);
});

it("Esc stays in a dialog whose focused button was disabled", async () => {
  const { scene, hostKeys } = await open(
    <Opener>
      {(props) => (
        <Dialog {...props}>
          <button type="button" data-autofocus onClick={({ currentTarget }) => (currentTarget.disabled = true)}>
            Salva
          </button>
        </Dialog>
      )}
    </Opener>,
  );
  await scene.press("button", "Salva");
  await expect.poll(() => document.activeElement).toBe(document.body);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => scene.shadow.querySelector("dialog")).toBeNull();
  expect(hostKeys).not.toContain("keydown Escape");
});

it("Esc closes a group of the main menu while the focus is on the host page, which doesn't get the key", async () => {
  const { scene, hostKeys } = await open(<MainMenu label="Menu" items={[{ label: "Apri", pages: PAGES }]} />);
  await expect.poll(() => scene.shadow.querySelector("ul[popover]")).not.toBeNull();
  (scene.focused() as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => scene.shadow.querySelector("ul[popover]")).toBeNull();
  expect(hostKeys).not.toContain("keydown Escape");
});
