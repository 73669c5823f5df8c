import type { SendOutcome } from '../../adapter/transfers.js'
import { waitUntilTabActive } from '../../connection/waitUntilTabActive.js'
import type { ModalContext, Service } from '../../modal/context.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { combineSignals, sleep } from '../../utils/waiting.js'
import { TRANSACTION_POLL_MAX_INTERVAL_MS, TRANSACTION_POLL_MS } from '../limits.js'
import { sendRequests } from './sendRequests.js'
import { isRequestFrom, type SendRequest } from './storedRequests.js'

// A wallet may show a request for this long, even if its transaction would expire earlier. WalletConnect's
// `wc_sessionRequest` expires after 5 minutes.
const REQUEST_LIFETIME_MS = 5 * 60_000

export interface SendRequestWatcher {
  watch(account: CaipAddress): Unsubscribe
}

export const sendRequestWatcher: Service<SendRequestWatcher> = {
  create(context) {
    const all = context.use(sendRequests)
    const watched = new Set<{ readonly account: CaipAddress }>()
    const followed = new Map<string, AbortController>()
    const follow = () => {
      const isWanted = (each: SendRequest) =>
        !context.signal.aborted && [...watched].some(({ account }) => isRequestFrom(each, account))
      const wanted = new Map(
        all.$open
          .get()
          .filter(isWanted)
          .map((each) => [each.id, each]),
      )
      for (const [id, controller] of [...followed]) {
        if (wanted.has(id)) continue
        followed.delete(id)
        controller.abort()
      }
      for (const id of wanted.keys()) {
        if (followed.has(id)) continue
        const controller = new AbortController()
        followed.set(id, controller)
        const signal = combineSignals(context.signal, controller.signal)
        followRequest(context, id, signal).catch((cause: unknown) => {
          if (!signal.aborted) context.log('debug', 'A request to send is not followed any more', cause)
        })
      }
    }
    all.$open.listen(follow)
    return {
      watch(account) {
        const watch = { account }
        watched.add(watch)
        follow()
        return () => {
          watched.delete(watch)
          follow()
        }
      },
    }
  },
}

async function followRequest(context: ModalContext, id: string, signal: AbortSignal): Promise<void> {
  const all = context.use(sendRequests)
  let wait = TRANSACTION_POLL_MS
  for (;;) {
    await waitUntilTabActive(signal)
    all.refresh()
    const request = all.$open.get().find((each) => each.id === id)
    if (!request || signal.aborted) return
    const settlement = await readOutcome(context, request, signal).catch((cause: unknown) => {
      if (!signal.aborted) context.log('debug', 'Whether a request to send is settled could not be read', cause)
      return 'open' as const
    })
    signal.throwIfAborted()
    if (isFinished(request, settlement) && !all.isWaiting(id)) return all.remove(id)
    await sleep(wait, signal)
    wait = Math.min(wait * 1.5, TRANSACTION_POLL_MAX_INTERVAL_MS)
  }
}

function isFinished({ status, at }: SendRequest, settlement: SendOutcome): boolean {
  if (settlement === 'expired') return status === 'unanswered' || Date.now() - at > REQUEST_LIFETIME_MS
  return settlement === 'included'
}

async function readOutcome(
  { adapters, stores }: ModalContext,
  { caipAddress, mark: snapshot }: SendRequest,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { namespace = '', caipNetworkId, address = '' } = parseCaipAddress(caipAddress) ?? {}
  const network = stores.networks.find(caipNetworkId)
  if (!snapshot || !network) return 'open'
  const chainReader = await adapters.get(namespace)?.chainReader?.()
  return (await chainReader?.transfers?.readSendOutcome?.({ address, network, snapshot, signal })) ?? 'open'
}
