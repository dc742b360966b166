// Imported dynamically, to run after React's refresh preamble, which the development server adds to the page's script. A
// function is called, because the build drops a module that has only side effects (package.json, sideEffects).
void import("./kit").then(({ showKit }) => showKit());
