import type { InlineMock, Persona } from "../../mocks/index";

/** Calls the API as a persona on another device. @returns the body of the response @throws Error unless it is 2xx */
export type CallAs = (persona: Persona, path: string, init?: { method: string; body: object }) => Promise<unknown>;

export function createCallAs(mock: InlineMock, apiBase: string): CallAs {
  return async (persona, path, init) => {
    const { authToken } = await mock.control.signIn(persona);
    const headers = { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" };
    const request = new Request(apiBase + path, { ...init, headers, body: init && JSON.stringify(init.body) });
    const response = await mock.fetch(request);
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
}
