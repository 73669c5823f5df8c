import { atom, computed } from 'nanostores'
import type { AccountState, AccountType } from '../types/account.js'
import type { Namespace, PerNamespace } from '../types/caip.js'

const disconnected: AccountState = {
  status: 'disconnected',
  caipAddress: undefined,
  address: undefined,
  allAccounts: [],
  user: undefined,
  profileName: undefined,
  profileImage: undefined,
  balanceStatus: 'idle',
  balance: undefined,
  balanceFormatted: undefined,
  balanceSymbol: undefined,
  tokenBalance: [],
  connectedWalletInfo: undefined,
  preferredAccountTypes: {},
  smartAccountDeployed: false,
  socialProvider: undefined,
  farcasterUrl: undefined,
  addressLabels: {},
}

/** The visitor in each namespace. */
export function createAccountsStore(preferredAccountTypes: Readonly<Record<string, AccountType>>) {
  const initial: AccountState = { ...disconnected, preferredAccountTypes }
  const $accounts = atom<PerNamespace<AccountState>>({})
  const get = (namespace: Namespace): AccountState => $accounts.get()[namespace] ?? initial
  return {
    $accounts,
    /** How every namespace begins, and what a server renders. */
    initial,
    get,
    of: (namespace: Namespace) => computed($accounts, (accounts) => accounts[namespace] ?? initial),
    update: (namespace: Namespace, change: Partial<AccountState>) =>
      $accounts.set({ ...$accounts.get(), [namespace]: { ...get(namespace), ...change } }),
    /** Back to the beginning; labels that the integrator gave stay. */
    reset: (namespace: Namespace) =>
      $accounts.set({
        ...$accounts.get(),
        [namespace]: { ...initial, addressLabels: get(namespace).addressLabels },
      }),
  }
}
