import { useState } from "react";
import { userEvent } from "vitest/browser";
import { SWRConfig } from "swr";
import { describe, expect, it } from "vitest";
import { affectedReads } from "../../api/writes/affected-reads";
import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import type { ApiError } from "../../api/errors";
import { useMutation, type MutationOptions } from "../../api/react/use-mutation";
import { useQuery } from "../../api/react/use-query";
import { useReread } from "../../api/react/use-reread";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { useUndoable } from "./index";
import { until } from "../../ui/test-support";

/** What a donor's screens read: the record, a list, the history, the counts. */
interface Donor {
  _id: string;
  version: number;
  city: string;
}
type Body = { donor: Donor; donors: Donor[]; history: unknown[] };
const schema = (body: unknown) => body as Body;

const ID = "d1";
const record = { path: endpoints.donor(ID), schema };
const list = { path: endpoints.donors(), query: { limit: 100 }, schema };
const history = { path: endpoints.donorHistory(ID), schema };
const counts = { path: endpoints.stats(), schema };

interface Save {
  city: string;
  version: number;
}
const options: MutationOptions<Save, Donor> = {
  request: (body) => ({ path: record.path, method: "PUT", body: { ...body } }),
  reads: (body) => schema(body).donor,
  invalidates: () => affectedReads.donor(ID),
  changes: ({ city }, done) => [
    done
      ? { path: record.path, data: { donor: done.data } }
      : { path: record.path, apply: ({ donor }: Body) => ({ donor: { ...donor, city } }) },
  ],
};

let failure: ApiError | null;
/** Whether the write has finished. */
let settled: boolean;
/** Answers the next write instead of the mock. */
let answerWrite: (() => Response | Promise<Response>) | null;
/** The page's calls. */
let calls: string[];

/** Holds the response to the next write. @returns how to send it, also before the write has arrived */
function holdWrite(response: () => Response): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  answerWrite = () => released.then(response);
  return release;
}

function Reads() {
  const state = [useQuery(record), useQuery(list), useQuery(history), useQuery(counts)] as const;
  const [donor, donors, changes, totals] = state.map((query) => (query.status === "ready" ? query.data : null));
  return (
    <ul id="reads">
      <li>record: {donor?.donor.city}</li>
      <li>list: {donors?.donors.find(({ _id }) => _id === ID)?.city}</li>
      <li>history: {changes?.history.length}</li>
      <li>{totals && "counts"}</li>
    </ul>
  );
}

function Screens() {
  const [open, setOpen] = useState(true);
  const donor = useQuery(record);
  const reread = useReread(record);
  const { write } = useUndoable(useMutation(options), {
    done: (saved) => `Salvato: ${saved?.city}`,
    undoLabel: () => "Ripristina la città",
    undo: (saved) => ({ path: record.path, method: "PUT", body: { city: "Prima", version: saved?.version } }),
    invalidates: () => affectedReads.donor(ID),
  });
  const current = donor.status === "ready" ? donor.data.donor : null;
  const save = async () => {
    const outcome = await write({ city: "Seriate", version: current?.version ?? 0 });
    failure = outcome.ok ? null : outcome.error;
    settled = true;
  };
  return (
    <>
      <button onClick={() => void save()}>Salva</button>
      <button onClick={() => void reread()}>Rileggi</button>
      <button onClick={() => setOpen(!open)}>Altra pagina</button>
      {open && <Reads />}
    </>
  );
}

const press = (page: RenderedPage, name: string) =>
  until(() => page.find("button", name)).then((found) => userEvent.click(found));
const shown = (page: RenderedPage) => [...page.shadow.querySelectorAll("#reads li")].map((item) => item.textContent);
const toasts = (page: RenderedPage) =>
  [...page.shadow.querySelectorAll("[data-sonner-toast] [data-title]")].map((toast) => toast.textContent);

