/** Names the global function that probes call. In its own module, since test files load it, and not the compiler. */
export const PROBE_NAME = '__foyerReached'
