import type { RevocationCall } from '../../adapter/allowances.js'
import type { Call, CallMethods } from '../../adapter/calls.js'
import { requireSendingAccount } from '../../connection/requireSendingAccount.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { isBatchUnsupported } from '../../errors/toSendError.js'
import type { FeatureContext } from '../../feature/context.js'
import type { PermissionApproval, RevocationRequest } from '../../feature/permissionSource.js'
import { recordTransaction } from '../../transactions/ownTransactions.js'
import { snapshotNonce } from '../../transactions/sendRequests/snapshotNonce.js'
import { trackSend } from '../../transactions/sendRequests/trackSend.js'
import { findPaymaster, sendSponsored } from '../../transactions/sponsorship.js'
import { getTransactionOutcome, waitForReceipt } from '../../transactions/waitForReceipt.js'
import type { TokenInfo } from '../../types/token.js'
import { formatAddress } from '../../utils/formatAddress.js'
import { sleep } from '../../utils/waiting.js'
import type { ApprovalScope } from './createApprovalPermissionSource.js'

/** Time between two reads of an allowance, in ms: a node may be a block behind. */
const RETRY_DELAY_MS = 2_000
const MAX_READS = 4

const codes = {
  refused: 'REVOCATION_REVERTED',
  cancelled: 'REVOCATION_CANCELLED',
  unknown: 'REVOCATION_UNSEEN',
} as const

interface SentRevocation {
  readonly hash: string
  readonly nonce?: number | undefined
  readonly callsId?: string | undefined
}

interface RevokeApprovalsParameters extends ApprovalScope, RevocationRequest {
  readonly calls: CallMethods
  readonly known: readonly TokenInfo[]
  readonly approvals: readonly PermissionApproval[]
}

/**
 * Revokes token approvals: simulates first, then sends one batch if the wallet supports it, else one transaction after
 * another. Resolves once all are included. Rejects with `REVOCATION_INTERRUPTED`, `REVOCATION_WOULD_FAIL`,
 * `REVOCATION_REVERTED`, `REVOCATION_CANCELLED` (the user canceled the transaction), `REVOCATION_UNSEEN` (no node knows
 * the transaction, which may still be included), `REVOCATION_STANDS` (included, but the approval remains),
 * `USER_REJECTED`, or the error of wallet or node.
 */
export async function revokeApprovals(
  context: FeatureContext,
  run: RevokeApprovalsParameters,
): Promise<'done' | 'paused'> {
  const { account: caipAddress, address, network, allowances, approvals, calls, signal, onStep, mayPrompt } = run
  const namespace = network.chainNamespace
  const { connection } = requireSendingAccount(context.modal, namespace)
  const [from] = connection.accounts
  // Stop when the user changes the account: each account revokes its own approvals.
  const checkAccount = () => {
    signal.throwIfAborted()
    const now = context.connection(namespace)
    if (now !== connection || now.accounts[0].address !== address) throw createInterruptedError('account')
    return now
  }
  const check = () => {
    const now = checkAccount()
    const isOther = context.activeNetwork(namespace)?.caipNetworkId !== network.caipNetworkId
    if (now.caipNetworkId !== network.caipNetworkId || isOther) throw createInterruptedError('network')
  }
  if (from.address !== address) throw createInterruptedError('account')
  if (connection.caipNetworkId !== network.caipNetworkId) {
    onStep({ status: 'switching' })
    await context.modal.switchNetwork(network.caipNetworkId)
  }
  onStep({ status: 'checking' })
  const all = allowances.buildRevocations({ network, allowances: approvals })
  const [first, ...others] = all
  if (!first) return 'done'
  await simulateRevocations(calls, run, { from, all: [first, ...others] })
  const paymaster = await findPaymaster(context.modal, { connection, network })
  check()

  /** Sends calls in one wallet request, whose fee `paymaster` shall pay. */
  const sendAll = (all: readonly [Call, ...Call[]]) => {
    const send = () => calls.sendAll({ network, from, calls: all, paymaster }, connection)
    return paymaster ? sendSponsored(context.modal, { connection, network, count: all.length }, send) : send()
  }
  const sendOne = async ({ call }: RevocationCall): Promise<SentRevocation> => {
    if (!paymaster) return calls.send({ network, from, call }, connection)
    const { id } = await sendAll([call])
    return { hash: id, callsId: id }
  }
  const record = (revocations: readonly RevocationCall[], sent: SentRevocation) =>
    recordTransaction(context.modal, caipAddress, {
      ...sent,
      caipNetworkId: network.caipNetworkId,
      kind: 'revoke',
      status: 'pending',
      at: Date.now(),
      from: address,
      to: revocations[0]?.call.to,
      transfers: [],
    })
  const track = async <T>(revocations: readonly RevocationCall[], send: () => Promise<T>) => {
    const snapshot = await snapshotNonce(context.modal, { network, address })
    check()
    const requests = revocations.map(({ call, ids }) => {
      const of = approvals.find(({ id }) => ids.includes(id))
      const symbol = of?.token.symbol ?? formatAddress(call.to)
      return { caipAddress, kind: 'revoke' as const, amount: '0', symbol, to: call.to }
    })
    return trackSend(context.modal, { snapshot, requests }, send)
  }
  const follow = async (revocations: readonly RevocationCall[], name: string) => {
    const included = await waitForReceipt(context.modal, caipAddress, { name, signal })
    // Inclusion does not prove the revocation, because the wallet may have replaced the transaction: read the
    // allowance.
    await waitUntilRevoked(
      run,
      revocations.flatMap(({ ids }) => ids),
      { hash: included?.hash ?? name, became: getTransactionOutcome(included) },
    )
  }

  if (others.length > 0 && connection.sendCalls) {
    const name = await sendBatch()
    if (name !== undefined) {
      checkAccount()
      onStep({ status: 'chain', index: 0, count: 1 })
      await follow(all, name)
      return 'done'
    }
  }
  for (const [index, revocations] of all.entries()) {
    if (index > 0 && !mayPrompt()) return 'paused'
    const place = { index, count: all.length }
    onStep({ status: 'wallet', ...place })
    const sent = await track([revocations], () => sendOne(revocations))
    record([revocations], sent)
    checkAccount()
    const { hash, callsId } = sent
    // An id of calls is no hash that an explorer knows.
    onStep({ status: 'chain', ...place, ...(callsId === undefined && { hash }) })
    await follow([revocations], hash)
  }
  return 'done'

  async function sendBatch(): Promise<string | undefined> {
    onStep({ status: 'wallet', index: 0, count: 1 })
    check()
    try {
      const batchCalls = [first, ...others].flatMap((each) => each?.call ?? [])
      const [one, ...more] = batchCalls
      if (!one) return undefined
      const { id } = await track(all, () => sendAll([one, ...more]))
      record(all, { hash: id, callsId: id })
      return id
    } catch (cause) {
      if (isBatchUnsupported(toModalError(cause).code)) return undefined
      throw cause
    }
  }
}

