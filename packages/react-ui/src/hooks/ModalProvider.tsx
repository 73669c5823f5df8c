'use client'

import type { Modal } from '@foyer/core'
import { createContext, type ReactNode, useContext } from 'react'

interface Page {
  readonly modal: Modal
  /** Nonce of the page's content policy, for the styles of buttons that render on a server. */
  readonly nonce?: string | undefined
  /**
   * Whether buttons that render on a server bring their styles in the HTML. If not, import
   * `@foyer/react-ui/buttons.css`, for a content policy that allows no inline styles and has no nonce.
   * @default true
   */
  readonly serverStyles?: boolean | undefined
}

export interface ModalProviderProps extends Page {
  readonly children?: ReactNode
}

const ProviderContext = createContext<Page | undefined>(undefined)

/** Provides the modal to the buttons and hooks below it. */
export function ModalProvider({ children, ...page }: ModalProviderProps) {
  return <ProviderContext.Provider value={page}>{children}</ProviderContext.Provider>
}

/** Returns the provided modal, or throws an error that names the caller. */
export function useModalProvider(user: string): Page {
  const page = useContext(ProviderContext)
  if (!page) throw new Error(`${user} needs a <ModalProvider modal={…}> above it`)
  return page
}
