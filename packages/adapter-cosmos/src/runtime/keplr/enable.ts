import { ModalError, type Network } from '@foyer/core/adapter'
import type { KeplrWallet } from '../../keplr.js'
import { toChainInfo } from './toChainInfo.js'
import { isUnknownChain, toWalletError } from './toWalletError.js'

/**
 * Asks for a chain, and tells the wallet of it where the wallet does not know it. Rejects with `USER_REJECTED`,
 * `CHAIN_NOT_SUPPORTED`, or what else the wallet said.
 */
export async function enable(
  wallet: KeplrWallet,
  { network, signal }: { readonly network: Network<'cosmos'>; readonly signal: AbortSignal },
): Promise<void> {
  const chainId = String(network.id)
  try {
    await wallet.enable(chainId)
  } catch (cause) {
    const error = toWalletError(cause)
    if (error !== cause || !isUnknownChain(cause)) throw error
    // Nobody waits any more: no further question.
    if (signal.aborted) throw error
    await suggest(wallet, network, cause)
    await askAgain(wallet, chainId)
  }
}

async function suggest(wallet: KeplrWallet, network: Network<'cosmos'>, unknown: unknown): Promise<void> {
  const info = toChainInfo(network)
  if (!wallet.experimentalSuggestChain || !info) throw notSupported(network, unknown)
  try {
    await wallet.experimentalSuggestChain(info)
  } catch (cause) {
    const error = toWalletError(cause)
    throw error === cause ? notSupported(network, cause) : error
  }
}

async function askAgain(wallet: KeplrWallet, chainId: string): Promise<void> {
  try {
    await wallet.enable(chainId)
  } catch (cause) {
    throw toWalletError(cause)
  }
}

function notSupported({ caipNetworkId }: Network<'cosmos'>, cause: unknown): ModalError {
  return new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId }, cause })
}
