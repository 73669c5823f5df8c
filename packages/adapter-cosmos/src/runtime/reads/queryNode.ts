import { type AdapterHost, ModalError, type Network } from '@foyer/core/adapter'
import { base64, hex } from '@scure/base'

export interface QueryParameters {
  readonly network: Network<'cosmos'>
  /** A gRPC method, such as `/cosmos.bank.v1beta1.Query/Balance`. */
  readonly path: string
  readonly data: Uint8Array
  readonly signal: AbortSignal
}

/** Asks a node of the network (CometBFT's `abci_query`). The URLs are tried in their order until one answers. */
export async function queryNode(host: AdapterHost<'cosmos'>, parameters: QueryParameters): Promise<Uint8Array> {
  const { network, signal } = parameters
  let last: unknown
  for (const url of host.rpcUrls(network)) {
    try {
      return await ask(url, parameters)
    } catch (cause) {
      if (signal.aborted) throw new ModalError('ABORTED', { cause })
      host.log('debug', `No answer from ${url}`, cause)
      last = cause
    }
  }
  throw last ?? new ModalError('HTTP_FAILED', { context: { caipNetworkId: network.caipNetworkId } })
}

async function ask(url: string, { path, data, signal }: QueryParameters): Promise<Uint8Array> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'abci_query',
    params: { path, data: hex.encode(data), prove: false },
  })
  const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal })
  if (!response.ok) throw new ModalError('HTTP_FAILED', { context: { url, status: response.status } })
  const { result } = Object((await response.json()) as unknown) as Answer
  const { code, log, value } = result?.response ?? {}
  if (code === 0 || (code === undefined && result?.response))
    return base64.decode(typeof value === 'string' ? value : '')
  throw new ModalError('RESPONSE_INVALID', {
    context: { url, code },
    ...(typeof log === 'string' ? { message: log } : {}),
  })
}

interface Answer {
  readonly result?: {
    readonly response?: { readonly code?: unknown; readonly log?: unknown; readonly value?: unknown }
  }
}
