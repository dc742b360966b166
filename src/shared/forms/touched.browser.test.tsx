import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { AwardDialog } from "../../features/donors/awards/components/award-dialog";
import { DonationForm } from "../../features/donors/donations/components/donation-form";
import { BulkDialog } from "../../features/donors/status/bulk/bulk-dialog";
import { PermanentSuspensionDialog } from "../../features/donors/status/suspension/suspend-dialog";
import { ReasonDialog } from "../../features/donors/status/components/reason-dialog";
import { SuspendDialog } from "../../features/donors/status/suspension/suspend-dialog";
import { SaveViewDialog } from "../lists/views/components/save-view-dialog";

/** Small forms validate on change and on blur, not only on submit (specification §5). */

const TODAY = "2026-11-20";
const DONOR = {
  _id: "d1",
  version: 1,
  firstName: "Ada",
  lastName: "Neri",
  status: "active",
  bloodGroup: "0+",
  birthday: null,
} as never;
const nothing = () => undefined;
const ok = () => Promise.resolve({ ok: true as const, data: undefined });
const dialog = { open: true, onClose: nothing };
const action = { donor: DONOR, name: "Ada Neri", today: TODAY, ...dialog };

const PARTS = {
  award: (
    <AwardDialog
      {...dialog}
      title="x"
      name=""
      date={TODAY}
      nameLocked={false}
      dateLocked={false}
      onSave={ok}
      today={TODAY}
    />
  ),
  donation: (
    <DonationForm
      donor={DONOR}
      donations={[]}
      changed={null}
      may={() => true}
      onSave={ok}
      saving={false}
      onClose={nothing}
      today={TODAY}
    />
  ),
  reason: <ReasonDialog {...action} action="deactivate" onRemoved={nothing} />,
  suspension: <SuspendDialog {...action} />,
  permanent: (
    <PermanentSuspensionDialog
      {...dialog}
      name="Ada"
      status="active"
      change={{ action: "suspend", status: "permanentlySuspended", reason: "Età", from: TODAY, until: null }}
      refusal={null}
      onConfirm={() => Promise.resolve(false as const)}
    />
  ),
  bulk: <BulkDialog rows={[{ _id: "d1" }, { _id: "d2" }]} {...dialog} />,
  view: (
    <SaveViewDialog
      {...dialog}
      view={null}
      content={{ tab: "donors", query: { filter: null, filters: [], text: "" } } as never}
      taken={[]}
      opensFirst={false}
      mayShare
      saving={false}
      onSave={nothing}
    />
  ),
};

let scene: RenderedPage;
const wrong = () => scene.shadow.querySelectorAll("[aria-invalid=true]").length;
const show = async (part: keyof typeof PARTS) => {
  scene = await renderPage("admin", "/app/donors", { part: PARTS[part], width: 500, donors: 1 });
};
/** The first visible field. */
const field = (selector: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll<HTMLInputElement>(selector)].find((one) => one.checkVisibility());
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const NAMED = "input[type=text]:not([inputmode]), input:not([type]):not([inputmode])";

async function clear(input: string) {
  await userEvent.fill(field(input), "x");
  await expect.poll(wrong).toBe(0);
  await userEvent.clear(field(input));
  await expect.poll(wrong).toBe(1);
  await userEvent.fill(field(input), "y");
  await expect.poll(wrong).toBe(0);
}
async function leaveEmpty(input: string) {
  await expect.poll(() => field(input)).toBeTruthy();
  expect(wrong()).toBe(0);
  field(input).focus();
  field(input).blur();
  await expect.poll(wrong).toBeGreaterThan(0);
}

it.each(["award", "reason", "view"] as const)(
  "%s: a field that is left empty or cleared shows an error at once, and a letter removes it",
  async (part) => {
    await show(part);
    await leaveEmpty(NAMED);
    await clear(NAMED);
  },
);

it("donation: a cleared field shows an error at once, and a letter removes it", async () => {
  await show("donation");
  await expect.poll(() => field(NAMED)).toBeTruthy();
  await clear(NAMED);
});

it("suspension: a reason that is left empty shows an error", async () => {
  await show("suspension");
  await leaveEmpty("select");
});

it("bulk: a reason that is left empty shows an error", async () => {
  await show("bulk");
  await expect.poll(() => field("select")).toBeTruthy();
  await userEvent.selectOptions(field("select"), "deactivate");
  await expect.poll(() => field(NAMED)).toBeTruthy();
  field(NAMED).focus();
  expect(wrong()).toBe(0);
  field(NAMED).blur();
  await expect.poll(wrong).toBe(1);
});

it("permanent: a checkbox that is left, or unchecked again, shows an error", async () => {
  await show("permanent");
  await leaveEmpty("input[type=checkbox]");
  await userEvent.click(field("input[type=checkbox]"));
  await expect.poll(wrong).toBe(0);
  await userEvent.click(field("input[type=checkbox]"));
  await expect.poll(wrong).toBe(1);
});
