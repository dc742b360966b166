import { detailsHref } from "../../../domain/routes";
import { Ellipsis, ExternalLink, LoaderCircle } from "lucide-react";
import { addressOf } from "../../../shared/navigation";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import { cx, tw } from "../../../ui/tw";
import { nameOf, type StaffAccount } from "../account";
import { texts as lists } from "../texts";
import type { AccountAction } from "./account-actions";
import { texts } from "./texts";
import { ACTION_ICONS, useAccountActions } from "./use-account-actions";

const DANGER: ReadonlySet<AccountAction> = new Set(["withdraw", "deactivate"]);

/** @returns the menu entries of actions, the dangerous ones last */
export function actionEntries(actions: readonly AccountAction[], run: (action: AccountAction) => void): MenuEntry[] {
  const entry = (action: AccountAction): MenuEntry => ({
    kind: "item",
    label: texts[action],
    icon: ACTION_ICONS[action],
    danger: DANGER.has(action),
    onSelect: () => run(action),
  });
  const [safe, dangerous] = [actions.filter((each) => !DANGER.has(each)), actions.filter((each) => DANGER.has(each))];
  const between: MenuEntry[] = safe.length > 0 && dangerous.length > 0 ? [{ kind: "separator", key: "danger" }] : [];
  return [...safe.map(entry), ...between, ...dangerous.map(entry)];
}

/** The menu "…" of a row, with the actions of its account. */
export function AccountMenu({ account }: { account: StaffAccount }) {
  const { actions, run, running, dialog } = useAccountActions(account, () => undefined);
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton
            icon={running ? LoaderCircle : Ellipsis}
            label={lists.actionsOf(nameOf(account))}
            {...props}
            aria-busy={running !== null}
            className={cx(running && tw`[&>svg]:animate-spin`)}
          />
        )}
        entries={[
          { kind: "item", label: texts.open, icon: ExternalLink, href: addressOf(detailsHref(account)) },
          ...actionEntries(actions, (action) => void run(action)),
        ]}
      />
      {dialog}
    </>
  );
}
