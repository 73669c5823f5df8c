import type { AdapterStorage } from '../../adapter/host.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'

const KEY = 'remote_accounts'

/**
 * The account that a wallet said it is using, in each namespace. A session names accounts in an order of its own, which
 * stays as it was when the wallet goes on to another; without this a reload would go back.
 */
export function createAccountsInUse(storage: AdapterStorage, topic: string) {
  const used = read(storage.get(KEY), topic)
  return {
    remember(namespace: Namespace, address: string) {
      used[namespace] = address
      storage.set(KEY, JSON.stringify({ topic, used }))
    },
    /**
     * The same accounts, the one in use before the others. Networks that write an account in their own way each have it
     * in the same place.
     */
    first(namespace: Namespace, accounts: readonly CaipAddress[]): readonly CaipAddress[] {
      const address = used[namespace]?.toLowerCase()
      if (!address) return accounts
      const places = toPlaces(accounts)
      const found = accounts.findIndex((each) => parseCaipAddress(each)?.address.toLowerCase() === address)
      const isFirst = (index: number) => found >= 0 && places[index] === places[found]
      return [...accounts.filter((_, index) => isFirst(index)), ...accounts.filter((_, index) => !isFirst(index))]
    },
    forget() {
      if (Object.keys(used).length) forgetAccountsInUse(storage)
    },
  }
}

/** For a session that is over before anything was made of it. */
export const forgetAccountsInUse = (storage: AdapterStorage): void => storage.remove(KEY)

/** Of each account, how many come before it on its network. */
function toPlaces(accounts: readonly CaipAddress[]): readonly number[] {
  const counts = new Map<string | undefined, number>()
  return accounts.map((each) => {
    const network = parseCaipAddress(each)?.caipNetworkId
    const place = counts.get(network) ?? 0
    counts.set(network, place + 1)
    return place
  })
}

/** What another session left, or nobody knows, is nothing. */
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