async function open(): Promise<RenderedPage> {
  failure = null;
  settled = false;
  answerWrite = null;
  calls = [];
  const page = await renderPage("admin", "/app/donors", {
    part: null,
    donors: 20,
    answer({ method, url }) {
      calls.push(`${method} ${new URL(url).pathname}`);
      return method === "PUT" ? answerWrite?.() : undefined;
    },
  });
  await page.callAs("admin", record.path, { method: "PUT", body: { city: "Prima", version: 1 } });
  await page.show(<Screens />);
  await expect.poll(() => shown(page)).toEqual(["record: Prima", "list: Prima", expect.stringMatching(/\d/), "counts"]);
  calls = [];
  return page;
}

it("after a write the record, the list and the history are up to date, and the counts are read again", async () => {
  const page = await open();
  const before = shown(page);
  await press(page, "Salva");
  await expect
    .poll(() => shown(page))
    .toEqual(["record: Seriate", "list: Seriate", `history: ${Number(before[2]?.split(" ")[1]) + 1}`, "counts"]);
  // the record comes with the response, so it isn't read again
  expect(calls.sort()).toEqual(["GET /v2/donors", "GET /v2/donors/d1/history", "GET /v2/stats", "PUT /v2/donors/d1"]);
});

it("stale data that isn't on the screen is dropped: a page shown again never has it", async () => {
  const page = await open();
  await press(page, "Altra pagina");
  await press(page, "Salva");
  await expect.poll(() => toasts(page)).toEqual(["Salvato: Seriate"]);
  const allShown: (string | null)[] = [];
  new MutationObserver(() => allShown.push(...shown(page))).observe(page.shadow, { subtree: true, childList: true });
  await press(page, "Altra pagina");
  await expect.poll(() => shown(page)[1]).toBe("list: Seriate");
  expect(allShown).not.toContain("list: Prima");
});

it("a change is shown at once, and reverted if the server refuses it; what was read meanwhile stays", async () => {
  const page = await open();
  const refuse = holdWrite(() => Response.json({ success: false, message: "Non oggi." }, { status: 422 }));
  await press(page, "Salva");
  await expect.poll(() => shown(page)[0]).toBe("record: Seriate");
  refuse();
  await expect.poll(() => shown(page)[0]).toBe("record: Prima");
  await expect.poll(() => failure).toMatchObject({ message: "Non oggi." });
  expect(toasts(page)).toEqual([]);

  settled = false;
  const refuseAgain = holdWrite(() => Response.json({ success: false, message: "Non oggi." }, { status: 422 }));
  await press(page, "Salva");
  await expect.poll(() => shown(page)[0]).toBe("record: Seriate");
  await page.callAs("admin", record.path, { method: "PUT", body: { city: "Lodi", version: 2 } });
  await press(page, "Rileggi");
  await expect.poll(() => shown(page)[0]).toBe("record: Lodi");
  refuseAgain();
  await expect.poll(() => settled).toBe(true);
  expect(shown(page)[0]).toBe("record: Lodi");
});

it("after an unreadable response everything affected is read again", async () => {
  const page = await open();
  answerWrite = () => new Response("<html>", { headers: { "Content-Type": "text/html" } });
  await page.callAs("admin", record.path, { method: "PUT", body: { city: "Lodi", version: 2 } });
  await press(page, "Salva");
  await expect.poll(() => shown(page).slice(0, 2)).toEqual(["record: Lodi", "list: Lodi"]);
  await expect.poll(() => failure).toMatchObject({ kind: "unclear" });
});

it("a refusal with a Retry-After names the time, because a write isn't sent again by itself", async () => {
  const page = await open();
  const refusal = (seconds: string) => () =>
    Response.json(
      { success: false, message: "Troppe richieste." },
      { status: 429, headers: { "Retry-After": seconds } },
    );
  for (const seconds of ["90", "7"]) {
    answerWrite = refusal(seconds);
    await press(page, "Salva");
    await expect
      .poll(() => failure?.message)
      .toMatch(/^Troppe richieste\. Riprova (\p{L}+ \d+°? \p{L}+ \d{4} alle ore|alle) \d{1,2}:\d\d:\d\d\.$/u);
  }
});

