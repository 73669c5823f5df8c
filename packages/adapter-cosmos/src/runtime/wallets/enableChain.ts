import { ModalError, type Network } from '@foyer/core/adapter'
import type { KeplrWallet } from '../../keplr.js'
import { toChainInfo } from './toChainInfo.js'
import { isUnknownChain, toWalletError } from './toWalletError.js'

/**
 * Requests access to a chain, and suggests the chain to a wallet that does not know it. Rejects with `USER_REJECTED`,
 * `CHAIN_NOT_SUPPORTED` or the wallet's error.
 */
export async function enableChain(
  wallet: KeplrWallet,
  { network, signal }: { readonly network: Network<'cosmos'>; readonly signal: AbortSignal },
): Promise<void> {
  const chainId = String(network.id)
  try {
    await wallet.enable(chainId)
  } catch (cause) {
    const error = toWalletError(cause)
    if (error !== cause || !isUnknownChain(cause)) throw error
    // The user canceled, so no second prompt follows.
    if (signal.aborted) throw error
    await suggestChain(wallet, network, cause)
    await retry(wallet, chainId)
  }
}

async function suggestChain(wallet: KeplrWallet, network: Network<'cosmos'>, unknown: unknown): Promise<void> {
  const info = toChainInfo(network)
  if (!wallet.experimentalSuggestChain || !info) throw notSupported(network, unknown)
  try {
    await wallet.experimentalSuggestChain(info)
  } catch (cause) {
    const error = toWalletError(cause)
    throw error === cause ? notSupported(network, cause) : error
  }
}

async function retry(wallet: KeplrWallet, chainId: string): Promise<void> {
  try {
    await wallet.enable(chainId)
  } catch (cause) {
    throw toWalletError(cause)
  }
}

function notSupported({ caipNetworkId }: Network<'cosmos'>, cause: unknown): ModalError {
  return new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId }, cause })
}
