import type { AccountState } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useUi } from './UiContext.js'

export function useActiveAccount(): { readonly namespace: string; readonly account: AccountState } {
  const { accounts, networks } = useUi().context.stores
  const namespace = useStore(networks.$namespace)
  const account = useStore(accounts.$accounts)[namespace] ?? accounts.initial
  return { namespace, account }
}
