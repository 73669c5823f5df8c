import { useMemo } from 'react'
import type { FirstMessages } from './messages/en.js'
import { translate } from './messages/translate.js'
import { type Ui, useUi } from './UiContext.js'

export interface UiWith<M> extends Ui {
  readonly messages: FirstMessages & M
}

/** For views that bring English texts with them, which a translation may have in other words. */
export function useUiWith<M extends object>(texts: M): UiWith<M> {
  const ui = useUi()
  return useMemo(() => toUiWith(ui, texts), [ui, texts])
}

export const toUiWith = <M extends object>(ui: Ui, texts: M): UiWith<M> => ({
  ...ui,
  messages: { ...ui.messages, ...translate(texts, ui.messages) },
})
