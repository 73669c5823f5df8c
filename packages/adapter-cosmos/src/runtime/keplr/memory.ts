import type { AdapterHost } from '@foyer/core/adapter'

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
  return chainIds
}
