import type { Answer } from "./static-server";

/** The six calls of specification §7 and no more: no document of ours until somebody saves one, no versions, no sendings. */
export function spareTemplates(json: (body: unknown, status?: number) => Answer) {
  const templates: Record<string, unknown>[] = [
    { _id: 1, name: "Auguri", subject: "Tanti auguri", html: "<p>Tanti auguri da tutti noi</p>" },
  ];
  /** @returns what a call is answered; null: there is no such path */
  return (method: string, rest: readonly string[], body: Record<string, unknown>): Answer | null => {
    const [id = "", part = ""] = rest;
    if (id === "") {
      if (method === "GET") return json(templates);
      if (method !== "POST") return null;
      const made = { ...body, _id: templates.length + 1 };
      templates.push(made);
      return json(made, 201);
    }
    const at = templates.findIndex(({ _id }) => String(_id) === id);
    const found = templates[at];
    if (!found) return null;
    if (part === "performance" && method === "GET") return json({ sent: 12, opens: 7 });
    if (part !== "") return null;
    if (method === "GET") return json(found);
    if (method === "PUT") return json(Object.assign(found, body));
    if (method !== "DELETE") return null;
    templates.splice(at, 1);
    return { status: 204, body: "" };
  };
}
