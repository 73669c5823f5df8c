import type { AdapterHost } from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import type { Key } from '../link.js'
import { toKey } from './readKey.js'

type Host = Pick<AdapterHost<'cosmos'>, 'storage'>

const keyOf = (walletId: string) => `${walletId}.chains`

/**
 * The chains that a wallet has allowed this page, the one in use first. Wallets cannot be asked for it without a
 * prompt, so what they said last is kept.
 */
export function recallChains({ storage }: Host, walletId: string): readonly string[] {
  return storage.get(keyOf(walletId))?.split(',').filter(Boolean) ?? []
}

/** Puts the chain in use first. */
export function rememberChain(
  host: Host,
  { walletId, chainId }: { readonly walletId: string; readonly chainId: string },
): void {
  const others = recallChains(host, walletId).filter((each) => each !== chainId)
  host.storage.set(keyOf(walletId), [chainId, ...others].join())
}

/** Gives what is forgotten. */
export function forgetChains(host: Host, walletId: string): readonly string[] {
  const chainIds = recallChains(host, walletId)
  host.storage.remove(keyOf(walletId))
  host.storage.remove(shownOf(walletId))
  return chainIds
}

const shownOf = (walletId: string) => `${walletId}.key`

/** The key that a wallet showed last, for those that cannot be asked for it without a prompt. */
export function rememberKey(
  { storage }: Host,
  { walletId, chainId, key }: { readonly walletId: string; readonly chainId: string; readonly key: Key },
): void {
  const { address, pubkey, algo, isAminoOnly } = key
  storage.set(
    shownOf(walletId),
    JSON.stringify({ chainId, bech32Address: address, pubKey: base64.encode(pubkey), algo, isNanoLedger: isAminoOnly }),
  )
}

/** Undefined: none is kept, or it is of another chain. */
export function recallKey({ storage }: Host, walletId: string, chainId: string): Key | undefined {
  try {
    const kept = Object(JSON.parse(storage.get(shownOf(walletId)) ?? 'null'))
    return kept.chainId === chainId ? toKey({ ...kept, pubKey: base64.decode(String(kept.pubKey)) }) : undefined
  } catch {
    return undefined
  }
}
