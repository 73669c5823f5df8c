import { accountNameScreens } from './accountNameScreens.ts'
import { connectedScreens } from './connectedScreens.ts'
import { connectScreens } from './connectScreens.ts'
import { mobileScreens } from './mobileScreens.ts'
import { nftScreens } from './nftScreens.ts'
import { onrampScreens } from './onrampScreens.ts'
import { sendAndSwapScreens } from './sendAndSwapScreens.ts'
import { signInScreens } from './signInScreens.ts'
import { siwxScreens } from './siwxScreens.ts'
import { smartSessionScreens } from './smartSessionScreens.ts'
import { tokenApprovalScreens } from './tokenApprovalScreens.ts'
import type { ScreenVisit } from './visit.ts'

/** Lists every view in every visible state, grouped by the page on which tests reach it. */
export const allScreenVisits: readonly ScreenVisit[] = [
  ...signInScreens,
  ...sendAndSwapScreens,
  ...onrampScreens,
  ...accountNameScreens,
  ...nftScreens,
  ...connectScreens,
  ...connectedScreens,
  ...mobileScreens,
  ...siwxScreens,
  ...smartSessionScreens,
  ...tokenApprovalScreens,
]
