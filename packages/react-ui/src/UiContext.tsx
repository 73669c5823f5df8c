import type { Modal, Route } from '@foyer/core'
import { enterModal, type FeatureDefinition, type ModalContext } from '@foyer/core/ui'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { FirstMessages } from './messages/en.js'
import type { ReactWays } from './viewModule.js'

export interface Ui {
  readonly modal: Modal
  readonly context: ModalContext
  readonly messages: FirstMessages
  /** The element that holds the shadow root. */
  readonly host: HTMLElement
  readonly dir: 'ltr' | 'rtl' | undefined
  /** Fetches what draws a view, early. Whether it comes is told when it is shown. */
  readonly preloadView: (route: Pick<Route, 'view'>) => void
  /** Loads how a feature draws what it offers on Connect. */
  readonly loadWays: (feature: FeatureDefinition) => Promise<ReactWays>
}

const UiReact = createContext<Ui | undefined>(undefined)

interface UiProviderProps extends Omit<Ui, 'context' | 'preloadView'> {
  readonly preloadView: (context: ModalContext, route: Pick<Route, 'view'>) => void
  readonly children: ReactNode
}

export function UiProvider({ children, modal, messages, host, dir, preloadView, loadWays }: UiProviderProps) {
  const ui = useMemo((): Ui => {
    const { context } = enterModal(modal.context)
    return { modal, context, messages, host, dir, loadWays, preloadView: (route) => preloadView(context, route) }
  }, [modal, messages, host, dir, preloadView, loadWays])
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
