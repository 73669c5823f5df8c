import { useMemo } from 'react'
import type { FirstMessages } from './messages/en.js'
import { type Ui, useUi } from './UiContext.js'

export interface UiWith<M> extends Ui {
  readonly messages: FirstMessages & M
}

/** For views that bring English texts with them. A translation has them from the start. */
export function useUiWith<M extends object>(texts: M): UiWith<M> {
  const ui = useUi()
  return useMemo(() => toUiWith(ui, texts), [ui, texts])
}

export const toUiWith = <M extends object>(ui: Ui, texts: M): UiWith<M> => ({
  ...ui,
  messages: { ...texts, ...ui.messages },
})
