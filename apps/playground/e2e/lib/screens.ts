import { allowedScreens } from './allowedScreens.ts'
import { connectedScreens } from './connectedScreens.ts'
import { connectScreens } from './connectScreens.ts'
import { moneyScreens } from './moneyScreens.ts'
import { nameScreens } from './nameScreens.ts'
import { nftScreens } from './nftScreens.ts'
import { onrampScreens } from './onrampScreens.ts'
import { phoneScreens } from './phoneScreens.ts'
import { sessionScreens } from './sessionScreens.ts'
import { signInScreens } from './signInScreens.ts'
import { siwxScreens } from './siwxScreens.ts'
import type { Visit } from './visit.ts'

/** Every view in every state that a visitor can see, in visits. */
export const visits: readonly Visit[] = [
  ...signInScreens,
  ...moneyScreens,
  ...onrampScreens,
  ...nameScreens,
  ...nftScreens,
  ...connectScreens,
  ...connectedScreens,
  ...phoneScreens,
  ...siwxScreens,
  ...sessionScreens,
  ...allowedScreens,
]
