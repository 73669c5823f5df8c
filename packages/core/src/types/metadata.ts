/** The site as wallets show it. What is left out comes from the page: title, description, origin, icon. */
export interface Metadata {
  /** What the site is called. @default the page's title */
  readonly name: string
  /** What it is, in a sentence. @default the page's description */
  readonly description: string
  /** Origin of the site. A wallet may refuse a site whose url is not the page's origin. @default the page's origin */
  readonly url: string
  /** URLs of its pictures, the best first. @default the page's icon */
  readonly icons: readonly string[]
}
