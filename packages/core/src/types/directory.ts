/** A wallet of the directory. The names of the fields are those of the service. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly image_id?: string | undefined
  /** Where the picture is, at the images' service. */
  readonly image_url?: string | undefined
  readonly rdns?: string | undefined
  /** CAIP-2. */
  readonly chains: readonly string[]
  readonly homepage?: string | undefined
  /** Any scheme that is not a danger to the page. */
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  /** An `https:` link that opens the app. */
  readonly link_mode?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  readonly badge_type?: 'none' | 'certified' | undefined
  readonly order?: number | undefined
  readonly supports_wc?: boolean | undefined
}
