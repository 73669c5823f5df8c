'use client'

import type { Modal } from '@foyer/core'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

interface Page {
  readonly modal: Modal
  /** How many account buttons the page shows: while there is one, a ConnectButton need not be one too. */
  readonly accountButtons: number
  readonly addAccountButton: () => () => void
}

const PageReact = createContext<Page | undefined>(undefined)

/** Gives the buttons and hooks below it their modal. */
export function ModalProvider({ modal, children }: { readonly modal: Modal; readonly children?: ReactNode }) {
  const [accountButtons, count] = useState(0)
  const [addAccountButton] = useState(() => () => {
    count((now) => now + 1)
    return () => count((now) => now - 1)
  })
  return <PageReact.Provider value={{ modal, accountButtons, addAccountButton }}>{children}</PageReact.Provider>
}

/** The modal of the page. Throws a sentence that says what is missing. */
export function usePage(user: string): Page {
  const page = useContext(PageReact)
  if (!page) throw new Error(`${user} needs a <ModalProvider modal={…}> above it`)
  return page
}

/** Says that an account button is on the page. */
export function useIsAccountButton(): void {
  const { addAccountButton } = usePage('<AccountButton>')
  useEffect(addAccountButton, [addAccountButton])
}
