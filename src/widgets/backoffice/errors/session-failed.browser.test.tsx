import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { ApiError } from "../../../api/errors";
import { SessionFailed } from "../../../shared/session";
import { until } from "../../../ui/test-support";
import { renderPage } from "../../test-support/render-page";

it("“Go back” on the error screen of the session leaves it and retries; an element without routes has no “Go back”", async () => {
  const error = new ApiError("http", "Messaggio del server", 500);
  const [goBack, retry] = [vi.fn(), vi.fn()];
  const scene = await renderPage(null, "/app/dashboard", {
    part: <SessionFailed error={error} retry={retry} goBack={goBack} />,
  });
  await userEvent.click(await until(() => scene.find("button", "Go back")));
  expect([goBack, retry].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await scene.show(<SessionFailed error={error} retry={retry} />);
  await expect.poll(scene.heading).toBe("Error");
  const buttons = scene.getByRole("button").elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Riprova", "Sign out"]);
});
