import type { AdapterContext } from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import type { SharedAccount } from '../walletApi.js'
import { parseSharedAccount } from '../wallets/readSharedAccount.js'

type StorageContext = Pick<AdapterContext<'cosmos'>, 'storage'>

const getChainsKey = (walletId: string) => `${walletId}.chains`

export function readStoredChains({ storage }: StorageContext, walletId: string): readonly string[] {
  return storage.get(getChainsKey(walletId))?.split(',').filter(Boolean) ?? []
}

export function storeChain(
  adapterContext: StorageContext,
  { walletId, chainId }: { readonly walletId: string; readonly chainId: string },
): void {
  const others = readStoredChains(adapterContext, walletId).filter((each) => each !== chainId)
  adapterContext.storage.set(getChainsKey(walletId), [chainId, ...others].join())
}

export function removeStoredWallet(adapterContext: StorageContext, walletId: string): readonly string[] {
  const chainIds = readStoredChains(adapterContext, walletId)
  adapterContext.storage.remove(getChainsKey(walletId))
  adapterContext.storage.remove(getKeyKey(walletId))
  return chainIds
}

const getKeyKey = (walletId: string) => `${walletId}.key`

export function storeAccount(
  { storage }: StorageContext,
  { walletId, chainId, key }: { readonly walletId: string; readonly chainId: string; readonly key: SharedAccount },
): void {
  const { address, pubkey, algo, isAminoOnly } = key
  storage.set(
    getKeyKey(walletId),
    JSON.stringify({ chainId, bech32Address: address, pubKey: base64.encode(pubkey), algo, isNanoLedger: isAminoOnly }),
  )
}

export function readStoredAccount(
  { storage }: StorageContext,
  walletId: string,
  chainId: string,
): SharedAccount | undefined {
  try {
    const stored = Object(JSON.parse(storage.get(getKeyKey(walletId)) ?? 'null'))
    return stored.chainId === chainId
      ? parseSharedAccount({ ...stored, pubKey: base64.decode(String(stored.pubKey)) })
      : undefined
  } catch {
    return undefined
  }
}
