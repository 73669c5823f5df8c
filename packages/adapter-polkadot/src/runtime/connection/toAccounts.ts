import type { Account, Network } from '@foyer/core/adapter'
import { getSs58Prefix, hasEthereumAccounts } from '../address/addressFormats.js'
import { decodeSs58, encodeSs58 } from '../address/ss58.js'
import { toHex } from '../address/toHex.js'
import type { SharedAccount } from '../wallets/walletApi.js'

export interface NetworkAccount {
  readonly account: Account
  readonly shared: SharedAccount
  /** Identifies the account, whichever SS58 prefix its address has. */
  readonly key: string
}

/** Key types of accounts with 32 bytes. An account without a type counts as having 32 bytes. */
const KINDS = ['sr25519', 'ed25519']

export interface ToAccountsParameters {
  readonly shared: readonly SharedAccount[]
  readonly network: Network<'polkadot'> | undefined
  readonly reference: string
}

export function toAccounts({ shared, network, reference }: ToAccountsParameters): NetworkAccount[] {
  const prefix = getSs58Prefix(network, reference)
  const shown = new Map<string, NetworkAccount>()
  for (const each of shared) {
    const result = hasEthereumAccounts(network) ? toEthereum(each) : toSubstrate(each, prefix)
    if (result && !shown.has(result.key)) shown.set(result.key, result)
  }
  return [...shown.values()]
}

export function toAccountKey(address: string): string {
  const decoded = decodeSs58(address)
  return decoded ? toHex(decoded.publicKey) : address.toLowerCase()
}

function toSubstrate(shared: SharedAccount, prefix: number): NetworkAccount | undefined {
  const { address, name: label, type } = shared
  if (type !== undefined && !KINDS.includes(type)) return
  const publicKey = decodeSs58(address)?.publicKey
  if (!publicKey) return
  const key = toHex(publicKey)
  return { shared, key, account: { address: encodeSs58({ prefix, publicKey }), type: 'eoa', publicKey: key, label } }
}

function toEthereum(shared: SharedAccount): NetworkAccount | undefined {
  const { address, name: label } = shared
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return
  return { shared, key: address.toLowerCase(), account: { address, type: 'eoa', label } }
}
