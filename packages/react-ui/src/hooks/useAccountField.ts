import type { AccountState, Namespace } from '@foyer/core'
import { useMemo } from 'react'
import { usePage } from '../ModalProvider.js'
import { useSelected } from './useSelected.js'

/** One thing of an account, for what must not be drawn anew, or keep what was, with each token that is read. */
export function useAccountField<K extends keyof AccountState>(key: K, namespace?: Namespace): AccountState[K] {
  const { modal } = usePage('A button of Foyer')
  const store = useMemo(() => modal.$account(namespace), [modal, namespace])
  return useSelected(store, key, () => modal.context.stores.accounts.initial[key])
}
