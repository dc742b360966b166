// After the preamble of React's refresh, which the development server puts into the page's own script. Called by name: what
// a module does only by being imported is left out by the build (package.json, sideEffects).
void import("./kit").then(({ showKit }) => showKit());
