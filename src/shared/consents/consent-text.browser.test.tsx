import { expect, it } from "vitest";
import { stage } from "../../ui/test-support";
import { ConsentDifferences, ConsentParagraphs } from "./consent-text";

it("markup in a consent's text is shown as text: nothing is loaded or executed", async () => {
  const markup = '<img src="x" onerror="window.executed = true"><script>window.executed = true</script> Acconsento.';
  const scene = await stage(
    <>
      <ConsentParagraphs text={markup} />
      <ConsentDifferences before="Prima." after={markup} />
    </>,
    400,
  );
  const app = scene.find(".gds-app");
  expect(app.querySelectorAll("img, script")).toHaveLength(0);
  expect(app.textContent.split("<img src=").length - 1).toBe(2);
  expect("executed" in window).toBe(false);
  await scene.remove();
});
