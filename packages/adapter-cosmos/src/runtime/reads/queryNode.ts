import { type AdapterHost, askNodes, askRpc, isModalError, ModalError, type Network } from '@foyer/core/adapter'
import { base64, hex } from '@scure/base'

export interface QueryParameters {
  readonly network: Network<'cosmos'>
  /** A gRPC method, such as `/cosmos.bank.v1beta1.Query/Balance`. */
  readonly path: string
  readonly data: Uint8Array
  readonly signal?: AbortSignal | undefined
}

/** Asks a node of the network (CometBFT's `abci_query`). The URLs are tried in their order until one answers. */
export async function queryNode(host: AdapterHost<'cosmos'>, parameters: QueryParameters): Promise<Uint8Array> {
  const { network, path, data, signal } = parameters
  const params = { path, data: hex.encode(data), prove: false }
  return askNodes(host, {
    network,
    signal,
    async ask(url, given) {
      const { result } = await askRpc(url, { method: 'abci_query', params, signal: given })
      return readAnswer(url, result)
    },
  })
}

/** What the chain itself said no to, in its own words. Undefined for a node that did not answer. */
export function readRefusal(cause: unknown): string | undefined {
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
