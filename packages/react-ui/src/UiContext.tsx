import type { Modal, Route } from '@foyer/core'
import { enterModal, type FeatureDefinition, type ModalContext } from '@foyer/core/ui'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createHold, type HeldStores, type Hold, holdStores } from './dialog/createHold.js'
import type { FirstMessages } from './messages/en.js'
import type { ReactWays, TabModule } from './viewModule.js'

export interface Ui {
  readonly modal: Modal
  readonly context: ModalContext
  readonly messages: FirstMessages
  /** The element that holds the shadow root. */
  readonly host: HTMLElement
  readonly dir: 'ltr' | 'rtl' | undefined
  /** Puts off what the modal draws until the page has been drawn. */
  readonly hold: Hold
  /** For what is on screen while a wallet is chosen. */
  readonly held: HeldStores
  /** Fetches what draws a view, early. Whether it comes is told when it is shown. */
  readonly preloadView: (route: Pick<Route, 'view'>) => void
  /** Loads how a feature draws what it offers on Connect. */
  readonly loadWays: (feature: FeatureDefinition) => Promise<ReactWays>
  /** Loads how a feature draws one of its tabs of the account. */
  readonly loadTab: (feature: FeatureDefinition, name: string) => Promise<TabModule>
}

const UiReact = createContext<Ui | undefined>(undefined)

interface UiProviderProps extends Omit<Ui, 'context' | 'held' | 'hold' | 'preloadView'> {
  readonly preloadView: (context: ModalContext, route: Pick<Route, 'view'>) => void
  readonly children: ReactNode
}

export function UiProvider(props: UiProviderProps) {
  const { children, modal, messages, host, dir, preloadView, loadWays, loadTab } = props
  const ui = useMemo((): Ui => {
    const { context } = enterModal(modal.context)
    const hold = createHold(context.signal)
    const held = holdStores(hold, context)
    const preload = (route: Pick<Route, 'view'>) => preloadView(context, route)
    return { modal, context, messages, host, dir, hold, held, loadWays, loadTab, preloadView: preload }
  }, [modal, messages, host, dir, preloadView, loadWays, loadTab])
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
