interface ImportMetaEnv {
  /** Address of the documentation site, for the static demo. */
  readonly VITE_FOYER_DOCS?: string
}
