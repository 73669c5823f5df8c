import type { AdapterStorage } from '@foyer/core/adapter'
import type { SharedAccount } from '../../../walletApi.js'
import { isAddress } from '../../address/isAddress.js'
import { isRecord } from '../../chainReader/accounts/values.js'

export interface Authorization {
  /** Undefined once the wallet app has refused it. */
  readonly token: string | undefined
  /** Chain of the Wallet Standard. */
  readonly chain: string
  readonly accounts: readonly SharedAccount[]
}

/** Stores what a wallet app has authorized, because an app cannot be asked without opening it. */
export function createAuthorizationStore(storage: AdapterStorage, name: string) {
  const key = `mobile:${name}`
  return {
    read: () => parseStored(storage.get(key)),
    write: (authorization: Authorization) => storage.set(key, JSON.stringify(authorization)),
    remove: () => storage.remove(key),
  }
}

function parseStored(text: string | undefined): Authorization | undefined {
  try {
    const { token, chain, accounts }: Readonly<Record<string, unknown>> = JSON.parse(text ?? '{}')
    if (typeof chain !== 'string' || !Array.isArray(accounts)) return undefined
    const valid = accounts.flatMap((account: unknown) => {
      const { address, label } = isRecord(account) ? account : {}
      if (typeof address !== 'string' || !isAddress(address)) return []
      return [{ address, ...(typeof label === 'string' && { label }) }]
    })
    return valid.length ? { token: typeof token === 'string' ? token : undefined, chain, accounts: valid } : undefined
  } catch {
    return undefined
  }
}
