import type { CustomWallet } from '@foyer/core'
import { formatList } from './formatList.js'

interface Platforms {
  readonly browser: string
  readonly phone: string
  readonly desktop: string
}

/** Lists the platforms of a wallet, as in "Browser, Phone". */
export function formatPlatforms(
  { chrome_store, app_store, play_store, mobile_link, desktop_link }: Partial<CustomWallet>,
  { browser, phone, desktop }: Platforms,
  language: string,
): string {
  const platforms = [
    ...(chrome_store ? [browser] : []),
    ...(app_store || play_store || mobile_link ? [phone] : []),
    ...(desktop_link ? [desktop] : []),
  ]
  return formatList(platforms, 'comma', language)
}
