import type { CustomWallet } from '@foyer/core'

interface Platforms {
  readonly browser: string
  readonly phone: string
  readonly desktop: string
}

/** Where a wallet runs, in words: "Browser, Phone". Empty where nobody says. */
export function platformsOf(
  { chrome_store, app_store, play_store, mobile_link, desktop_link }: Partial<CustomWallet>,
  { browser, phone, desktop }: Platforms,
): string {
  return [chrome_store && browser, (app_store || play_store || mobile_link) && phone, desktop_link && desktop]
    .filter(Boolean)
    .join(', ')
}
