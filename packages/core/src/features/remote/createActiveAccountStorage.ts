import type { AdapterStorage } from '../../adapter/context.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'

const KEY = 'remote_accounts'

/**
 * Stores, per namespace, which account the user selected in the wallet. A WalletConnect session always lists its
 * accounts in the same order, so the first one would be active again after a reload.
 */
export function createActiveAccountStorage(storage: AdapterStorage, topic: string) {
  const selected = read(storage.get(KEY), topic)
  return {
    remember(namespace: Namespace, address: string) {
      selected[namespace] = address
      storage.set(KEY, JSON.stringify({ topic, used: selected }))
    },
    /**
     * Moves the stored account to the front of the list, on every network. An address may be written differently on
     * each network, but has the same position on all of them.
     */
    first(namespace: Namespace, accounts: readonly CaipAddress[]): readonly CaipAddress[] {
      const address = selected[namespace]?.toLowerCase()
      if (!address) return accounts
      const positions = countPerNetwork(accounts)
      const found = accounts.findIndex((each) => parseCaipAddress(each)?.address.toLowerCase() === address)
      const isFirst = (index: number) => found >= 0 && positions[index] === positions[found]
      return [...accounts.filter((_, index) => isFirst(index)), ...accounts.filter((_, index) => !isFirst(index))]
    },
    forget() {
      if (Object.keys(selected).length) clearActiveAccounts(storage)
    },
  }
}

export const clearActiveAccounts = (storage: AdapterStorage): void => storage.remove(KEY)

function countPerNetwork(accounts: readonly CaipAddress[]): readonly number[] {
  const counts = new Map<string | undefined, number>()
  return accounts.map((each) => {
    const network = parseCaipAddress(each)?.caipNetworkId
    const position = counts.get(network) ?? 0
    counts.set(network, position + 1)
    return position
  })
}

function read(text: string | undefined, topic: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || value.topic !== topic || !isRecord(value.used)) return {}
    return Object.fromEntries(
      Object.entries(value.used).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
