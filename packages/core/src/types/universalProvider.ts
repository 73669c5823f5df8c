/** Matches a UniversalProvider of `@walletconnect/universal-provider`, of any version. */
export interface UniversalProviderLike {
  readonly client: object
}

/** Accepts the app's own UniversalProvider, or a function that returns it when it is needed. */
export type UniversalProviderOption =
  | UniversalProviderLike
  | (() => UniversalProviderLike | Promise<UniversalProviderLike>)
