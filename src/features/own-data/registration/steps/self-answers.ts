/** What somebody answers to themselves: kept while the form is open, neither sent nor stored (it tells of their health). */
export interface SelfAnswers {
  age?: boolean;
  weight?: boolean;
  health?: boolean;
  /** What has happened, as the id of a reason to wait. */
  what?: string;
}
