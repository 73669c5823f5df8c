import { atom, computed } from 'nanostores'
import type { AccountIdentity, AccountState } from '../types/account.js'
import type { Namespace, PerNamespace } from '../types/caip.js'
import type { PortfolioStore } from './portfolio.js'

const disconnected: AccountIdentity = {
  status: 'disconnected',
  caipAddress: undefined,
  address: undefined,
  allAccounts: [],
  user: undefined,
  profileName: undefined,
  profileImage: undefined,
  connectedWalletInfo: undefined,
  preferredAccountTypes: {},
  smartAccountDeployed: false,
  socialProvider: undefined,
  farcasterUrl: undefined,
  addressLabels: {},
}

export function createAccountsStore(
  preferredAccountTypes: AccountIdentity['preferredAccountTypes'],
  { $entries, of: ownedBy }: Pick<PortfolioStore, '$entries' | 'of'>,
) {
  const nobody: AccountIdentity = { ...disconnected, preferredAccountTypes }
  const $identities = atom<PerNamespace<AccountIdentity>>({})
  const get = (namespace: Namespace): AccountIdentity => $identities.get()[namespace] ?? nobody
  const withOwned = (identity: AccountIdentity): AccountState => {
    const { status, error, native, tokens, displayed } = ownedBy(identity.caipAddress)
    return {
      ...identity,
      balanceStatus: status,
      balanceError: error,
      balance: native?.amount,
      balanceFormatted: native?.formatted,
      balanceSymbol: native?.symbol,
      tokenBalance: tokens,
      balanceShown: displayed,
    }
  }
  const initial = withOwned(nobody)
  const $accounts = computed(
    [$identities, $entries],
    (identities): PerNamespace<AccountState> =>
      Object.fromEntries(Object.entries(identities).map(([namespace, identity]) => [namespace, withOwned(identity)])),
  )
  return {
    $identities,
    $accounts,
    initial,
    get,
    update: (namespace: Namespace, change: Partial<AccountIdentity>) =>
      $identities.set({ ...$identities.get(), [namespace]: { ...get(namespace), ...change } }),
    reset: (namespace: Namespace) =>
      $identities.set({
        ...$identities.get(),
        [namespace]: { ...nobody, addressLabels: get(namespace).addressLabels },
      }),
  }
}
