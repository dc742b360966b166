import { expect, it } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { ApiError } from "../errors";
import { useLackingWrites } from "./lacking-writes";
import { useOptionalQuery } from "./use-optional-query";

/** Reads a collection and learns that it can't be written, both under one name. */
function Zones() {
  const { status } = useOptionalQuery("zones", { path: "/zones", schema: (body) => body });
  const lacking = useLackingWrites();
  const refused = new ApiError("http", "Non oggi.", 405);
  return (
    <button type="button" onClick={() => void lacking.learn("zones", refused, null)}>
      {status}, {lacking.has("zones") ? "read-only" : "written"}
    </button>
  );
}

it("what a server can't write can be read all the same", async () => {
  const { shadow } = await renderPage("admin", "/app/settings", { part: <Zones /> });
  const button = () => shadow.querySelector("button");
  await expect.poll(() => button()?.textContent).toBe("ready, written");
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe("ready, read-only");
});
