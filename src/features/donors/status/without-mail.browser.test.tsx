import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { useToday } from "../../../api/react/use-today";
import { FEATURE_NAMES } from "../../../domain/features";
import { useDonor } from "../../../shared/donor/reads";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { StatusMenu } from "./components/status-menu";
import { sendingTexts } from "./sending-texts";
import type { StatusAction } from "./status-action";
import { texts } from "./texts";

function Menu() {
  const today = useToday();
  const state = useDonor("d1");
  const donor = state.status === "ready" && state.data.donor;
  return donor && <StatusMenu donor={donor} today={today} onRemoved={() => undefined} />;
}

/** Opens the menu of a donor with a status, and the dialog of an action. @returns the texts of both */
async function textsOf(status: string, action: StatusAction, options: RenderOptions): Promise<string> {
  const answer: RenderOptions["answer"] = async (request, mock) => {
    if (request.method !== "GET" || !request.url.endsWith("/donors/d1")) return undefined;
    const body = (await (await mock.fetch(request)).json()) as { donor: object };
    return Response.json({ ...body, donor: { ...body.donor, status } });
  };
  const page = await renderPage("admin", "/app/donors/details/d1", { part: <Menu />, answer, ...options });
  (await until(() => page.find("[aria-haspopup=menu]", texts.menu))).focus();
  await userEvent.keyboard("{Enter}");
  await until(() => page.find("[role=menuitem]", texts.actions[action][0]));
  const menu = page.text();
  await page.press("[role=menuitem]", texts.actions[action][0]);
  await until(() => page.find("dialog[open]"));
  return `${menu}\n${page.text()}`;
}

const CHANGES = [
  ["active", "deactivate"],
  ["active", "die"],
  ["inactive", "reactivate"],
  ["verified", "register"],
  ["staged", "register"],
] as const;

it.each(CHANGES)("of a donor who is %s, “%s” doesn't promise mails that the server doesn't send", async (...change) => {
  expect(await textsOf(...change, { features: FEATURE_NAMES.filter((name) => name !== "email-sending") })).not.toMatch(
    /convoca|comunicazion/i,
  );
});

it("a server that sends mails stops them for an inactive donor, and the menu and the dialog say so", async () => {
  const shown = await textsOf("active", "deactivate", {});
  expect(shown).toContain(sendingTexts.actions.deactivate);
  expect(shown).toContain(sendingTexts.hints.deactivate);
});
