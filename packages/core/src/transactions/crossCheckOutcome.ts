import type { TransactionQuery, TransactionState, TransferMethods } from '../adapter/transfers.js'
import type { ModalContext } from '../modal/context.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { getNodeUrls } from '../utils/getNodeUrls.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import type { FollowedTransactionState } from './readBatchState.js'

// Value of a transaction from which two nodes must confirm its inclusion, in the currency of prices. Below it, a second
// request would cost more than it protects.
const MIN_VALUE_TO_CONFIRM_TWICE = 100

const REQUIRED_SOURCES = 2

export interface CrossCheckOutcomeParameters {
  readonly caipAddress: CaipAddress
  readonly activity: Activity
  readonly state: FollowedTransactionState
  readonly query: TransactionQuery
  readonly transfers: Pick<TransferMethods, 'state'>
}

// Confirms that a transaction is included. For a transaction of high value, one node could lie, so this function
// queries nodes of different hosts until two agree. Nodes that do not answer are ignored. If only one answers, that
// suffices, and `sources` shows it. If nodes disagree, the transaction stays pending with a `conflict`.
export async function crossCheckOutcome(
  context: ModalContext,
  parameters: CrossCheckOutcomeParameters,
): Promise<FollowedTransactionState> {
  const { activity, state, query, transfers } = parameters
  const isIncluded = state.status === 'confirmed' || state.status === 'failed'
  if (!isIncluded || !isHighValue(context, parameters)) return state
  const isCalls = activity.callsId !== undefined
  // Whether calls failed inside an included transaction is known only to the wallet, so nodes cannot confirm it.
  if (isCalls && state.status === 'failed') return state
  const hash = isCalls ? state.parts?.[0]?.hash : query.hash
  if (hash === undefined) return state
  const said: TransactionState[] = []
  for (const [, node] of nodesByHost(context, query)) {
    const answer = await requestNode({ ...query, hash, node })
    if (!answer) continue
    said.push(answer)
    const agreeing = said.filter(({ status }) => status === answer.status)
    // For a batch of calls, the wallet has reported a status too, which counts as one source.
    const count = agreeing.length + (isCalls && answer.status === state.status ? 1 : 0)
    if (answer.status !== 'pending' && count >= REQUIRED_SOURCES) {
      const { status, at, fee } = answer
      const outcome = status === state.status ? state : { ...state, status, at, fee }
      return { ...outcome, sources: hostsOf(agreeing) }
    }
  }
  const [first, ...others] = said
  if (!first) return { ...state, sources: onlyHost(context, query) }
  if (others.length === 0 && first.status === state.status) return { ...state, sources: hostsOf(said) }
  const conflict = said.some((each) => each.conflict === 'sender') ? 'sender' : 'sources'
  return { status: 'pending', nonce: activity.nonce, conflict }

  async function requestNode(asked: TransactionQuery): Promise<TransactionState | undefined> {
    try {
      const answer = await transfers.state(asked)
      return answer.source === asked.node ? answer : undefined
    } catch (cause) {
      asked.signal?.throwIfAborted()
      context.log('debug', `A node did not say where a transaction stands: ${asked.node}`, cause)
      return undefined
    }
  }
}

// If the value is unknown, the transaction is treated as one of high value.
function isHighValue({ stores }: ModalContext, { caipAddress, activity }: CrossCheckOutcomeParameters): boolean {
  const { namespace = '' } = parseCaipAddress(caipAddress) ?? {}
  const { tokens } = stores.portfolio.of(caipAddress)
  const spent = activity.transfers.filter(({ direction }) => direction === 'out')
  if (spent.length === 0) return true
  let total = 0
  for (const { amount, token, nft } of spent) {
    const known = tokens.find(({ address }) =>
      address === undefined || token?.address === undefined
        ? address === token?.address
        : isSameAddress(namespace, address, token.address),
    )
    if (nft || !token || amount === undefined || !known?.price) return true
    total += Number(amount) * Number(known.price.amount)
  }
  return !(total < MIN_VALUE_TO_CONFIRM_TWICE)
}

function nodesByHost({ options }: ModalContext, { network }: TransactionQuery): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const url of getNodeUrls(options, network)) {
    const host = hostOf(url)
    if (!all.has(host)) all.set(host, url)
  }
  return all
}

function onlyHost(context: ModalContext, query: TransactionQuery): readonly string[] | undefined {
  const hosts = [...nodesByHost(context, query).keys()]
  return hosts.length === 1 ? hosts : undefined
}

const hostsOf = (said: readonly TransactionState[]): readonly string[] =>
  said.flatMap(({ source }) => (source === undefined ? [] : [hostOf(source)]))

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
