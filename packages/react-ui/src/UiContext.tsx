import type { Modal } from '@foyer/core'
import type { ModalContext } from '@foyer/core/ui'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { FirstMessages } from './messages/en.js'

export interface Ui {
  readonly modal: Modal
  readonly context: ModalContext
  readonly messages: FirstMessages
  /** The element that holds the shadow root. */
  readonly host: HTMLElement
  readonly dir: 'ltr' | 'rtl' | undefined
}

const UiReact = createContext<Ui | undefined>(undefined)

export function UiProvider({ children, modal, messages, host, dir }: Omit<Ui, 'context'> & { children: ReactNode }) {
  const ui = useMemo(() => ({ modal, context: modal.context, messages, host, dir }), [modal, messages, host, dir])
  return <UiReact.Provider value={ui}>{children}</UiReact.Provider>
}

/** What views are made from: stores, texts, and where they are. */
export function useUi(): Ui {
  const ui = useContext(UiReact)
  if (!ui) throw new Error('useUi belongs inside of the modal')
  return ui
}

/** The texts. */
export const useMessages = (): FirstMessages => useUi().messages

/** The name of the site as the visitor knows it. */
export function useSite(): string {
  const { context, messages } = useUi()
  return context.options.metadata.name || messages.common.thisSite
}
