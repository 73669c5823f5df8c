import { type AdapterHost, askNodes, ModalError, type Network } from '@foyer/core/adapter'
import { ApiPromise, HttpProvider, WsProvider } from '@polkadot/api'
import { askNode } from './askNode.js'

/** The description of a chain is half a megabyte, and some answers come before it. Milliseconds. */
const API_WAIT = 60_000

type Provider = NonNullable<ConstructorParameters<typeof ApiPromise>[0]>['provider'] & {}

export interface OpenApiContext {
  readonly host: AdapterHost<'polkadot'>
  readonly metadata: Record<string, `0x${string}`>
}

/**
 * Polkadot's API on the first node that answers for the network. The description of the chain is kept, by its version:
 * the next transaction does not load it again, and one after an upgrade does. End it with `disconnect`.
 */
export async function openApi({ host, metadata }: OpenApiContext, network: Network<'polkadot'>): Promise<ApiPromise> {
  const ask = async (url: string, signal: AbortSignal) => {
    await checkChain(url, network, signal)
    // Without its WebAssembly, which pages with a policy do not run; the same in JavaScript is there.
    const options = { provider: toProvider(url), metadata, noInitWarn: true, initWasm: false, throwOnConnect: true }
    const api = await ApiPromise.create(options)
    // Nobody waits for it any more.
    if (signal.aborted) await api.disconnect()
    metadata[`${api.genesisHash.toHex()}-${api.runtimeVersion.specVersion.toString()}`] = api.runtimeMetadata.toHex()
    return api
  }
  return askNodes(host, { network, wait: API_WAIT, ask })
}

/** The first block tells chains apart: a transaction for another one must not be signed. */
async function checkChain(url: string, { caipNetworkId }: Network<'polkadot'>, signal: AbortSignal): Promise<void> {
  const genesis = await askNode(url, { method: 'chain_getBlockHash', params: [0], signal })
  if (typeof genesis === 'string' && genesis.startsWith(caipNetworkId.replace(/^polkadot:/, '0x'))) return
  throw new ModalError('CHAIN_NOT_SUPPORTED', { message: `${url} is not of ${caipNetworkId}`, context: { genesis } })
}

function toProvider(url: string): Provider {
  // The library's classes and its interface differ in how they say that a field may be missing.
  if (/^wss?:/.test(url)) return new WsProvider(url) as Provider
  const provider = new HttpProvider(url)
  const send = provider.send.bind(provider)
  provider.send = async (...question) => {
    try {
      return await send(...question)
    } catch (cause) {
      // To what a node says the library adds all that it was asked, which visitors would read.
      if (cause instanceof Error) cause.message = cause.message.replace(/\nFailed HTTP Request: .*$/s, '')
      throw cause
    }
  }
  return provider as Provider
}
