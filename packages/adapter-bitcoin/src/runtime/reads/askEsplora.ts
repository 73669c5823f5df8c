import {
  type AdapterHost,
  askNodes,
  isModalError,
  ModalError,
  type Network,
  NODE_ANSWER_LIMIT,
  plainText,
  readBody,
} from '@foyer/core/adapter'

/** What nodes are asked with. */
export type NodeHost = Pick<AdapterHost<'bip122'>, 'rpcUrls' | 'signal' | 'log'>

export interface EsploraRequest<T> {
  readonly network: Network<'bip122'>
  /** Of Esplora's HTTP API, with its first slash. */
  readonly path: string
  /** Makes it a POST, to which the first answer counts, whatever it is. */
  readonly body?: string | undefined
  /** Takes the answer's text apart. What it throws makes the answer one that cannot be used. */
  read(text: string): T
  readonly signal?: AbortSignal | undefined
  /** @default `esplorasOf(host, network)` */
  readonly urls?: readonly string[] | undefined
}

/** Esplora's paths are appended, which a URL with a query has no place for: the hosted backend has one, and speaks JSON-RPC. */
export const esplorasOf = (host: NodeHost, network: Network<'bip122'>): readonly string[] =>
  host.rpcUrls(network).filter((url) => !url.includes('?'))

/** Asks the Esploras of a network one after the other until one gives an answer that can be used. */
export async function askEsplora<T>(host: NodeHost, request: EsploraRequest<T>): Promise<T> {
  const { network, signal, body, urls = esplorasOf(host, network) } = request
  return askNodes(host, {
    network,
    signal,
    urls,
    ask: (url, given) => ask(url, request, given),
    isFinal: (cause) => body !== undefined && isModalError(cause),
  })
}

async function ask<T>(url: string, { path, body, read }: EsploraRequest<T>, signal: AbortSignal): Promise<T> {
  const response = await fetch(url.replace(/\/$/, '') + path, {
    signal,
    ...(body !== undefined && { method: 'POST', body }),
  })
  const text = await readBody(response, NODE_ANSWER_LIMIT)
  if (!response.ok) {
    throw new ModalError('HTTP_FAILED', {
      message: plainText(text, 200) || undefined,
      context: { url, status: response.status },
    })
  }
  try {
    return read(text)
  } catch (cause) {
    throw new ModalError('RESPONSE_INVALID', { cause, context: { url } })
  }
}
