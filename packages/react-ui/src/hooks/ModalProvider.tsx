'use client'

import type { Modal } from '@foyer/core'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

interface Page {
  readonly modal: Modal
  /** Number of mounted account buttons: while there is one, a ConnectButton shows no account. */
  readonly accountButtons: number
  readonly addAccountButton: () => () => void
}

const ProviderContext = createContext<Page | undefined>(undefined)

/** Provides the modal to the buttons and hooks below it. */
export function ModalProvider({ modal, children }: { readonly modal: Modal; readonly children?: ReactNode }) {
  const [accountButtons, count] = useState(0)
  const [addAccountButton] = useState(() => () => {
    count((now) => now + 1)
    return () => count((now) => now - 1)
  })
  return (
    <ProviderContext.Provider value={{ modal, accountButtons, addAccountButton }}>{children}</ProviderContext.Provider>
  )
}

/** Returns the provided modal, or throws an error that names the caller. */
export function useModalProvider(user: string): Page {
  const page = useContext(ProviderContext)
  if (!page) throw new Error(`${user} needs a <ModalProvider modal={…}> above it`)
  return page
}

export function useRegisterAccountButton(): void {
  const { addAccountButton } = useModalProvider('<AccountButton>')
  useEffect(addAccountButton, [addAccountButton])
}
