/** A mail that the mock "sent". */
export interface DemoMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Where a person would click, as the mail says it. */
  links: string[];
  /** ISO instant. */
  date: string;
}

export interface DemoTokens {
  authToken: string;
  refreshToken: string;
}

/** What the demo asks of the mock, the same for each transport. Rejects with a sentence for a person. */
export interface DemoControl {
  /** @throws Error that says why this persona can't sign in */
  signIn(persona: string): Promise<DemoTokens>;
  setScenario(name: string): Promise<void>;
  setLatency(ms: number): Promise<void>;
  notify(note: { title: string; message: string }): Promise<void>;
  mails(): Promise<DemoMail[]>;
  reset(): Promise<void>;
}
