'use client'

import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { ModalProvider, reactUi } from '@foyer/react-ui'
import { createSiwx } from '@foyer/siwx/client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

const signInServer = new EventTarget()

const modal = createModal({
  adapters: [evm()],
  networks: [mainnet, base],
  ui: reactUi(),
  // Wallets in the browser need no account anywhere. With a `projectId` in its place, phones connect too.
  basic: true,
  siwx: createSiwx({
    statement: 'Sign in to see your berths.',
    async fetch(input, init) {
      const response = await fetch(input, init)
      if (init?.method === 'POST') signInServer.dispatchEvent(new Event('answer'))
      return response
    },
  }),
})

/** Gives the modal to the page, and renders the page again when the user has signed in or out. */
export function Wallet({ children, nonce }: { readonly children: ReactNode; readonly nonce: string | undefined }) {
  const router = useRouter()
  useEffect(() => {
    signInServer.addEventListener('answer', router.refresh)
    return () => signInServer.removeEventListener('answer', router.refresh)
  }, [router])
  return (
    <ModalProvider modal={modal} nonce={nonce}>
      {children}
    </ModalProvider>
  )
}
