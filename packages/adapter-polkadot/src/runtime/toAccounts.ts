import type { Account, Network } from '@foyer/core/adapter'
import { prefixOf, takesEthereum } from './address/formats.js'
import { decodeSs58, encodeSs58 } from './address/ss58.js'
import { toHex } from './address/toHex.js'
import type { SharedAccount } from './links/link.js'

/** An account as the modal shows it, and as the wallet knows it. */
export interface ShownAccount {
  readonly account: Account
  readonly shared: SharedAccount
  /** The same for all spellings of an account. */
  readonly key: string
}

/** Kinds of keys whose accounts are 32 bytes. A wallet that does not name the kind has one of these. */
const KINDS = ['sr25519', 'ed25519']

export interface ToAccountsParameters {
  readonly shared: readonly SharedAccount[]
  /** Undefined for one outside of the page's list. */
  readonly network: Network<'polkadot'> | undefined
  readonly reference: string
}

/** What of a wallet's accounts exists on a network, spelt as on that network, each once. */
export function toAccounts({ shared, network, reference }: ToAccountsParameters): ShownAccount[] {
  const prefix = prefixOf(network, reference)
  const shown = new Map<string, ShownAccount>()
  for (const each of shared) {
    const found = takesEthereum(network) ? toEthereum(each) : toSubstrate(each, prefix)
    if (found && !shown.has(found.key)) shown.set(found.key, found)
  }
  return [...shown.values()]
}

/** What all spellings of an address have in common. */
export function toKey(address: string): string {
  const decoded = decodeSs58(address)
  return decoded ? toHex(decoded.publicKey) : address.toLowerCase()
}

function toSubstrate(shared: SharedAccount, prefix: number): ShownAccount | undefined {
  const { address, name: label, type } = shared
  if (type !== undefined && !KINDS.includes(type)) return
  const publicKey = decodeSs58(address)?.publicKey
  if (!publicKey) return
  const key = toHex(publicKey)
  return { shared, key, account: { address: encodeSs58({ prefix, publicKey }), type: 'eoa', publicKey: key, label } }
}

function toEthereum(shared: SharedAccount): ShownAccount | undefined {
  const { address, name: label } = shared
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return
  return { shared, key: address.toLowerCase(), account: { address, type: 'eoa', label } }
}
