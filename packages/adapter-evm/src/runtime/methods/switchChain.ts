import {
  getErrorChain,
  getErrorCodes,
  isModalError,
  isUserRejection,
  ModalError,
  readWalletExplanation,
  toWalletError,
} from '@foyer/core/adapter'
import { type Chain, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { toAddChainParameter } from './toAddChainParameter.js'
import { waitForChain } from './waitForChain.js'

const USER_REJECTED = 4001

const CANNOT_SWITCH = [-32601, -32004, 4200]

/** Codes for a pending request, a missing authorization, a disconnected wallet. */
const NOT_ABOUT_CHAIN = [-32002, 4100, 4900]

export interface SwitchChainParameters {
  readonly chain: Chain
  readonly addParameter?: object | undefined
  log(level: 'warn', message: string): void
}

/**
 * Switches the wallet to a chain. Wallets report an unknown chain with many codes and in many languages, so after any
 * error but a clear refusal the chain is added once. Rejects with `USER_REJECTED`, `CHAIN_NOT_SUPPORTED` or the
 * wallet's error.
 */
export async function switchChain(provider: Eip1193Provider, parameters: SwitchChainParameters): Promise<void> {
  const { chain } = parameters
  try {
    await requestSwitch(provider, chain.id)
  } catch (cause) {
    throwUnlessUnknown(chain.id, cause)
    return addChain(provider, parameters, cause)
  }
  if (!(await waitForChain(provider, chain.id))) await addChain(provider, parameters)
}

function throwUnlessUnknown(chainId: number, cause: unknown): void {
  // A `ModalError` comes from Foyer, not from the wallet.
  if (isModalError(cause)) throw cause
  if (isRejected(cause)) throw new ModalError('USER_REJECTED', { cause })
  const codes = getErrorCodes(cause)
  if (codes.some((code) => CANNOT_SWITCH.includes(code))) throw notSupported(chainId, cause)
  if (codes.some((code) => NOT_ABOUT_CHAIN.includes(code))) throw toWalletError(cause)
}

async function addChain(
  provider: Eip1193Provider,
  { chain, addParameter, log }: SwitchChainParameters,
  refusal?: unknown,
): Promise<void> {
  const parameter = toAddChainParameter(chain)
  if (!parameter) {
    const why = `${chain.name} (${chain.id}) cannot be added to a wallet: none of its RPC URLs is https`
    log('warn', `${why}. Give the network one in rpcUrls.default.http.`)
    throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId: chain.id, why }, cause: refusal })
  }
  const throwRefusal = (cause: unknown) => {
    if (isModalError(cause)) throw cause
    if (isRejected(cause)) throw new ModalError('USER_REJECTED', { cause })
  }
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [{ ...parameter, ...addParameter }] })
  } catch (cause) {
    throwRefusal(cause)
    throw notSupported(chain.id, cause)
  }
  let cause: unknown
  try {
    // A wallet that added a chain need not have switched to it (EIP-3085).
    await requestSwitch(provider, chain.id)
  } catch (thrown) {
    throwRefusal(thrown)
    cause = thrown
  }
  // A wallet that switched when it added the chain may refuse to switch again.
  if (!(await waitForChain(provider, chain.id))) throw notSupported(chain.id, cause)
}

async function requestSwitch(provider: Eip1193Provider, chainId: number): Promise<void> {
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
}

function notSupported(chainId: number, cause?: unknown): ModalError {
  const walletWords = readWalletExplanation(cause)
  return new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId, ...(walletWords && { walletWords }) }, cause })
}

function isRejected(cause: unknown): boolean {
  return getErrorCodes(cause).includes(USER_REJECTED) || hasRejectionMessage(cause)
}

function hasRejectionMessage(error: unknown): boolean {
  const texts = getErrorChain(error).flatMap(({ message }) => (typeof message === 'string' ? [message] : []))
  return isUserRejection(texts.join(' '))
}
