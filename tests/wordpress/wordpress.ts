import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../support/free-port";

/** A WordPress of its own, with our plugin. */
export interface WordPress {
  origin: string;
  version: string;
  /** Publishes a post. @returns its address */
  write(content: string): string;
  /** Creates a user who manages options but may not write HTML of all kinds, as the administrator of a network's site. */
  addCaretaker(name: string): void;
  /** Adds options to those of our plugin. */
  addOptions(options: Record<string, unknown>): void;
  /** Copies a plugin's folder into the site, activates it alone and stores its options. */
  activate(folder: string, options: Record<string, unknown>): void;
  /** The warnings and notices of PHP about our plugin. */
  notices(): string[];
  close(): Promise<void>;
}

const PLUGIN = resolve("integrations/wordpress/gds-widgets.php");
const SCRIPT = resolve("tests/wordpress/install.php");
const PROGRAMS = ["php", "mariadbd", "mariadb-install-db", "mariadb-admin"];
const PATH = `${process.env.PATH ?? ""}:/usr/sbin`;
const ENV = { ...process.env, PATH };

/** The command that installs what is missing, or null. */
export function missing(source: string): string | null {
  const found = (program: string) => PATH.split(":").some((folder) => existsSync(join(folder, program)));
  return PROGRAMS.every(found) && existsSync(join(source, "wp-load.php"))
    ? null
    : "apt-get install php-cli php-mysql mariadb-server wordpress wordpress-theme-twentytwentythree";
}

/** Runs PHP's linter. @throws Error with its message */
export const lint = () => execFileSync("php", ["-l", PLUGIN], { env: ENV, stdio: "pipe" });

const configOf = (socket: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/notices.log' );
$table_prefix = 'wp_';
require ABSPATH . 'wp-settings.php';
`;

/** Resolves when a process has written a text. */
const said = (child: ChildProcess, text: string) =>
  new Promise<void>((done, fail) => {
    child.stderr?.on("data", (chunk) => String(chunk).includes(text) && done());
    child.once("exit", (code) => fail(new Error(`${child.spawnfile} ended with ${code}`)));
  });

/** Ends a server and its children. */
const stop = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (!child.pid || child.exitCode !== null) return void done();
    child.once("exit", () => done());
    process.kill(-child.pid);
  });

/**
 * Copies WordPress into a temporary folder, starts a MariaDB and PHP's web server for it, and installs it.
 * @param source the folder of a WordPress
 */
export async function startWordPress(source: string): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), "gds-wordpress-"));
  const site = join(folder, "site");
  const data = join(folder, "data");
  const socket = join(folder, "sql");
  const started: ChildProcess[] = [];
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= Promise.all(started.map(stop)).then(() => rmSync(folder, { recursive: true })));
  const start = (program: string, args: string[]) => {
    const env = { ...ENV, PHP_CLI_SERVER_WORKERS: "4" };
    const child = spawn(program, args, { env, detached: true, stdio: ["ignore", "ignore", "pipe"] });
    started.push(child);
    return child;
  };
  try {
    cpSync(source, site, { recursive: true, dereference: true });
    mkdirSync(join(site, "wp-content/mu-plugins"), { recursive: true });
    cpSync(PLUGIN, join(site, "wp-content/mu-plugins/gds-widgets.php"));
    writeFileSync(join(site, "wp-config.php"), configOf(socket));

    const user = `--user=${userInfo().username}`;
    const prepare = ["--no-defaults", user, `--datadir=${data}`, "--auth-root-authentication-method=normal"];
    execFileSync("mariadb-install-db", [...prepare, "--skip-test-db"], { env: ENV, stdio: "pipe" });
    const sql = start("mariadbd", [
      "--no-defaults",
      user,
      `--datadir=${data}`,
      `--socket=${socket}`,
      "--skip-networking",
    ]);
    await said(sql, "ready for connections");
    execFileSync("mariadb-admin", ["--no-defaults", `--socket=${socket}`, "--user=root", "create", "wordpress"], {
      env: ENV,
    });

    const php = (...args: string[]) => execFileSync("php", [SCRIPT, ...args], { cwd: site, env: ENV, stdio: "pipe" });
    const address = `127.0.0.1:${await freePort()}`;
    const origin = `http://${address}`;
    php("install", origin);
    await said(start("php", ["-S", address, "-t", site]), "started");
    const version = execFileSync("php", ["-r", "require 'wp-includes/version.php'; echo $wp_version;"], {
      cwd: site,
      env: ENV,
    });
    return {
      origin,
      version: String(version),
      write: (content) => String(php("write", content)),
      addCaretaker: (name) => void php("caretaker", name),
      addOptions: (options) => void php("options", JSON.stringify(options)),
      activate(plugin, options) {
        const name = plugin.split("/").at(-1) ?? "";
        cpSync(plugin, join(site, "wp-content/plugins", name), { recursive: true });
        php("activate", name, JSON.stringify(options));
      },
      notices: () => {
        const log = join(site, "notices.log");
        const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
        return lines.filter((line) => line.includes("mu-plugins"));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
