import { ModalError, toModalError } from '@foyer/core/adapter'
import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { readChainId } from '../wallets/readChainId.js'
import { errorCodes, saysRejected } from './errorCodes.js'
import { waitForChain } from './waitForChain.js'

/**
 * "I do not know this chain", as wallets put it. MetaMask's app said -32603 with 4902 underneath
 * (https://github.com/MetaMask/metamask-mobile/issues/2944, 2021-11; https://github.com/Uniswap/web3-react/pull/770,
 * 2023-02; versions not told), and over WalletConnect 32603 without a minus
 * (https://github.com/MetaMask/metamask-mobile/pull/13415, 2025-02). Who says 5000 for it is not recorded.
 */
const UNKNOWN_CHAIN = [4902, 5000, -32603, 32603]

/** "I cannot switch at all": method not found, method not supported, unsupported method. */
const CANNOT_SWITCH = [-32601, -32004, 4200]

export interface SwitchChainParameters {
  readonly chainId: number
  /** What the wallet is told when it does not know the chain. */
  readonly addParameter: AddEthereumChainParameter
}

/**
 * Resolves when the wallet is on the chain. Rejects with `USER_REJECTED`, `CHAIN_NOT_SUPPORTED`, or what else the wallet
 * said as a `ModalError`.
 */
export async function switchChain(
  provider: Eip1193Provider,
  { chainId, addParameter }: SwitchChainParameters,
): Promise<void> {
  try {
    await request(provider, chainId)
  } catch (cause) {
    if (isRejected(cause)) throw new ModalError('USER_REJECTED', { cause })
    const codes = errorCodes(cause)
    if (codes.some((code) => CANNOT_SWITCH.includes(code))) throw notSupported(chainId, cause)
    if (!codes.some((code) => UNKNOWN_CHAIN.includes(code))) throw toModalError(cause)
    await addChain(provider, { chainId, addParameter })
  }
  if (!(await waitForChain(provider, chainId))) throw notSupported(chainId)
}

/** What a wallet is told of a chain: its own URLs, never the hosted one, which carries the project id. */
export function toAddChainParameter({
  id,
  name,
  nativeCurrency,
  rpcUrls,
  blockExplorers,
}: Chain): AddEthereumChainParameter {
  const { default: first, ...others } = blockExplorers ?? {}
  const explorers = [first, ...Object.values(others)].flatMap((explorer) => (explorer ? [explorer.url] : []))
  return {
    chainId: numberToHex(id),
    rpcUrls: [...rpcUrls.default.http],
    chainName: name,
    nativeCurrency: {
      name: nativeCurrency.name,
      symbol: nativeCurrency.symbol,
      decimals: nativeCurrency.decimals,
    },
    // An empty list is an error to wallets; without one they look no further.
    ...(explorers.length ? { blockExplorerUrls: explorers } : {}),
  }
}

async function addChain(provider: Eip1193Provider, { chainId, addParameter }: SwitchChainParameters): Promise<void> {
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [addParameter] })
    // A wallet may add without switching (EIP-3085).
    if ((await readChainId(provider)) !== chainId) await request(provider, chainId)
  } catch (cause) {
    throw isRejected(cause) ? new ModalError('USER_REJECTED', { cause }) : notSupported(chainId, cause)
  }
}

async function request(provider: Eip1193Provider, chainId: number): Promise<void> {
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
}

function notSupported(chainId: number, cause?: unknown): ModalError {
  return new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId }, cause })
}

/** 5000 alone is no rejection here, though remote wallets use it for one: then it says so. */
function isRejected(cause: unknown): boolean {
  return errorCodes(cause).includes(4001) || saysRejected(cause)
}
