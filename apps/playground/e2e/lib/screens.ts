import { connectedScreens } from './connectedScreens.ts'
import { connectScreens } from './connectScreens.ts'
import { mobileScreens } from './mobileScreens.ts'
import { nameScreens } from './nameScreens.ts'
import { nftScreens } from './nftScreens.ts'
import { onrampScreens } from './onrampScreens.ts'
import { permissionScreens } from './permissionScreens.ts'
import { sendAndSwapScreens } from './sendAndSwapScreens.ts'
import { sessionScreens } from './sessionScreens.ts'
import { signInScreens } from './signInScreens.ts'
import { siwxScreens } from './siwxScreens.ts'
import type { ScreenVisit } from './visit.ts'

/** Lists every view in every visible state, grouped by the page on which tests reach it. */
export const allScreenVisits: readonly ScreenVisit[] = [
  ...signInScreens,
  ...sendAndSwapScreens,
  ...onrampScreens,
  ...nameScreens,
  ...nftScreens,
  ...connectScreens,
  ...connectedScreens,
  ...mobileScreens,
  ...siwxScreens,
  ...sessionScreens,
  ...permissionScreens,
]
