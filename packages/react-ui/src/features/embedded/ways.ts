import type { LoadedWays } from '../../views/Ways.js'
import { guardConsent } from './guardConsent.js'
import { WaysToConnect } from './WaysToConnect.js'

export const loadedWays: LoadedWays = { WaysToConnect, guardConsent }
