import { useMemo } from 'react'
import { type Ui, useUi } from '../internal/UiContext.js'
import type { FirstViewMessages } from './en.js'
import { mergeTranslation } from './mergeTranslation.js'

export interface UiWithTexts<M> extends Ui {
  readonly messages: FirstViewMessages & M
}

/** Returns `useUi()` with lazily loaded texts and their translation. */
export function useUiWithTexts<M extends object>(texts: M): UiWithTexts<M> {
  const ui = useUi()
  return useMemo(() => addTexts(ui, texts), [ui, texts])
}

export const addTexts = <M extends object>(ui: Ui, texts: M): UiWithTexts<M> => ({
  ...ui,
  messages: { ...ui.messages, ...mergeTranslation(texts, ui.messages) },
})
