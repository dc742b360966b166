/** What is needed besides the API itself; a real server has none of it. */
export interface Beyond {
  /** The newest mail's token, or undefined where mails can't be seen. */
  mailedToken(): Promise<string | undefined>;
}

/** Access tokens by persona. */
export interface Sessions {
  admin: string;
  director: string;
  manager: string;
  donor: string;
  pending: string;
}
