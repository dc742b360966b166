import { applyLabels, applyTheme, applyWidth } from "../control-panel/actions";
import { mountPanel } from "../control-panel/panel";
import { addressWith, readParams, withoutOneTimeParams } from "./params";
import { start } from "./start";

// first, so that a reload or a shared link doesn't repeat the one-time parameters
const params = readParams(location.search);
history.replaceState(history.state, "", addressWith(withoutOneTimeParams(location.search)));

const panel = mountPanel(params);
if (params.theme) applyTheme(params.theme);
if (params.labels) applyLabels(params.labels);
applyWidth(params.width);
void start(params, panel);