/**
 * Simulates the revocations. Throws `REVOCATION_WOULD_FAIL` if a token contract, which is untrusted, reverts, moves the
 * user's tokens or grants an approval.
 */
async function simulateRevocations(
  calls: CallMethods,
  { network, approvals, address, signal }: RevokeApprovalsParameters,
  {
    from,
    all,
  }: {
    readonly from: Parameters<CallMethods['simulate']>[0]['from']
    readonly all: readonly [RevocationCall, ...RevocationCall[]]
  },
): Promise<void> {
  const [first, ...others] = all
  const tried = await calls.simulate({ network, from, calls: [first.call, ...others.map(({ call }) => call)], signal })
  if (tried.status !== 'tried') return
  const failingIds = tried.calls.flatMap((each, index) => {
    const isHarmful =
      each.status === 'succeeds' &&
      [...each.changes.filter(({ amount }) => amount < 0n), ...each.approvals].some(
        (harm) => harm.address.toLowerCase() === address.toLowerCase(),
      )
    return each.status === 'fails' || isHarmful ? (all[index]?.ids ?? []) : []
  })
  if (!failingIds.length) return
  const failed = tried.calls.find((each) => each.status === 'fails')
  const symbols = approvals
    .filter(({ id }) => failingIds.includes(id))
    .map(({ token }) => token.symbol ?? formatAddress(token.address))
  throw new ModalError('REVOCATION_WOULD_FAIL', {
    context: {
      ids: failingIds,
      symbols: [...new Set(symbols)],
      reason: failed?.status === 'fails' ? failed.reason : undefined,
    },
  })
}

/** Waits until the chain reports an allowance of zero, which inclusion alone does not prove. */
async function waitUntilRevoked(
  { allowances, approvals, network, address, known, signal, onGone }: RevokeApprovalsParameters,
  ids: readonly string[],
  {
    hash,
    became: transactionOutcome,
  }: { readonly hash: string; readonly became: ReturnType<typeof getTransactionOutcome> },
): Promise<void> {
  const mine = approvals.filter(({ id }) => ids.includes(id))
  for (let tried = 1; ; tried += 1) {
    const remaining = await allowances.read({ network, address, known, signal, allowances: mine })
    const remainingIds = new Set(remaining.map(({ id }) => id))
    onGone(ids.filter((id) => !remainingIds.has(id)))
    if (!remainingIds.size) return
    if (transactionOutcome !== 'done') throw new ModalError(codes[transactionOutcome], { context: { hash } })
    if (tried === MAX_READS) throw new ModalError('REVOCATION_STANDS', { context: { hash, ids: [...remainingIds] } })
    await sleep(RETRY_DELAY_MS, signal)
  }
}

const createInterruptedError = (what: 'account' | 'network') =>
  new ModalError('REVOCATION_INTERRUPTED', { context: { what } })
