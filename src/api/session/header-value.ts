/** Whether a request's header can carry a token: fetch throws on anything else, which would look like a missing network. */
export const fitsHeader = (token: string): boolean => /^[\t -~\x80-\xff]+$/.test(token);
