import type { ConnectingMessages } from '../messages/en.js'
import { enConnecting } from '../messages/enConnecting.js'
import { type UiWith, useUiWith } from '../useUiWith.js'

/** For the views in which a wallet is asked: with their texts. */
export const useConnectingUi = (): UiWith<ConnectingMessages> => useUiWith<ConnectingMessages>(enConnecting)
