import type { RenderedPage } from "./render-page";

/** Locks an account by five sign-ins with a wrong password on another device (decisions §3). */
export async function lockOut({ apiBase, mock }: RenderedPage, email: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email, password: "non è questa", recaptcha_token: "test" });
  for (let times = 0; times < 5; times += 1)
    await mock.fetch(new Request(`${apiBase}/auth/login`, { method: "POST", headers, body }));
}