it("undo sends a second write with the version of the first response, and fails if somebody else has saved meanwhile", async () => {
  const page = await open();
  await press(page, "Salva");
  await expect.poll(() => toasts(page)).toEqual(["Salvato: Seriate"]);
  await press(page, "Ripristina la città");
  await expect.poll(() => shown(page).slice(0, 2)).toEqual(["record: Prima", "list: Prima"]);
  const { donor } = schema(await page.callAs("admin", record.path));
  expect(donor).toMatchObject({ city: "Prima", version: 4 });

  await press(page, "Salva");
  await expect.poll(() => toasts(page)).toContain("Salvato: Seriate");
  await page.callAs("admin", record.path, { method: "PUT", body: { city: "Lodi", version: 5 } });
  await press(page, "Ripristina la città");
  await expect.poll(() => toasts(page).at(0)).toMatch(/^Non annullato. /);
  expect(schema(await page.callAs("admin", record.path)).donor.city).toBe("Lodi");
});

it("a response after signing out isn't cached", async () => {
  const page = await open();
  const answer = holdWrite(() => Response.json({ success: true, donor: { _id: ID, version: 3, city: "Segreta" } }));
  await press(page, "Salva");
  page.session.signOut();
  answer();
  await expect.poll(() => settled).toBe(true);
  const { cache } = SWRConfig.defaultValue;
  expect(JSON.stringify([...cache.keys()].map((key) => cache.get(key)?.data))).not.toContain("Segreta");
});

describe("creating", () => {
  let keys: (string | null)[];
  /** Answers the page's calls; `send` passes a call on to the mock. */
  let respond: (request: Request, send: () => Promise<Response>) => Promise<Response>;
  const body = { type: 1, date: "2026-05-04" };

  async function openForm(): Promise<RenderedPage> {
    keys = [];
    respond = (_request, send) => send();
    return renderPage("admin", "/app/donors", {
      part: <Form />,
      donors: 20,
      answer(request, mock) {
        if (request.url.endsWith("/auth/login")) return undefined;
        if (request.method === "POST") keys.push(request.headers.get("Idempotency-Key"));
        return respond(request, () => mock.fetch(request));
      },
    });
  }
  const count = async (page: RenderedPage) =>
    ((await page.callAs("admin", `${pageEndpoints.donorDonations(ID)}?limit=100`)) as { total: number }).total;

  function Form() {
    const [place, setPlace] = useState("Lodi");
    const [result, setResult] = useState("");
    const { write } = useMutation({
      request: (input: string) => ({
        path: endpoints.donations(),
        method: "POST",
        body: { ...body, donorId: ID, place: input },
      }),
      invalidates: () => affectedReads.donation(ID),
    });
    const send = async () => {
      const outcome = await write(place);
      setResult(outcome.ok ? "fatto" : outcome.error.kind);
    };
    return (
      <>
        <button onClick={() => void send()}>Registra</button>
        <button onClick={() => setPlace("Clusone")}>Altro luogo</button>
        <output>{result}</output>
      </>
    );
  }
  const resultOf = (page: RenderedPage) => page.find("output").textContent;

  it("creates once even if two responses were lost, and again on a new submit", async () => {
    const page = await openForm();
    const before = await count(page);
    respond = async (_request, send) => {
      await send();
      throw new TypeError("connection lost");
    };
    await press(page, "Registra");
    await expect.poll(() => resultOf(page)).toBe("unclear");
    respond = (_request, send) => send();
    await press(page, "Registra");
    await expect.poll(() => resultOf(page)).toBe("fatto");
    expect(await count(page)).toBe(before + 1);
    await press(page, "Altro luogo");
    await press(page, "Registra");
    await expect.poll(() => count(page)).toBe(before + 2);
    expect(new Set(keys).size).toBe(2);
  });
});
