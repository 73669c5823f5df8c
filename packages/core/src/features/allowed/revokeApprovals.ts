import type { TakingBack } from '../../adapter/allowances.js'
import type { Calls } from '../../adapter/calls.js'
import type { ModalContext } from '../../context.js'
import { isTogetherUnsupported } from '../../errors/isTogetherUnsupported.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { AllowedApproval, Revoking } from '../../feature/allowedSource.js'
import { askedTransfers } from '../../flows/askedTransfers.js'
import { lookAtChain } from '../../flows/lookAtChain.js'
import { recordTransaction } from '../../flows/ownTransactions.js'
import { requireSender } from '../../flows/requireSender.js'
import { switchNetwork } from '../../flows/switchNetwork.js'
import { untilIncluded } from '../../flows/untilIncluded.js'
import { whatBecame } from '../../flows/whatBecame.js'
import type { TokenInfo } from '../../types/token.js'
import { formatAddress } from '../../utils/formatAddress.js'
import { pause } from '../../utils/waiting.js'
import type { Place } from './approvals.js'

/** A node may be a block behind the one that told of the transaction: it is asked again. Milliseconds. */
const BEHIND = 2_000
const TRIES = 4

const codes = { refused: 'ALLOWED_REVERTED', cancelled: 'ALLOWED_CANCELLED', unknown: 'ALLOWED_UNSEEN' } as const

interface Run extends Place, Revoking {
  readonly calls: Calls
  readonly known: readonly TokenInfo[]
  readonly approvals: readonly AllowedApproval[]
}

/**
 * Takes approvals back: tried out first, then asked for at once where the wallet can do that, else one after another. Each is gone
 * when the chain says so. Rejects with `ALLOWED_INTERRUPTED`, `ALLOWED_WOULD_FAIL`, `ALLOWED_REVERTED` (the chain refused it),
 * `ALLOWED_CANCELLED` (the visitor had it cancelled), `ALLOWED_UNSEEN` (nobody knows it any more: it may still be done),
 * `ALLOWED_STANDS`, `USER_REJECTED`, or what wallet and node said.
 */
export async function revokeApprovals(context: ModalContext, run: Run): Promise<'done' | 'paused'> {
  const { account: caipAddress, address, network, allowances, approvals, calls, signal, onStep, mayAsk } = run
  const namespace = network.chainNamespace
  const { connections, networks } = context.stores
  const { connection } = requireSender(context, namespace)
  const [from] = connection.accounts
  // What another account has sent is not followed: it is that account's, and in its activity.
  const checkAccount = () => {
    signal.throwIfAborted()
    const now = connections.active(namespace)?.connection
    if (now !== connection || now.accounts[0].address !== address) throw interrupted('account')
    return now
  }
  const check = () => {
    const now = checkAccount()
    const isOther = networks.active(namespace)?.caipNetworkId !== network.caipNetworkId
    if (now.caipNetworkId !== network.caipNetworkId || isOther) throw interrupted('network')
  }
  if (from.address !== address) throw interrupted('account')
  if (connection.caipNetworkId !== network.caipNetworkId) {
    onStep({ status: 'switching' })
    await switchNetwork(context, { caipNetworkId: network.caipNetworkId })
  }
  onStep({ status: 'checking' })
  const all = allowances.takeBack({ network, allowances: approvals })
  const [first, ...others] = all
  if (!first) return 'done'
  await tryOut(calls, run, { from, all: [first, ...others] })
  check()

  const record = (back: readonly TakingBack[], sent: { hash: string; callsId?: string; nonce?: number | undefined }) =>
    recordTransaction(context, caipAddress, {
      ...sent,
      caipNetworkId: network.caipNetworkId,
      kind: 'revoke',
      status: 'pending',
      at: Date.now(),
      from: address,
      to: back[0]?.call.to,
      transfers: [],
    })
  const asked = (back: readonly TakingBack[]) =>
    back.map(({ call, ids }) => {
      const of = approvals.find(({ id }) => ids.includes(id))
      return { caipAddress, amount: '0', symbol: of?.token.symbol ?? formatAddress(call.to), to: call.to }
    })
  const follow = async (back: readonly TakingBack[], name: string) => {
    const included = await untilIncluded(context, caipAddress, { name, signal })
    // What took its place may have done the same, or nothing: the chain knows.
    await untilGone(
      run,
      back.flatMap(({ ids }) => ids),
      { hash: included?.hash ?? name, became: whatBecame(included) },
    )
  }

  if (others.length > 0 && connection.sendCalls) {
    const name = await sendTogether()
    if (name !== undefined) {
      checkAccount()
      onStep({ status: 'chain', index: 0, count: 1 })
      await follow(all, name)
      return 'done'
    }
  }
  for (const [index, back] of all.entries()) {
    if (index > 0 && !mayAsk()) return 'paused'
    const place = { index, count: all.length }
    onStep({ status: 'wallet', ...place })
    const look = lookAtChain(context, { network, address })
    await look.ready
    check()
    const sending = calls.send({ network, from, call: back.call }, connection)
    const explained = sending.catch(async (cause: unknown) => {
      throw await look.explain(cause)
    })
    const { hash, nonce } = await context.use(askedTransfers).until(asked([back]), explained)
    record([back], { hash, nonce })
    checkAccount()
    onStep({ status: 'chain', ...place, hash })
    await follow([back], hash)
  }
  return 'done'

  /** Undefined: this wallet does one thing at a time. */
  async function sendTogether(): Promise<string | undefined> {
    onStep({ status: 'wallet', index: 0, count: 1 })
    check()
    try {
      const calling = [first, ...others].flatMap((each) => each?.call ?? [])
      const [one, ...more] = calling
      if (!one) return undefined
      const sending = calls.sendAll({ network, from, calls: [one, ...more] }, connection)
      const { id } = await context.use(askedTransfers).until(asked(all), sending)
      record(all, { hash: id, callsId: id })
      return id
    } catch (cause) {
      if (isTogetherUnsupported(toModalError(cause).code)) return undefined
      throw cause
    }
  }
}

