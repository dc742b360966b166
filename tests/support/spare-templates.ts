import type { Answer } from "./static-server";

/** The six calls for templates of specification §7, without versions and sendings. Seeded templates have no document. */
export function spareTemplates(json: (body: unknown, status?: number) => Answer) {
  const templates: Record<string, unknown>[] = [
    { _id: 1, name: "Auguri", subject: "Tanti auguri", html: "<p>Tanti auguri da tutti noi</p>" },
  ];
  /** Returns the answer to a call; null for an unknown path. */
  return (method: string, rest: readonly string[], body: Record<string, unknown>): Answer | null => {
    const [id = "", part = ""] = rest;
    if (id === "") {
      if (method === "GET") return json(templates);
      if (method !== "POST") return null;
      const added = { ...body, _id: templates.length + 1 };
      templates.push(added);
      return json(added, 201);
    }
    const index = templates.findIndex(({ _id }) => String(_id) === id);
    const found = templates[index];
    if (!found) return null;
    if (part === "performance" && method === "GET") return json({ sent: 12, opens: 7 });
    if (part !== "") return null;
    if (method === "GET") return json(found);
    if (method === "PUT") return json(Object.assign(found, body));
    if (method !== "DELETE") return null;
    templates.splice(index, 1);
    return { status: 204, body: "" };
  };
}
