/**
 * Business constants and limits of specification §9, in one place. Times are in milliseconds unless named otherwise.
 */

/** While a refresh token exists, tokens are refreshed at this interval (specification §4, §9). */
export const TOKEN_REFRESH_INTERVAL = 60_000;
/** Lifetime of the refresh cookie, in days (specification §3, §9). */
export const REFRESH_COOKIE_DAYS = 7;
/** A successful refresh is exactly this status (specification §7). */
export const REFRESH_SUCCESS_STATUS = 201;

/** The global search's debounce, with a leading call (specification §7). */
export const SEARCH_DEBOUNCE = 300;
/** A list's own search asks this long after the last key (decisions §4). */
export const LIST_SEARCH_DELAY = 80;

/** Default pagination (specification §9). */
export const DEFAULT_PAGE_INDEX = 0;
export const DEFAULT_PAGE_SIZE = 10;

/** How long the bell pulses after a live notification (specification §4, §9). */
export const BELL_PULSE = 5_000;

/** The main menu: the delay before a group opens or closes, and how long the next group then opens without a delay (specification §9). */
export const MENU_OPEN_DELAY = 200;
export const MENU_CLOSE_DELAY = 150;
export const MENU_SKIP_DELAY = 300;
/** A menu searches its entries by typed letters. It clears the letters after this pause (specification §9). */
export const TYPEAHEAD_RESET = 1_000;

/** Toasts (specification §9). A toast with an undo button stays longer (decisions §3). */
export const TOAST_DURATION = 4_000;
export const TOAST_UNDO_DURATION = 10_000;
/** {@link TOAST_UNDO_DURATION} in seconds. */
export const UNDO_SECONDS = TOAST_UNDO_DURATION / 1_000;
export const TOASTS_VISIBLE = 3;
/** Alt+T in sonner's notation: a property of the key event, and a code. */
export const TOAST_HOTKEY = ["altKey", "KeyT"];

/** Data cache (specification §9). */
export const CACHE_LIFETIME = 5 * 60_000;
/** Reads that are cached although no component uses them, so that going back is quick. */
export const MAX_UNUSED_READS = 30;
export const QUERY_RETRIES = 3;
export const RETRY_BACKOFF_CAP = 30_000;

/** Socket (specification §9). */
export const SOCKET_CONNECT_TIMEOUT = 20_000;
export const SOCKET_RECONNECT_DELAY = 1_000;
export const SOCKET_RECONNECT_DELAY_MAX = 5_000;

/** Timeout of a request. The specification names none; 30 seconds is enough for a phone with a bad connection. */
export const REQUEST_TIMEOUT = 30_000;

/** The association's time zone. Dates and times use it, whatever the computer's time zone is (decisions §4). */
export const TIME_ZONE = "Europe/Rome";
/** Suffix of every page title (specification §1). */
export const TITLE_SUFFIX = "Gruppo Donatori di Sangue";

/** Default maximum of characters in a text of one line. */
export const MAX_TEXT = 200;
/** Maximum of characters in a person's first or last name. */
export const MAX_NAME = 100;
/** Maximum of characters in the name of a zone or an association (docs/openapi.yaml). */
export const MAX_ZONE_NAME = 80;
/** Maximum of characters in the name of an email template. */
export const MAX_TEMPLATE_NAME = 120;
/** A line of an email has at most 998 characters (RFC 5322, section 2.1.1), with the name of the header. */
export const MAX_TEMPLATE_SUBJECT = 990;
