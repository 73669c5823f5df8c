/** The site as wallets show it. What is left out comes from the page: title, description, origin, icon. */
export interface Metadata {
  readonly name: string
  readonly description: string
  /** Origin of the site. A wallet may refuse a site whose url is not the page's origin. */
  readonly url: string
  readonly icons: readonly string[]
}
