import { parseChainId, type Unsubscribe } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import { readChainId } from './readChainId.js'
import { parseAddresses, readAccounts } from './requestAccounts.js'

export interface WalletListener {
  onAccounts(accounts: readonly `0x${string}`[]): void
  onChain(chainId: number): void
  onEmpty(): void
  onEnd(): void
}

/**
 * MetaMask's code of a `disconnect` after which it reconnects by itself, seen in MetaMask 10.9.3 at every change of
 * chain (https://github.com/MetaMask/metamask-extension/issues/13375, 2022-02 to 2023-03).
 */
const RECONNECTING = 1013

/** Listens to the wallet's EIP-1193 events. */
export function listenToWallet(provider: Eip1193Provider, listener: WalletListener): Unsubscribe {
  const onAccountsChanged = (answer: unknown) => {
    const accounts = parseAddresses(answer)
    if (accounts.length) listener.onAccounts(accounts)
    else listener.onEmpty()
  }
  const onChainChanged = async (announced: unknown) => {
    // After an event without a valid chain id, request the chain id.
    const chainId = parseChainId(announced) ?? (await readChainId(provider).catch(() => undefined))
    if (chainId !== undefined) listener.onChain(chainId)
  }
  const onDisconnect = async (error?: { readonly code?: number }) => {
    if (error?.code === RECONNECTING && (await readAccounts(provider).catch(() => [])).length) return
    listener.onEnd()
  }
  provider.on?.('accountsChanged', onAccountsChanged)
  provider.on?.('chainChanged', onChainChanged)
  provider.on?.('disconnect', onDisconnect)
  return () => {
    provider.removeListener?.('accountsChanged', onAccountsChanged)
    provider.removeListener?.('chainChanged', onChainChanged)
    provider.removeListener?.('disconnect', onDisconnect)
  }
}
