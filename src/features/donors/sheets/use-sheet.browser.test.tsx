import { expect, it } from "vitest";
import { endpoints } from "../../../api/endpoints";
import { listSource } from "../../../shared/lists/query/list-source";
import { renderPage } from "../../../widgets/test-support/render-page";
import { SheetDialog } from "./sheet-dialog";
import { useSheet } from "./use-sheet";

const LIST = {
  source: listSource("donors", endpoints.donors()),
  read: { path: endpoints.donors() },
  filtered: false,
  query: { text: "", filters: [], filter: null },
  total: 3,
  shown: [],
  selected: null,
};
const FIELDS = ["lastName"] as const;

/** A dialog whose data can be seen from outside. */
function Sheet({ open }: { open: boolean }) {
  const work = useSheet({
    open,
    onClose: () => undefined,
    list: LIST,
    fields: FIELDS,
    complete: async (found) => found,
  });
  return (
    <>
      <output>{work.data?.donors.length ?? "none"}</output>
      <SheetDialog work={work} title="" lead="" submit={null} disabled onSubmit={async () => null}>
        {() => null}
      </SheetDialog>
    </>
  );
}

it("the donors are forgotten when the dialog has closed", async () => {
  const page = await renderPage("admin", "/app/donors", { part: <Sheet open />, donors: 3 });
  const held = () => page.shadow.querySelector("output")?.textContent;
  await expect.poll(held).toBe("3");
  await page.show(<Sheet open={false} />);
  await expect.poll(() => page.shadow.querySelector("dialog")).toBeNull();
  await expect.poll(held).toBe("none");
});