/** A contract is a stranger's: what it would refuse, or take while it is at it, is not asked for. */
async function tryOut(
  calls: Calls,
  { network, approvals, address, signal }: Run,
  {
    from,
    all,
  }: { readonly from: Parameters<Calls['simulate']>[0]['from']; readonly all: readonly [TakingBack, ...TakingBack[]] },
): Promise<void> {
  const [first, ...others] = all
  const tried = await calls.simulate({ network, from, calls: [first.call, ...others.map(({ call }) => call)], signal })
  if (tried.status !== 'tried') return
  const bad = tried.calls.flatMap((each, index) => {
    const takes =
      each.status === 'succeeds' &&
      each.changes.some((change) => change.amount < 0n && change.address.toLowerCase() === address.toLowerCase())
    return each.status === 'fails' || takes ? (all[index]?.ids ?? []) : []
  })
  if (!bad.length) return
  const failed = tried.calls.find((each) => each.status === 'fails')
  const symbols = approvals
    .filter(({ id }) => bad.includes(id))
    .map(({ token }) => token.symbol ?? formatAddress(token.address))
  throw new ModalError('ALLOWED_WOULD_FAIL', {
    context: {
      ids: bad,
      symbols: [...new Set(symbols)],
      reason: failed?.status === 'fails' ? failed.reason : undefined,
    },
  })
}

/** Read again, since only the chain can say that nothing is allowed any more. */
async function untilGone(
  { allowances, approvals, network, address, known, signal, onGone }: Run,
  ids: readonly string[],
  { hash, became }: { readonly hash: string; readonly became: ReturnType<typeof whatBecame> },
): Promise<void> {
  const mine = approvals.filter(({ id }) => ids.includes(id))
  for (let tried = 1; ; tried += 1) {
    const standing = await allowances.read({ network, address, known, signal, allowances: mine })
    const isStanding = new Set(standing.map(({ id }) => id))
    onGone(ids.filter((id) => !isStanding.has(id)))
    if (!isStanding.size) return
    if (became !== 'done') throw new ModalError(codes[became], { context: { hash } })
    if (tried === TRIES) throw new ModalError('ALLOWED_STANDS', { context: { hash, ids: [...isStanding] } })
    await pause(BEHIND, signal)
  }
}

const interrupted = (what: 'account' | 'network') => new ModalError('ALLOWED_INTERRUPTED', { context: { what } })
