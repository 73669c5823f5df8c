import type { AccountState } from '@foyer/core'
import { useUi } from '../UiContext.js'
import { useReadable } from './useReadable.js'

/** The account of the active namespace. */
export function useActiveAccount(): { readonly namespace: string; readonly account: AccountState } {
  const { accounts, networks } = useUi().context.stores
  const namespace = useReadable(networks.$namespace)
  const account = useReadable(accounts.$accounts)[namespace] ?? accounts.initial
  return { namespace, account }
}
