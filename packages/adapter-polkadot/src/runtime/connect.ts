import { type AdapterHost, anySignal, type ConnectRequest, ModalError, untilAborted } from '@foyer/core/adapter'
import type { PolkadotConnection, PolkadotId, RuntimeContext } from './context.js'
import { createConnection } from './createConnection.js'
import { kept } from './kept.js'
import { createExtensionLink } from './links/createExtensionLink.js'
import { openExtension } from './links/openExtension.js'

/**
 * Asks a wallet of this browser. There is no way to ask without a prompt: a silent request goes only to a wallet that
 * has let the page in before, which then answers by itself. When it does not answer before the request is given up, it
 * shows a prompt, and is not asked silently again.
 */
export async function connect(
  context: RuntimeContext,
  { walletId, network, silent, signal: given }: ConnectRequest<'polkadot'>,
): Promise<PolkadotConnection> {
  const { host, find, leaving, requests } = context
  const signal = anySignal(host.signal, given)
  if (signal.aborted) throw new ModalError('ABORTED', { cause: signal.reason })
  const found = find().find(({ wallet }) => wallet.id === walletId)
  if (!found) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })
  const caipNetworkId = network?.caipNetworkId ?? startOf(host)
  const memory = kept(host, walletId)
  if (silent && !memory.isAllowed()) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })

  await untilAborted(leaving.of(walletId), signal)
  const asking = requests.begin(walletId, found)
  try {
    // Extensions refuse a second question: whoever asks again waits for the answer to the first.
    const extension = await untilAborted(
      asking.askOnce(() => openExtension(found, host.metadata.name)),
      signal,
    )
    const link = await untilAborted(createExtensionLink(walletId, extension), signal)
    const connection = createConnection(context, { link, caipNetworkId })
    memory.allow()
    return connection
  } catch (cause) {
    // A page that is left takes no answer with it.
    if (silent && !host.signal.aborted) memory.forget()
    throw cause
  } finally {
    asking.end()
  }
}

/** Extensions are on no network: the page's choice counts. */
export function startOf(host: AdapterHost<'polkadot'>): PolkadotId {
  const id = host.activeNetworkId() ?? host.$networks.get()[0]?.caipNetworkId
  if (!id) throw new ModalError('NETWORK_UNDEFINED')
  return id
}
