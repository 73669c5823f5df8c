/** A UniversalProvider of `@walletconnect/universal-provider`, of any version. */
export interface UniversalProviderLike {
  /** What the modal pairs and sends requests with. */
  readonly client: object
}

/** The app's own UniversalProvider, or what resolves to it when a remote session is asked for. */
export type UniversalProviderOption =
  | UniversalProviderLike
  | (() => UniversalProviderLike | Promise<UniversalProviderLike>)
