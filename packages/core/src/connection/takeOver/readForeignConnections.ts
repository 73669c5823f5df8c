import { EMBEDDED_WALLET_ID, READ_ONLY_WALLET_ID, REMOTE_WALLET_ID } from '../../adapter/walletIds.js'
import type { BaseContext } from '../../modal/context.js'
import { sanitizeName } from '../../utils/sanitizeText.js'
import type { ForeignConnection } from '../restoreConnections.js'
import { readAppKit, readCosmosKit, readSatsConnect, readWalletAdapter } from './readOthers.js'
import { readWagmi } from './readWagmi.js'
import { takeOverRemoteSessions } from './takeOverRemoteSessions.js'
import type { ReadKey, Trace } from './trace.js'

/** Wallets without an id that another library could name. */
const EXCLUDED: ReadonlySet<string> = new Set([EMBEDDED_WALLET_ID, READ_ONLY_WALLET_ID, 'safe'])

/**
 * Reads which wallets another library calls connected, once: later visits have only what Foyer stored. Names wallets
 * alone. Whether one connects is the wallet's decision, in `restoreConnections`. Never rejects.
 */
export async function readForeignConnections(context: BaseContext): Promise<readonly ForeignConnection[]> {
  const { adapters, services, signal } = context
  if (signal.aborted) return []
  const namespaces = [...adapters.keys()]
  const traces = [
    ...readWagmi(readPageKey),
    ...readWalletAdapter(readPageKey),
    ...readSatsConnect(readPageKey),
    ...readCosmosKit(readPageKey),
    ...readAppKit(readPageKey, namespaces),
  ]
    .filter(({ namespace }) => adapters.has(namespace))
    .map((trace) => ({ ...trace, walletId: findWalletId(context, trace) }))
    .filter(({ walletId }) => !EXCLUDED.has(walletId))
  // Ends the first visit, even if nothing was found.
  if (services.storage.get('connection_status') === undefined) services.storage.set('connection_status', '{}')
  const isRemote = ({ walletId }: Trace) => walletId === REMOTE_WALLET_ID
  const served = traces.some(isRemote) ? await takeOverRemoteSessions(services.storage, signal) : []
  const known = new Set<string>()
  const connections = traces.flatMap((trace) => {
    const { namespace, walletId, name, addresses = [] } = trace
    const key = `${namespace} ${walletId}`
    if (known.has(key) || (isRemote(trace) && !served.includes(namespace))) return []
    known.add(key)
    const label = (name && sanitizeName(name)) || walletId
    const record = { walletId, name: label, accounts: [], recent: false, expected: addresses }
    return [{ namespace, record }]
  })
  const ids = connections.map(({ record }) => record.walletId)
  context.log('debug', `Wallets that another library stored: ${ids.join(', ') || 'none'}`)
  return connections
}

/** Finds the id of a discovered wallet, by the id, the reverse domain name or the name that the trace has. */
function findWalletId({ stores }: BaseContext, { namespace, walletId, name }: Trace): string {
  const wallets = stores.$discovered.get()[namespace] ?? []
  const find = (isNamed: (wallet: (typeof wallets)[number]) => boolean) => wallets.find(isNamed)?.id
  return (
    find(({ id }) => id === walletId) ??
    find(({ info }) => info?.rdns === walletId) ??
    (walletId.includes('.') || walletId === REMOTE_WALLET_ID ? undefined : find((wallet) => wallet.name === name)) ??
    walletId
  )
}

const readPageKey: ReadKey = (key) => {
  try {
    return globalThis.window?.localStorage.getItem(key) ?? undefined
  } catch {
    // The browser blocks storage.
    return undefined
  }
}
