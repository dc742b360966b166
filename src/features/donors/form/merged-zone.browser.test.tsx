import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { DonorEditPage } from "./donor-form-pages";
import { texts } from "./texts";

const { navigate } = pageLocation;

interface Zone {
  _id: string;
  name: string;
  version: number;
}
interface Kept {
  _id: string;
  area: string;
  street: string;
}

it("a manager whose zone is merged during an edit saves the donor in the new zone", async () => {
  const page = await renderPage("manager", "/app/donors", { part: null, width: 1100 });
  const { donors } = (await page.callAs("manager", "/donors?limit=1")) as { donors: Kept[] };
  const { _id, area } = donors[0]!;
  navigate(`/app/donors/edit/${_id}`);
  await page.show(<DonorEditPage />);
  const street = () => page.field("Via e numero");
  await until(street);
  const { zones } = (await page.callAs("admin", "/zones")) as { zones: Zone[] };
  const from = zones.find(({ name }) => name === area)!;
  const into = zones.find(({ name }) => name !== area)!;
  const body = { version: from.version, into: into._id, name: into.name };
  await page.callAs("admin", `/zones/${from._id}/merge`, { method: "POST", body });
  await userEvent.fill(street(), "Via Corridoni 8");
  await page.press("button", texts.saveAndStay);
  await expect.poll(() => page.toasts()).toContain(texts.saved);
  const { donor } = (await page.callAs("manager", `/donors/${_id}`)) as { donor: Kept };
  expect([donor.area, donor.street]).toEqual([into.name, "Via Corridoni 8"]);
});
