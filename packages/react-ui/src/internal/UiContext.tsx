import type { Modal, Route } from '@foyer/core'
import { type FeatureDefinition, type ModalContext, startNavigation } from '@foyer/core/internal/modal'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { FirstViewMessages } from '../i18n/en.js'
import { createRenderDeferral, type DeferredStores, deferStores, type RenderDeferral } from './createRenderDeferral.js'
import type { ReactSignInOptions, TabModule } from './viewModule.js'

export interface Ui {
  readonly modal: Modal
  readonly context: ModalContext
  readonly messages: FirstViewMessages
  /** Host element of the shadow root. */
  readonly host: HTMLElement
  readonly dir: 'ltr' | 'rtl' | undefined
  /** Defers renders of the modal until the page has painted. */
  readonly deferral: RenderDeferral
  /** Copies of stores whose changes are deferred, for views shown while the user chooses a wallet. */
  readonly deferred: DeferredStores
  /** Prefetches the code of a view. Showing the view reports load errors. */
  readonly preloadView: (route: Pick<Route, 'view'>) => void
  /** Loads the components that render a feature's sign-in options. */
  readonly loadSignInOptions: (feature: FeatureDefinition) => Promise<ReactSignInOptions>
  readonly loadTab: (feature: FeatureDefinition, name: string) => Promise<TabModule>
}

export const UiContext = createContext<Ui | undefined>(undefined)

interface UiProviderProps extends Omit<Ui, 'context' | 'deferred' | 'deferral' | 'preloadView'> {
  readonly preloadView: (context: ModalContext, route: Pick<Route, 'view'>) => void
  readonly children: ReactNode
}

export function UiProvider(props: UiProviderProps) {
  const { children, modal, messages, host, dir, preloadView, loadSignInOptions, loadTab } = props
  const ui = useMemo((): Ui => {
    const context = startNavigation(modal)
    const deferral = createRenderDeferral(context.signal)
    const deferred = deferStores(deferral, context)
    const preload = (route: Pick<Route, 'view'>) => preloadView(context, route)
    return { modal, context, messages, host, dir, deferral, deferred, loadSignInOptions, loadTab, preloadView: preload }
  }, [modal, messages, host, dir, preloadView, loadSignInOptions, loadTab])
  return <UiContext.Provider value={ui}>{children}</UiContext.Provider>
}

export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('useUi belongs inside of the modal')
  return ui
}

export const useMessages = (): FirstViewMessages => useUi().messages

/** Returns the app's name, or a generic one if the app has set none. */
export function useAppName(): string {
  const { context, messages } = useUi()
  return context.options.metadata.name || messages.common.thisSite
}

/** Route on screen and its depth in the stack. Both change only once the next view has loaded. */
interface ShownRoute {
  readonly route: Route
  readonly depth: number
}

export const RouteContext = createContext<ShownRoute>({ route: { view: 'Connect' }, depth: 1 })

export const useShownRoute = (): ShownRoute => useContext(RouteContext)
