import type { AccountState, Modal, Network } from '@foyer/core'
import { useStore } from '@nanostores/react'

// Compiled only: nanostores' React hook accepts the modal's stores.

declare const modal: Modal

const isSame = <A, B>(same: [A, B] extends [B, A] ? true : false): boolean => same

export function useStores() {
  const account = useStore(modal.$account('eip155'), { ssr: () => modal.context.stores.accounts.initial })
  const network = useStore(modal.$network)
  isSame<typeof account, AccountState>(true)
  isSame<typeof network, Network | undefined>(true)
  // @ts-expect-error a modal is no store
  useStore(modal)
}
