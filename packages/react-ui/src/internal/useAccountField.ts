import type { AccountState, Namespace } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'

/** Reads one field of an account, so that other changes cause no render. */
export function useAccountField<K extends keyof AccountState>(key: K, namespace?: Namespace): AccountState[K] {
  const { modal } = useModalProvider('A button of Foyer')
  const $field = useMemo(() => computed(modal.$account(namespace), (account) => account[key]), [modal, namespace, key])
  return useStore($field, { ssr: () => modal.context.stores.accounts.initial[key] })
}
