/** Describes the app to wallets. What the app does not set is read from its page. */
export interface Metadata {
  /** Name of the app. @default the page's title */
  readonly name: string
  /** Description in one sentence. @default the page's description */
  readonly description: string
  /** Origin of the app. A wallet may refuse an origin other than that of the page. @default the page's origin */
  readonly url: string
  /** URLs of icons, the best first. @default the page's icon */
  readonly icons: readonly string[]
}
