import {
  type AdapterContext,
  isModalError,
  MAX_NODE_RESPONSE_BYTES,
  ModalError,
  type Network,
  readResponseText,
  requestNodes,
  sanitizeText,
} from '@foyer/core/adapter'

export type NodeContext = Pick<AdapterContext<'bip122'>, 'rpcUrls' | 'signal' | 'log'>

export interface EsploraRequest<T> {
  readonly network: Network<'bip122'>
  /** Path of Esplora's HTTP API, with a leading slash. */
  readonly path: string
  /** Sent by POST. Any response of a node is final, so that nothing is broadcast twice. */
  readonly body?: string | undefined
  /** Parses the response. If it throws, the next node is requested. */
  read(text: string): T
  readonly signal?: AbortSignal | undefined
  readonly urls?: readonly string[] | undefined
}

/** Skips URLs with a query, such as the hosted JSON-RPC URL, because no path can be appended to them. */
export const getEsploraUrls = (adapterContext: NodeContext, network: Network<'bip122'>): readonly string[] =>
  adapterContext.rpcUrls(network).filter((url) => !url.includes('?'))

export async function requestEsplora<T>(adapterContext: NodeContext, request: EsploraRequest<T>): Promise<T> {
  const { network, signal, body, urls = getEsploraUrls(adapterContext, network) } = request
  return requestNodes(adapterContext, {
    network,
    signal,
    urls,
    request: (url, input) => fetchEsplora(url, request, input),
    isFinal: (cause) => body !== undefined && isModalError(cause),
  })
}

async function fetchEsplora<T>(url: string, { path, body, read }: EsploraRequest<T>, signal: AbortSignal): Promise<T> {
  const response = await fetch(url.replace(/\/$/, '') + path, {
    signal,
    ...(body !== undefined && { method: 'POST', body }),
  })
  const text = await readResponseText(response, MAX_NODE_RESPONSE_BYTES)
  if (!response.ok) {
    throw new ModalError('HTTP_FAILED', {
      message: sanitizeText(text, 200) || undefined,
      context: { url, status: response.status },
    })
  }
  try {
    return read(text)
  } catch (cause) {
    throw new ModalError('RESPONSE_INVALID', { cause, context: { url } })
  }
}
