import { isModalError, ModalError, toModalError } from '@foyer/core/adapter'
import { type Chain, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { errorCodes, saysRejected } from './errorCodes.js'
import { toAddChainParameter } from './toAddChainParameter.js'
import { waitForChain } from './waitForChain.js'

const USER_REJECTED = 4001

/** "I cannot switch at all": method not found, method not supported, unsupported method. */
const CANNOT_SWITCH = [-32601, -32004, 4200]

/** Refusals that have nothing to do with the chain: a request that is pending, not authorized, disconnected. */
const NOT_ABOUT_CHAIN = [-32002, 4100, 4900]

export interface SwitchChainParameters {
  readonly chain: Chain
  /** Fields of `wallet_addEthereumChain` that the app has set itself. */
  readonly addParameter?: object | undefined
  log(level: 'warn', message: string): void
}

/**
 * Switches the wallet to a chain. Whatever it says instead of a refusal may mean that it does not know the chain: wallets say so
 * in codes, languages and shapes of their own, so all but the clear cases lead to one offer to add it. Rejects with
 * `USER_REJECTED`, `CHAIN_NOT_SUPPORTED`, or what else the wallet said as a `ModalError`.
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
  // One of ours says why the wallet was not asked, or did not answer.
  if (isModalError(cause)) throw cause
  if (isRejected(cause)) throw new ModalError('USER_REJECTED', { cause })
  const codes = errorCodes(cause)
  if (codes.some((code) => CANNOT_SWITCH.includes(code))) throw notSupported(chainId, cause)
  if (codes.some((code) => NOT_ABOUT_CHAIN.includes(code))) throw toModalError(cause)
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
    // Adding does not switch (EIP-3085).
    await requestSwitch(provider, chain.id)
  } catch (thrown) {
    throwRefusal(thrown)
    cause = thrown
  }
  // Wallets that switch as they add may have nothing good to say of a second switch.
  if (!(await waitForChain(provider, chain.id))) throw notSupported(chain.id, cause)
}

async function requestSwitch(provider: Eip1193Provider, chainId: number): Promise<void> {
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
}

function notSupported(chainId: number, cause?: unknown): ModalError {
  return new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId }, cause })
}

function isRejected(cause: unknown): boolean {
  return errorCodes(cause).includes(USER_REJECTED) || saysRejected(cause)
}
