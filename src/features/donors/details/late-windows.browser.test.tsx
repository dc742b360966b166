import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { AccountPage } from "../../account/account-page";
import { texts as accountTexts } from "../../account/texts";
import { texts as awardTexts } from "../awards/texts";
import { texts as donationTexts } from "../donations/texts";
import { texts as statusTexts } from "../status/texts";
import { navigate } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

/** What is written from a window, and answered when that is closed, or another is open. */

let scene: RenderedPage;
let release: (answer?: Response) => void;
let writes: number;

beforeEach(() => {
  writes = 0;
});

/** Writes wait for {@link release}; the server does them then, unless it answers something else. */
const open = async (path: string, part?: React.ReactNode) => {
  scene = await renderPage("admin", path, {
    width: 1100,
    ...(part !== undefined && { part }),
    async answer(request, mock) {
      // such a server can't say whether there are others: all can be signed out
      if (request.url.endsWith("/auth/sessions")) return Response.json({ success: false }, { status: 404 });
      if (request.method === "GET" || request.url.includes("/auth/refresh") || request.url.endsWith("/auth/login"))
        return mock.fetch(request);
      writes += 1;
      const instead = await new Promise<Response | undefined>((resolve) => (release = resolve));
      return instead ?? mock.fetch(request);
    },
  });
};
const found = (...selector: Parameters<RenderedPage["find"]>) => {
  try {
    return scene.find(...selector);
  } catch {
    return null;
  }
};
const press = async (...selector: Parameters<RenderedPage["find"]>) =>
  userEvent.click(await until(() => found(...selector)));
const field = (label: string) => {
  const of = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent === label);
  return scene.shadow.getElementById(of?.htmlFor ?? "") as HTMLInputElement;
};
const window_ = () => scene.shadow.querySelector("dialog[open]");
const status = async (action: keyof typeof statusTexts.actions) => {
  await press("[aria-haspopup=menu]", statusTexts.menu);
  await press("[role=menuitem]", statusTexts.actions[action][0]);
  await expect.poll(window_).toBeTruthy();
};
const sent = () => expect.poll(() => writes).toBe(1);
const refused = () => Response.json({ success: false, message: "Non oggi." }, { status: 422 });

const sendAndClose = async (label: string) => {
  await press("dialog button", label);
  await sent();
  await userEvent.keyboard("{Escape}");
  await expect.poll(window_).toBeNull();
};

it("a change of status that is refused after its window was closed is told, with whom it is about", async () => {
  await open("/app/donors/details/d1");
  await status("deactivate");
  await userEvent.fill(field(statusTexts.reason), "Trasferito");
  await sendAndClose(statusTexts.confirm.deactivate);
  release(refused());
  await expect.poll(() => scene.toasts()).toHaveLength(1);
  expect(scene.toasts()[0]).toContain("stato non cambiato. Non oggi.");
});

it("one that is done then closes no window that was opened since", async () => {
  await open("/app/donors/details/d1");
  await status("deactivate");
  await userEvent.fill(field(statusTexts.reason), "Trasferito");
  await sendAndClose(statusTexts.confirm.deactivate);
  await status("die");
  release();
  await expect.poll(() => scene.toasts()).toEqual([statusTexts.changed("D'Angelo Nicolò")]);
  expect(window_()?.textContent).toContain(statusTexts.confirm.die);
});

it("a removal leads nobody to the list who has gone on to another page meanwhile", async () => {
  await open("/app/donors/details/d1");
  await status("remove");
  await press("dialog button", statusTexts.confirm.remove);
  await sent();
  navigate("/app/donors/details/d2");
  release();
  await expect.poll(() => scene.toasts()).toEqual([statusTexts.removed("D'Angelo Nicolò")]);
  expect(location.hash).toBe("#/app/donors/details/d2");
});

it("a donation that is refused after its form was closed is told, and the form that was opened since stays", async () => {
  await open("/app/donors/details/d1?tab=donations");
  const fill = async () => {
    await press("button", donationTexts.register);
    await expect.poll(() => field(donationTexts.date)).toBeTruthy();
    await userEvent.fill(field(donationTexts.date), "02/02/2012");
    await userEvent.fill(field(donationTexts.place), "Treviglio");
  };
  await fill();
  await press("article button:not([aria-haspopup])", donationTexts.register);
  await sent();
  await press("button", uiTexts.cancel);
  await expect.poll(() => field(donationTexts.date)).toBeNull();
  await fill();
  release(refused());
  await expect.poll(() => scene.toasts()).toEqual(["Donazione non registrata. Non oggi."]);
  expect(field(donationTexts.place).value).toBe("Treviglio");
});

it("one that is registered then leaves the newer form open", async () => {
  await open("/app/donors/details/d1?tab=donations");
  await press("button", donationTexts.register);
  await expect.poll(() => field(donationTexts.date)).toBeTruthy();
  await userEvent.fill(field(donationTexts.date), "02/02/2012");
  await userEvent.fill(field(donationTexts.place), "Treviglio");
  await press("article button:not([aria-haspopup])", donationTexts.register);
  await sent();
  await press("button", uiTexts.cancel);
  await press("button", donationTexts.register);
  await expect.poll(() => field(donationTexts.date)).toBeTruthy();
  release();
  await expect.poll(() => scene.toasts()).toEqual([donationTexts.registered("D'Angelo Nicolò")]);
  expect(field(donationTexts.date)).toBeTruthy();
});

it("an award that is refused after its window was closed is told", async () => {
  await open("/app/donors/details/d1?tab=awards");
  await press("button", awardTexts.add);
  await expect.poll(window_).toBeTruthy();
  await userEvent.fill(field(awardTexts.name), "Targa");
  await sendAndClose(uiTexts.save);
  release(refused());
  await expect.poll(() => scene.toasts()).toEqual(["Benemerenza non registrata. Non oggi."]);
});

it("what the account's page asked for is told after one has left it", async () => {
  await open("/app/account", <AccountPage />);
  await press("button", accountTexts.others.submit);
  await sent();
  await scene.show(<p>Un’altra pagina</p>);
  release(refused());
  await expect.poll(() => scene.toasts()).toEqual([`${accountTexts.others.failed}: Non oggi.`]);
});
