import type { ConnectingMessages } from '../i18n/en.js'
import { enConnecting } from '../i18n/enConnecting.js'
import { type UiWithTexts, useUiWithTexts } from '../i18n/useUiWithTexts.js'

export const useConnectingUi = (): UiWithTexts<ConnectingMessages> => useUiWithTexts<ConnectingMessages>(enConnecting)
