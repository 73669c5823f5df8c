import type { AccountState, Namespace } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'
import { usePage } from '../ModalProvider.js'

/** One thing of an account, for what must not be drawn anew, or keep what was, with each token that is read. */
export function useAccountField<K extends keyof AccountState>(key: K, namespace?: Namespace): AccountState[K] {
  const { modal } = usePage('A button of Foyer')
  const $field = useMemo(() => computed(modal.$account(namespace), (account) => account[key]), [modal, namespace, key])
  return useStore($field, { ssr: () => modal.context.stores.accounts.initial[key] })
}
