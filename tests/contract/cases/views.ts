import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Saved views: personal and shared ones, and conflicts between two people. */
export async function views(
  api: ContractClient,
  { admin, director, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const layout = { shown: ["lastName", "mobile"], pinned: [], widths: { mobile: 140 }, density: "compact" };
  const rules = { combinator: "and", rules: [{ field: "bloodGroup", operator: "=", value: "0-" }] };
  const content = { tab: "donors", sort: "-lastDonationDate", text: "", filters: [], filter: rules, layout };
  const body = { name: "0 negativo", sharedWith: ["manager", "admin"], content };
  const { view } = await api.call("createView", { token: manager, body, expect: 201 });
  const params = { id: view._id };
  const isListed = async (token: string) =>
    (await api.call("listViews", { token, expect: 200 })).views.some(({ _id }: { _id: string }) => _id === view._id);
  api.assert((await isListed(admin)) && (await isListed(manager)), "the roles of a shared view see it");
  api.assert(!(await isListed(director)), "other roles don't see it");
  const firstView = async (token: string) => (await api.call("listViews", { token, expect: 200 })).firstView;
  const before = await firstView(admin);
  await api.call("setFirstView", { token: admin, body: { view: view._id }, expect: 200 });
  api.assert((await firstView(admin)) === view._id, "the chosen view is the first view");
  api.assert((await firstView(manager)) !== view._id, "a choice of the first view doesn't affect other accounts");
  await api.call("setFirstView", { token: director, body: { view: view._id }, expect: 404 });
  await api.call("setFirstView", { token: admin, body: { view: 7 }, expect: 422 });
  await api.call("setFirstView", { token: donor, body: { view: null }, expect: 403 });
  await api.call("setFirstView", { body: { view: null }, expect: 401 });
  const pinned = async () => (await api.call("listViews", { token: admin, expect: 200 })).pinned.includes(view._id);
  await api.call("pinView", { params, token: admin, body: { pinned: true }, expect: 200 });
  api.assert(await pinned(), "a pinned view is on the dashboard");
  await api.call("pinView", { params, token: admin, body: { pinned: false }, expect: 200 });
  api.assert(!(await pinned()), "it no longer is");
  await api.call("pinView", { params, token: director, body: { pinned: true }, expect: 404 });
  await api.call("pinView", { params, token: admin, body: { pinned: 1 }, expect: 422 });
  await api.call("pinView", { params, token: admin, body: [], expect: 400 });
  await api.call("pinView", { params, token: donor, body: { pinned: true }, expect: 403 });
  await api.call("pinView", { params, body: { pinned: true }, expect: 401 });
  const saved = { params, token: admin, headers: { "Idempotency-Key": `view-${uniqueSuffix}` } };
  const change = { ...saved, body: { version: view.version, name: "0 neg" }, expect: 200 };
  const { view: changed } = await api.call("updateView", change);
  const { view: repeated } = await api.call("updateView", change);
  api.assert(repeated.version === changed.version, "a repeated idempotency key doesn't save twice");
  await api.call("updateView", { params, token: manager, body: { version: view.version, name: "x" }, expect: 409 });
  await api.call("updateView", { params, token: manager, body: { version: view.version + 1, name: "" }, expect: 422 });
  await api.call("updateView", { params, token: director, body: { version: 1, name: "x" }, expect: 404 });
  await api.call("updateView", { params, body: { version: 1 }, expect: 401 });
  await api.call("deleteView", { params, token: manager, query: { version: "1" }, expect: 409 });
  await api.call("deleteView", { params, token: director, expect: 404 });
  await api.call("deleteView", { params, token: manager, expect: 200 });
  api.assert(!(await isListed(admin)), "a deleted view isn't listed");
  api.assert((await firstView(admin)) === null, "a deleted view is nobody's first view");
  await api.call("restoreView", { params, token: manager, expect: 200 });
  api.assert(await isListed(admin), "a restored view is listed again");
  api.assert((await firstView(admin)) === view._id, "a restored view is the first view again");
  await api.call("setFirstView", { token: admin, body: { view: before }, expect: 200 });
  await api.call("restoreView", { params, token: manager, expect: 404 });
  await api.call("createView", { token: director, body, expect: 403 });
  const own = await api.call("createView", { token: director, body: { ...body, sharedWith: [] }, expect: 201 });
  await api.call("deleteView", { params: { id: own.view._id }, token: director, expect: 200 });
  await api.call("deleteView", { params, token: manager, expect: 200 });
  await api.call("createView", { token: admin, body: { ...body, sharedWith: ["donor"] }, expect: 422 });
  await api.call("createView", { token: admin, body: { name: "x" }, expect: 422 });
  await api.call("createView", { body, expect: 401 });
  await api.call("listViews", { token: donor, expect: 403 });
  await api.call("listViews", { expect: 401 });
}
