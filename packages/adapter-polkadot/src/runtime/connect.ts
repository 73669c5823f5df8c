import { type AdapterHost, anySignal, type ConnectRequest, ModalError, untilAborted } from '@foyer/core/adapter'
import type { InjectedExtension } from '../injected.js'
import type { PolkadotConnection, PolkadotId, RuntimeContext } from './context.js'
import { createConnection } from './createConnection.js'
import { kept } from './kept.js'
import { asked } from './links/asked.js'
import { createExtensionLink } from './links/createExtensionLink.js'
import { openExtension } from './links/openExtension.js'
import { type ListedAccount, readAccounts } from './links/readAccounts.js'
import { type Recalled, recallExtension } from './links/recallExtension.js'

/**
 * Asks a wallet of this browser. There is no way to ask without a prompt: a silent request goes only to a wallet that
 * has let the page in before, gives what that showed, and leaves the asking to the visitor's next press.
 */
export async function connect(
  context: RuntimeContext,
  request: ConnectRequest<'polkadot'>,
): Promise<PolkadotConnection> {
  const { host, find, leaving, requests } = context
  const { walletId, network, silent } = request
  const signal = anySignal(host.signal, request.signal)
  if (signal.aborted) throw new ModalError('ABORTED', { cause: signal.reason })
  const found = find().find(({ wallet }) => wallet.id === walletId)
  if (!found) throw await notFound(walletId)
  const caipNetworkId = network?.caipNetworkId ?? startOf(host)
  const memory = kept(host, walletId)
  const shown = memory.shown()
  if (silent && !shown) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  const take = (extension: InjectedExtension, accounts: readonly ListedAccount[], recalled?: Recalled) => {
    const signs = (['signPayload', 'signRaw'] as const).filter((name) => extension.signer[name])
    const remember = (shared: readonly ListedAccount[]) => memory.allow({ accounts: shared, signs })
    const link = createExtensionLink({ walletId, extension, accounts, recalled, remember })
    const connection = createConnection(context, { link, caipNetworkId })
    remember(accounts)
    return connection
  }

  await untilAborted(leaving.of(walletId), signal)
  if (silent && shown) {
    const recalled = recallExtension(shown, () => {
      const asking = requests.begin(walletId, found)
      return asking.ask(() => openExtension(found, host.metadata.name)).finally(asking.end)
    })
    return take(recalled.extension, shown.accounts, recalled)
  }
  const asking = requests.begin(walletId, found, request.onNews)
  try {
    // Extensions refuse a second question while the first is open, and some open their window again for it.
    const extension = await untilAborted(
      asking.ask(() => openExtension(found, host.metadata.name)),
      signal,
    )
    const accounts = await untilAborted(
      asked(() => extension.accounts.get()),
      signal,
    )
    return take(extension, readAccounts(accounts))
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

/** Says whether it is this wallet that is missing, or any. */
async function notFound(walletId: string): Promise<ModalError> {
  const hasExtensions = typeof window !== 'undefined' && (await import('./links/hasExtensions.js')).hasExtensions
  return new ModalError('WALLET_NOT_FOUND', { context: { walletId, hasExtensions } })
}
