'use client'

import type { Modal } from '@foyer/core'
import { createContext, type ReactNode, useContext } from 'react'

interface Page {
  readonly modal: Modal
}

const ProviderContext = createContext<Page | undefined>(undefined)

/** Provides the modal to the buttons and hooks below it. */
export function ModalProvider({ modal, children }: { readonly modal: Modal; readonly children?: ReactNode }) {
  return <ProviderContext.Provider value={{ modal }}>{children}</ProviderContext.Provider>
}

/** Returns the provided modal, or throws an error that names the caller. */
export function useModalProvider(user: string): Page {
  const page = useContext(ProviderContext)
  if (!page) throw new Error(`${user} needs a <ModalProvider modal={…}> above it`)
  return page
}
