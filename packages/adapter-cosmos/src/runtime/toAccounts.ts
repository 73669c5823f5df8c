import type { Account, Accounts } from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import type { Key } from './link.js'

/** There are no types of accounts in Cosmos; all are keys. */
export function toAccounts([first, ...others]: readonly [Key, ...Key[]]): Accounts {
  return [toAccount(first), ...others.map(toAccount)]
}

function toAccount({ address, pubkey }: Key): Account {
  return { address, type: 'eoa', ...(pubkey.length ? { publicKey: base64.encode(pubkey) } : {}) }
}
