import type { Ui } from '../internal/UiContext.js'
import type { LazyMessages, ViewMessages } from './en.js'
import { enLazy } from './enLazy.js'
import { addTexts, type UiWithTexts, useUiWithTexts } from './useUiWithTexts.js'

type ViewUi = UiWithTexts<LazyMessages>

export const useViewUi = (): ViewUi => useUiWithTexts<LazyMessages>(enLazy)

export const addViewTexts = (ui: Ui): ViewUi => addTexts<LazyMessages>(ui, enLazy)

export const useViewMessages = (): ViewMessages => useViewUi().messages
