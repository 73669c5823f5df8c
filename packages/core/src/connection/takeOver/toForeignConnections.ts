import type { ModalContext } from '../../modal/context.js'
import type { Namespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'
import { sanitizeName } from '../../utils/sanitizeText.js'
import { getWalletSource } from '../../wallets/sources.js'
import type { ForeignConnection } from '../restoreConnections.js'
import type { Trace } from './trace.js'

/** Safe's frame connects its wallet by itself. */
const EXCLUDED = 'safe'

/** Finds the wallets of traces. Whether one connects is the wallet's decision, in `restoreConnections`. */
export async function toForeignConnections(
  context: ModalContext,
  traces: readonly Trace[],
): Promise<readonly ForeignConnection[]> {
  const hasSession = traces.some(({ walletId }) => walletId === undefined)
  const sessions = hasSession ? await takeOverSessions(context) : new Map<Namespace, Wallet>()
  const known = new Set<string>()
  const connections = traces.flatMap((trace) => {
    const { namespace, name, addresses = [] } = trace
    const walletId = findWalletId(context, trace) ?? sessions.get(namespace)?.id
    const key = `${namespace} ${walletId}`
    if (walletId === undefined || walletId === EXCLUDED || known.has(key)) return []
    known.add(key)
    // Another library names no login and no address that is only viewed.
    const isOwn = trace.walletId !== undefined && getWalletSource(context, walletId) !== context.browser
    const label = (name && sanitizeName(name)) || walletId
    return isOwn
      ? []
      : [{ namespace, record: { walletId, name: label, accounts: [], recent: false, expected: addresses } }]
  })
  const ids = connections.map(({ record }) => record.walletId)
  context.log('debug', `Wallets that another library stored: ${ids.join(', ') || 'none'}`)
  return connections
}

/** Takes over the sessions of wallets on other devices. Returns the entry that stands for such a wallet, by namespace. */
async function takeOverSessions({ sources }: ModalContext): Promise<ReadonlyMap<Namespace, Wallet>> {
  const source = sources.find(({ takeOver }) => takeOver)
  const served = (await source?.takeOver?.()) ?? []
  return new Map(
    served.flatMap((namespace): [Namespace, Wallet][] => {
      const [wallet] = source?.$wallets.get()[namespace] ?? []
      return wallet ? [[namespace, wallet]] : []
    }),
  )
}

/** Finds the id of a discovered wallet, by the id, the reverse domain name or the name that the trace has. */
function findWalletId({ stores }: ModalContext, { namespace, walletId, name }: Trace): string | undefined {
  if (walletId === undefined) return undefined
  const wallets = stores.$discovered.get()[namespace] ?? []
  const find = (isNamed: (wallet: (typeof wallets)[number]) => boolean) => wallets.find(isNamed)?.id
  return (
    find(({ id }) => id === walletId) ??
    find(({ info }) => info?.rdns === walletId) ??
    (walletId.includes('.') ? undefined : find((wallet) => wallet.name === name)) ??
    walletId
  )
}
