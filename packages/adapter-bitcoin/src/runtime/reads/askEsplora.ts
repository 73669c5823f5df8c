import { type AdapterHost, isModalError, ModalError, type Network } from '@foyer/core/adapter'

/** Milliseconds that a node has to answer. */
const TIMEOUT = 10_000

export interface EsploraRequest<T> {
  readonly network: Network<'bip122'>
  /** Of Esplora's HTTP API, with its first slash. */
  readonly path: string
  /** Makes it a POST, to which the first answer counts, whatever it is. */
  readonly body?: string | undefined
  /** Takes the answer's text apart. What it throws makes the answer one that cannot be used. */
  read(text: string): T
  readonly signal?: AbortSignal | undefined
}

/** Asks the Esploras of a network one after the other until one gives an answer that can be used. */
export async function askEsplora<T>(host: AdapterHost<'bip122'>, request: EsploraRequest<T>): Promise<T> {
  const { network, signal, body } = request
  // Esplora's paths are appended, which a URL with a query has no place for: the hosted RPC is one, and speaks JSON-RPC.
  const urls = host.rpcUrls(network).filter((url) => !url.includes('?'))
  let failure: unknown = new ModalError('HTTP_FAILED', { message: `${network.name} has no Esplora URL` })
  for (const url of urls) {
    try {
      return await ask(host, url, request)
    } catch (cause) {
      const isRefused = body !== undefined && isModalError(cause)
      if (isRefused || signal?.aborted || host.signal.aborted) throw cause
      host.log('debug', `${url} gave no answer that could be used`, cause)
      failure = cause
    }
  }
  throw failure
}

async function ask<T>(host: AdapterHost<'bip122'>, url: string, request: EsploraRequest<T>): Promise<T> {
  const { path, body, signal, read } = request
  const response = await fetch(url.replace(/\/$/, '') + path, {
    signal: AbortSignal.any([host.signal, AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
    ...(body !== undefined && { method: 'POST', body }),
  })
  const text = await response.text()
  if (!response.ok) {
    throw new ModalError('HTTP_FAILED', { message: text.slice(0, 200), context: { url, status: response.status } })
  }
  try {
    return read(text)
  } catch (cause) {
    throw new ModalError('RESPONSE_INVALID', { cause, context: { url } })
  }
}
