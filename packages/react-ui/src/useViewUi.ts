import type { LaterMessages, ViewMessages } from './messages/en.js'
import { enLater } from './messages/enLater.js'
import type { Ui } from './UiContext.js'
import { toUiWith, type UiWith, useUiWith } from './useUiWith.js'

type ViewUi = UiWith<LaterMessages>

/** For the views that follow the first one: with their texts. */
export const useViewUi = (): ViewUi => useUiWith<LaterMessages>(enLater)

export const toViewUi = (ui: Ui): ViewUi => toUiWith<LaterMessages>(ui, enLater)

/** The texts alone. */
export const useViewMessages = (): ViewMessages => useViewUi().messages
