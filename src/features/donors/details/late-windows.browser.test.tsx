import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { AccountPage } from "../../account/account-page";
import { texts as accountTexts } from "../../account/texts";
import { texts as awardTexts } from "../awards/texts";
import { texts as donationTexts } from "../donations/texts";
import { texts as statusTexts } from "../status/texts";
import { pageLocation } from "../../../shared/navigation";
import { uiTexts } from "../../../ui/texts";

const { navigate } = pageLocation;

/** Writes whose response arrives after their dialog was closed. */

let scene: RenderedPage;
let release: (answer?: Response) => void;
let writes: number;

beforeEach(() => {
  writes = 0;
});

/** Writes wait for {@link release}, which may replace the response. */
const open = async (path: string, part?: React.ReactNode) => {
  scene = await renderPage("admin", path, {
    width: 1100,
    ...(part !== undefined && { part }),
    async answer(request, mock) {
      if (request.url.endsWith("/auth/sessions")) return Response.json({ success: false }, { status: 404 });
      if (request.method === "GET" || request.url.includes("/auth/refresh") || request.url.endsWith("/auth/login"))
        return mock.fetch(request);
      writes += 1;
      const instead = await new Promise<Response | undefined>((resolve) => (release = resolve));
      return instead ?? mock.fetch(request);
    },
  });
};
const status = async (action: keyof typeof statusTexts.actions) => {
  await scene.press("[aria-haspopup=menu]", statusTexts.menu);
  await scene.press("[role=menuitem]", statusTexts.actions[action][0]);
  await expect.poll(scene.dialog).toBeTruthy();
};
/** Waits for a write that {@link release} hasn't answered yet. */
const sent = async () => {
  await expect.poll(() => writes).toBe(1);
  writes = 0;
};
const refused = () => Response.json({ success: false, message: "Non oggi." }, { status: 422 });

const sendAndClose = async (label: string) => {
  await scene.press("dialog button", label);
  await sent();
  await userEvent.keyboard("{Escape}");
  await expect.poll(scene.dialog).toBeUndefined();
};

it("a change of status that fails or succeeds late shows a toast with the donor's name, and a newer dialog stays open", async () => {
  await open("/app/donors/details/d1");
  const deactivate = async () => {
    await status("deactivate");
    await userEvent.fill(scene.field(statusTexts.reason), "Trasferito");
    await sendAndClose(statusTexts.confirm.deactivate);
    await status("die");
  };
  await deactivate();
  release(refused());
  await expect.poll(() => scene.toasts()).toEqual(["D'Angelo Nicolò, stato non cambiato. Non oggi."]);
  expect(scene.dialog()).toContain(statusTexts.confirm.die);
  await userEvent.keyboard("{Escape}");
  await expect.poll(scene.dialog).toBeUndefined();
  await deactivate();
  release();
  await expect.poll(() => scene.toasts()).toContain(statusTexts.changed("D'Angelo Nicolò"));
  expect(scene.dialog()).toContain(statusTexts.confirm.die);
});

it("a late removal doesn't navigate a user who is on another page", async () => {
  await open("/app/donors/details/d1");
  await status("remove");
  await scene.press("dialog button", statusTexts.confirm.remove);
  await sent();
  navigate("/app/donors/details/d2");
  release();
  await expect.poll(() => scene.toasts()).toEqual([statusTexts.removed("D'Angelo Nicolò")]);
  expect(location.hash).toBe("#/app/donors/details/d2");
});

it("a donation that fails or is registered late shows a toast, and a newer form stays open with its input", async () => {
  await open("/app/donors/details/d1?tab=donations");
  const fill = async () => {
    await scene.press("button", donationTexts.register);
    await expect.poll(() => scene.field(donationTexts.date)).toBeTruthy();
    await userEvent.fill(scene.field(donationTexts.date), "02/02/2012");
    await userEvent.fill(scene.field(donationTexts.place), "Treviglio");
    // until the rules are read, the form asks for a confirmation
    await expect.poll(scene.text).not.toContain("Regole non disponibili");
  };
  const closeAndFill = async () => {
    await scene.press("article button:not([aria-haspopup])", donationTexts.register);
    await sent();
    await scene.press("button", uiTexts.cancel);
    await expect.poll(() => scene.field(donationTexts.date)).toBeNull();
    await fill();
  };
  await fill();
  await closeAndFill();
  release(refused());
  await expect.poll(() => scene.toasts()).toEqual(["Donazione non registrata. Non oggi."]);
  expect(scene.field(donationTexts.place).value).toBe("Treviglio");
  await closeAndFill();
  release();
  await expect.poll(() => scene.toasts()).toContain(donationTexts.registered("D'Angelo Nicolò"));
  expect(scene.field(donationTexts.place).value).toBe("Treviglio");
});

it("an award that fails after its dialog was closed shows a toast", async () => {
  await open("/app/donors/details/d1?tab=awards");
  await scene.press("button", awardTexts.add);
  await expect.poll(scene.dialog).toBeTruthy();
  await userEvent.fill(scene.field(awardTexts.name), "Targa");
  await sendAndClose(uiTexts.save);
  release(refused());
  await expect.poll(() => scene.toasts()).toEqual(["Benemerenza non registrata. Non oggi."]);
});

it("a failed request of the account page shows a toast on another page", async () => {
  await open("/app/account", <AccountPage />);
  await scene.press("button", accountTexts.others.submit);
  await sent();
  await scene.show(<p>Un’altra pagina</p>);
  release(refused());
  await expect.poll(() => scene.toasts()).toEqual([`${accountTexts.others.failed}: Non oggi.`]);
});
