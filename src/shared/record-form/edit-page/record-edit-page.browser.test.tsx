import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { identity, number, one, record, text } from "../../../api/readers/read";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../navigation";
import { RecordEditPage } from "./index";
import { texts } from "../texts";
import { uiTexts } from "../../../ui/texts";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

/** A form with defaults for all options. */
const zone = { section: "Zona", editedBy: "staff" } as const;
const FIELDS = {
  name: { ...zone, kind: "text", label: "Nome", required: true },
  cap: { ...zone, kind: "code", label: "CAP", format: "cap" },
  city: { ...zone, kind: "text", label: "Città", format: "place" },
  phone: { ...zone, kind: "code", label: "Telefono", format: "phone" },
  email: { ...zone, kind: "code", label: "E-mail", format: "email" },
} as const satisfies FieldCatalogue;

const zoneAnswer = one(
  "zone",
  record({
    _id: identity,
    version: number(null),
    name: text(""),
    cap: text(null),
    city: text(null),
    phone: text(null),
    email: text(null),
  }),
);

const ZoneEditPage = () => (
  <RecordEditPage
    source={{
      query: { path: "/zones/z1", schema: zoneAnswer },
      recordOf: (answer) => answer.zone,
      invalidates: () => ["/zones", "/zones/z1"],
      done: "Zona salvata",
    }}
    fields={FIELDS}
    ability={{ subject: "Zone" }}
    title="Modifica zona"
    leave={() => navigate("/app/donors")}
  />
);

let scene: RenderedPage;
let kept: Record<string, unknown>;
let puts: Record<string, unknown>[];
const open = async () => {
  navigate("/app/donors");
  scene = await renderPage("admin", "/app/donors/edit/z1", {
    part: <ZoneEditPage />,
    async answer(request, mock) {
      if (!request.url.endsWith("/zones/z1")) return mock.fetch(request);
      if (request.method === "GET") return Response.json({ success: true, zone: kept });
      const body = (await request.json()) as Record<string, unknown>;
      if (body.version !== kept.version)
        return Response.json({ success: false, code: "version", message: "Cambiata.", current: kept }, { status: 409 });
      puts.push(body);
      kept = { ...kept, ...body, version: Number(kept.version) + 1 };
      return Response.json({ success: true, zone: kept });
    },
  });
  await until(() => scene.find("form"));
};
const page = () => scene.text();
beforeEach(() => {
  sessionStorage.clear();
  puts = [];
  kept = { _id: "z1", version: 1, name: "Lodi", cap: "26900", city: "Lodi", phone: "", email: "" };
});

it("the form validates, saves by Ctrl+S, leaves, and undo reverts the save", async () => {
  await open();
  expect([...scene.shadow.querySelectorAll("label")].map(({ textContent }) => textContent)).toHaveLength(5);
  await userEvent.fill(scene.field("Telefono"), "0371/55501");
  await userEvent.fill(scene.field("CAP"), "2");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(page).toContain("correggi un campo");
  await userEvent.fill(scene.field("CAP"), "26900");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(page).toContain("Zona salvata");
  expect(location.hash).toBe("#/app/donors");
  await scene.press("[data-sonner-toast] button", "Ripristina i dati di prima");
  await expect.poll(() => puts.length).toBe(2);
  expect(kept.phone).toBeNull();
});

it("the form asks before leaving, keeps a draft, and handles a conflict", async () => {
  await open();
  await userEvent.fill(scene.field("Nome"), "Lodi nord");
  expect(JSON.stringify({ ...sessionStorage })).toContain("Lodi nord");
  navigate("/app/dashboard");
  await expect.poll(page).toContain(texts.leaveUnsaved.hint);
  await scene.press("button", texts.leaveStay);
  kept = { ...kept, name: "Lodi sud", city: "San Donato", version: 2 };
  await expect.poll(scene.dialog).toBeUndefined();
  await scene.press("button", uiTexts.save);
  await expect.poll(scene.dialog).toContain("Lodi sud");
  await scene.press("button", texts.conflictSave);
  await expect.poll(() => puts.at(-1)).toMatchObject({ name: "Lodi nord", city: "San Donato", version: 2 });
});
