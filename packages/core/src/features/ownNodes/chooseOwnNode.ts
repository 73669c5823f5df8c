import { requestRpc } from '../../adapter/requestRpc.js'
import type { ModalContext } from '../../modal/context.js'
import type { Network } from '../../types/network.js'
import { parseChainId } from '../../utils/parseChainId.js'
import { combineSignals } from '../../utils/waiting.js'
import { ownNodes } from './ownNodes.js'
import { parseNodeUrl } from './parseNodeUrl.js'

const CHECK_TIMEOUT_MS = 10_000

/** `url`: no `https:` URL. `network`: the node serves another network. `unreachable`: the node did not answer. */
export type OwnNodeProblem = 'url' | 'network' | 'unreachable'

/** Checks that a node serves the network, then stores it. Returns why it did not. */
export async function chooseOwnNode(
  context: ModalContext,
  network: Network,
  text: string,
): Promise<OwnNodeProblem | undefined> {
  const url = parseNodeUrl(text)
  if (url === undefined) return 'url'
  try {
    if (!(await servesNetwork(url, network, context.signal))) return 'network'
  } catch (cause) {
    context.log('debug', `The user's node did not answer: ${url}`, cause)
    return 'unreachable'
  }
  context.use(ownNodes).set(network.caipNetworkId, url)
  return undefined
}

async function servesNetwork(url: string, { chainNamespace, caipNetworkId }: Network, end: AbortSignal) {
  const signal = combineSignals(end, AbortSignal.timeout(CHECK_TIMEOUT_MS))
  const reference = caipNetworkId.slice(chainNamespace.length + 1)
  if (chainNamespace === 'eip155') {
    const { result } = await requestRpc(url, { method: 'eth_chainId', params: [], signal })
    return parseChainId(result) === Number(reference)
  }
  // CAIP-30: the reference is the beginning of the genesis block's hash.
  const { result } = await requestRpc(url, { method: 'getGenesisHash', params: [], signal })
  return typeof result === 'string' && result.startsWith(reference)
}
