import { applyTheme, applyWidth } from "../control-panel/actions";
import { mountPanel } from "../control-panel/panel";
import { addressWith, readParams, withoutOrders } from "./params";
import { start } from "./start";

// First of all: what is to be done once leaves the address, so that a reload or a shared link doesn't repeat it.
const params = readParams(location.search);
history.replaceState(history.state, "", addressWith(withoutOrders(location.search)));

const panel = mountPanel(params);
if (params.theme) applyTheme(params.theme);
applyWidth(params.width);
void start(params, panel);
