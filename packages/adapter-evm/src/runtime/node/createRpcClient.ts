import {
  type AdapterContext,
  combineSignals,
  MAX_NODE_RESPONSE_BYTES,
  type Network,
  NODE_TIMEOUT_MS,
  type OwnNode,
  readResponseText,
} from '@foyer/core/adapter'
import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'

/** Time for the user's own node, in ms. The request then still has time for the app's nodes. */
const OWN_NODE_TIMEOUT_MS = 4_000

interface RpcClientOptions {
  /** Records each request to a node. */
  note(url: string): void
  findOwnNode?(): OwnNode | undefined
}

export function createRpcClient(
  chain: Chain,
  urls: readonly string[],
  { note, findOwnNode = () => undefined }: RpcClientOptions,
): Client<Transport, Chain> {
  const fetchNoted = (input: string | URL | Request, init?: RequestInit) => {
    note(input instanceof Request ? input.url : String(input))
    return fetchLimited(input, init)
  }
  const at = (url: string | undefined) =>
    http(url, {
      timeout: NODE_TIMEOUT_MS,
      fetchFn: (input, init) => fetchFromNodes(fetchNoted, findOwnNode(), input, init),
    })
  const [first = at(undefined), ...others] = urls.map(at)
  const transport = others.length ? fallback([first, ...others]) : first
  return createClient({ chain, transport, batch: { multicall: true } })
}

/** Creates the client of a network. It queries the user's own node first, also one that the user chooses later. */
export function createNetworkClient(
  adapterContext: AdapterContext<'eip155'>,
  chain: Chain,
  network: Network<'eip155'>,
): Client<Transport, Chain> {
  const findOwnNode = () => adapterContext.ownNode?.(network)
  const own = findOwnNode()?.url
  const urls = adapterContext.rpcUrls(network).filter((url) => url !== own)
  return createRpcClient(chain, urls, { note: adapterContext.noteRequest, findOwnNode })
}

async function fetchFromNodes(
  fetchNode: typeof fetchLimited,
  ownNode: OwnNode | undefined,
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  if (!ownNode) return fetchNode(input, init)
  const signal = combineSignals(AbortSignal.timeout(OWN_NODE_TIMEOUT_MS), init.signal ?? undefined)
  const response = await fetchNode(ownNode.url, { ...init, signal }).catch(() => undefined)
  if (init.signal?.aborted) throw init.signal.reason
  ownNode.report(response?.ok === true)
  return response?.ok ? response : fetchNode(input, init)
}

async function fetchLimited(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const text = await readResponseText(response, MAX_NODE_RESPONSE_BYTES)
  const { status, statusText, headers } = response
  return new Response(text || null, { status, statusText, headers })
}
