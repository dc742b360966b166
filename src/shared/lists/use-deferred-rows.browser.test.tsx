import { expect, it } from "vitest";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import type { QueryState } from "../../api/react/use-query";
import { useDeferredRows } from "./use-list";

const answered = (data: string) => ({
  status: "ready" as const,
  data,
  refreshing: false,
  outdated: false as const,
  error: null,
  stale: false,
  retry: () => undefined,
});

function Rows({ read }: { read: QueryState<string> }) {
  const { page, settling } = useDeferredRows(read);
  return `${page.status === "ready" ? page.data : page.status}${settling ? ", dimmed" : ""}`;
}

it("renders the first rows one render after the response, and later ones with it", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (read: QueryState<string>) => {
    flushSync(() => root.render(<Rows read={read} />));
    return place.textContent;
  };
  expect(show({ status: "loading" })).toBe("loading");
  expect(show(answered("page 1"))).toBe("loading");
  await expect.poll(() => place.textContent).toBe("page 1");
  expect(show({ ...answered("page 1"), stale: true })).toBe("page 1, dimmed");
  expect(show(answered("page 2"))).toBe("page 2");
  root.unmount();
});
