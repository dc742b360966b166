// After the preamble of React's refresh, which the development server puts into the page's own script.
void import("./kit");
