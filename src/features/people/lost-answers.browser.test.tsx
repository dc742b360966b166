import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { NETWORK_ERROR } from "../../domain/texts";
import { lockOut } from "../../widgets/test-support/lock-out";
import { LOST, type Fate } from "../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import { ManagerDetailsPage } from "./details/account-details-page";

/** What the server has done for somebody, and whose answer was lost, is told as done: the accounts say it. */

let scene: RenderedPage;
let fate: Fate;
let writes: string[];
beforeEach(() => {
  fate = (request, done) => done(request);
  writes = [];
});

const open = async (path: string, part?: null) => {
  scene = await renderPage("admin", path, {
    part,
    width: 1200,
    answer(request, mock) {
      const { pathname } = new URL(request.url);
      if (request.method === "GET" || !pathname.startsWith("/v2/users") || pathname.endsWith("/check"))
        return undefined;
      writes.push(`${request.method} ${pathname}`);
      return fate(request, mock.fetch);
    },
  });
};
const page = () => scene.shadow.textContent ?? "";
const dialog = () => scene.shadow.querySelector("dialog[open]")?.textContent ?? "";
interface Account {
  _id: string;
  email: string;
  status: string;
}
const accounts = async () => ((await scene.callAs("admin", "/users?limit=100")) as { users: Account[] }).users;
const staged = async () => (await accounts()).find(({ status }) => status === "staged")!;
/** The page of whoever was invited and hasn't come. */
async function openStaged(): Promise<Account> {
  await open("/app/managers");
  const account = await staged();
  await open(`/app/managers/details/${account._id}`);
  await expect.poll(page).toContain(account.email);
  return account;
}
/** The page of a manager whom wrong passwords have locked out. */
async function openLocked() {
  await open("/app/managers/details/u3", null);
  await lockOut(scene, "manager@gds.example");
  await scene.show(<ManagerDetailsPage />);
}

async function openInvite() {
  await open("/app/managers");
  (await until(() => scene.find("button", "Invita"))).click();
}

const HOWS = Object.keys(LOST);

it.each(HOWS)("an invitation that was sent again, and whose answer %s, is told as sent", async (how) => {
  const { email } = await openStaged();
  fate = LOST[how]!;
  await scene.press("button", "Invia di nuovo l’invito");
  await expect.poll(page).toContain(`Invito spedito a ${email}: vale 7 giorni`);
  expect(writes).toHaveLength(1);
});

it.each(HOWS)("an invitation that was withdrawn, and whose answer %s, is told as withdrawn", async (how) => {
  const { email, _id } = await openStaged();
  fate = LOST[how]!;
  await scene.press("button", "Altre azioni");
  await scene.press("[role=menuitem]", "Ritira l’invito");
  await scene.press("dialog[open] button", "Ritira l’invito");
  await expect.poll(page).toContain(`Invito a ${email} ritirato`);
  expect((await accounts()).map((one) => one._id)).not.toContain(_id);
});

it.each(HOWS)("people who were invited, and whose answer %s, are told as invited, each", async (how) => {
  await openInvite();
  await expect.poll(dialog).toContain("Invita responsabili");
  fate = LOST[how]!;
  await userEvent.fill(scene.shadow.querySelector("dialog[open] textarea")!, "anna@posta.example, bruno@posta.example");
  await scene.press("dialog[open] button", "Lodi");
  await scene.press("dialog[open] button", "Invia 2 inviti");
  await expect.poll(dialog).toContain("2 inviti sono partiti");
});

it("invitations that never got there are told as not sent", async () => {
  await openInvite();
  await expect.poll(dialog).toContain("Invita responsabili");
  fate = () => Promise.reject(new TypeError("cut"));
  await userEvent.fill(scene.shadow.querySelector("dialog[open] textarea")!, "anna@posta.example");
  await scene.press("dialog[open] button", "Lodi");
  await scene.press("dialog[open] button", "Invia 1 invito");
  await expect.poll(dialog).toContain(NETWORK_ERROR);
});

it("of invitations that were cut half-way each address says whether it was reached", async () => {
  await openInvite();
  await expect.poll(dialog).toContain("Invita responsabili");
  fate = async (request, done) => {
    const body = (await request.json()) as { people: object[] };
    await done(new Request(request, { body: JSON.stringify({ ...body, people: body.people.slice(0, 1) }) }));
    throw new TypeError("cut");
  };
  await userEvent.fill(scene.shadow.querySelector("dialog[open] textarea")!, "anna@posta.example, bruno@posta.example");
  await scene.press("dialog[open] button", "Lodi");
  await scene.press("dialog[open] button", "Invia 2 inviti");
  await expect.poll(dialog).toContain("1 invito su 2 è partito");
  expect(dialog()).toContain("L’invito non è partito: riprova");
});

it.each(HOWS)("somebody who was unlocked by a call whose answer %s is told as let in", async (how) => {
  await openLocked();
  fate = LOST[how]!;
  await scene.press("button", "Sblocca");
  await expect.poll(page).toContain("Colombo Marta può entrare di nuovo");
  await expect.poll(() => scene.shadow.querySelector("button[aria-busy=true]")).toBeNull();
  await expect.poll(page).not.toContain("Sblocca");
  expect(writes).toHaveLength(1);
});
