import {
  type AdapterContext,
  isModalError,
  ModalError,
  type Network,
  requestNodes,
  requestRpc,
} from '@foyer/core/adapter'
import { base64, hex } from '@scure/base'

export interface NodeQuery {
  readonly network: Network<'cosmos'>
  /** Path of a gRPC method, such as `/cosmos.bank.v1beta1.Query/Balance`. */
  readonly path: string
  readonly data: Uint8Array
  readonly signal?: AbortSignal | undefined
}

/** Calls a gRPC method through CometBFT's `abci_query`, trying the nodes in order. */
export async function queryNode(adapterContext: AdapterContext<'cosmos'>, parameters: NodeQuery): Promise<Uint8Array> {
  const { network, path, data, signal } = parameters
  const params = { path, data: hex.encode(data), prove: false }
  return requestNodes(adapterContext, {
    network,
    signal,
    async request(url, input) {
      const { result } = await requestRpc(url, { method: 'abci_query', params, signal: input })
      return readAnswer(url, result)
    },
  })
}

export function readRefusalReason(cause: unknown): string | undefined {
  const isRefusal = isModalError(cause) && cause.code === 'RESPONSE_INVALID' && typeof cause.context.code === 'number'
  return isRefusal ? cause.message : undefined
}

function readAnswer(url: string, result: unknown): Uint8Array {
  const { response }: Answer = Object(result)
  const { code, log, value } = response ?? {}
  if (code === 0 || (code === undefined && response)) return base64.decode(typeof value === 'string' ? value : '')
  throw new ModalError('RESPONSE_INVALID', {
    context: { url, code },
    ...(typeof log === 'string' ? { message: log } : {}),
  })
}

interface Answer {
  readonly response?: { readonly code?: unknown; readonly log?: unknown; readonly value?: unknown }
}
