import type { Call } from '../adapter/calls.js'
import type { TypedData } from '../adapter/connection.js'
import { isModalError } from '../errors/ModalError.js'
import { getServiceQueryParameters } from '../http/getServiceUrl.js'
import { createHttp, type Http } from '../http/http.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { Network } from '../types/network.js'
import type { TokenInfo } from '../types/token.js'
import { describeCall, describeTypedData } from './describeCall.js'
import type { CallDescription, DescriptionSource } from './types.js'

const NOT_FOUND = 404

export interface DescribeModalCallParameters {
  readonly network: Network
  readonly from: string
  /** Call to send, or typed data to sign. */
  readonly call: Call | TypedData
  /** Tokens whose names and decimals the modal knows. */
  readonly tokens: readonly TokenInfo[]
  readonly signal: AbortSignal
}

/**
 * Describes a call or typed data from the signed descriptors that the app's `clearSigning` names. Never rejects:
 * undefined where the descriptors cannot be read, which the log says.
 */
export async function describeModalCall(
  modal: Modal,
  { network, from, call, tokens, signal }: DescribeModalCallParameters,
): Promise<CallDescription | undefined> {
  const { options, log } = getContext(modal)
  const { clearSigning } = options
  const [namespace, reference] = network.caipNetworkId.split(':')
  const http = clearSigning && openFiles(modal, signal)
  if (!clearSigning || !http || namespace !== 'eip155') return undefined
  const warn = (message: string, data?: unknown) => log('warn', message, data)
  try {
    const source: DescriptionSource = {
      key: clearSigning.key,
      warn,
      read: (chainId, address) =>
        http.getJson(`/${chainId}/${address}.json`, { retries: 1 }).catch((cause: unknown) => {
          if (isModalError(cause) && cause.context?.status === NOT_FOUND) return undefined
          throw cause
        }),
      findToken: async (chainId, address) =>
        tokens.find((each) => each.caipNetworkId === `eip155:${chainId}` && each.address?.toLowerCase() === address),
      findNetwork: (chainId) =>
        chainId === Number(reference) ? { name: network.name, coin: network.nativeCurrency } : undefined,
    }
    if ('types' in call) return await describeTypedData({ ...call, domain: call.domain ?? {}, account: from }, source)
    return await describeCall({ chainId: Number(reference), from, ...call }, source)
  } catch (cause) {
    if (!signal.aborted) warn('Descriptions of a call could not be read', cause)
    return undefined
  }
}

/** Sends no parameters of the modal's services to the app's own address. */
function openFiles(modal: Modal, signal: AbortSignal): Http | undefined {
  const { options, services } = getContext(modal)
  const url = options.clearSigning?.url
  const data = options.services?.data
  const note = services.requests.note('data')
  if (url !== undefined) return createHttp({ baseUrl: url.replace(/\/+$/, ''), query: {}, signal, note })
  if (data === undefined) return undefined
  const baseUrl = `${data.replace(/\/+$/, '')}/v1/descriptors`
  return createHttp({ baseUrl, query: getServiceQueryParameters(options), signal, note })
}
