import type { Transfer } from '../../adapter/transfers.js'
import { toModalError } from '../../errors/toModalError.js'
import { isBatchUnsupported } from '../../errors/toSendError.js'
import type { ModalContext, Service } from '../../modal/context.js'
import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import { createSendInterruptedError } from '../../transactions/errors.js'
import { recordTransaction } from '../../transactions/ownTransactions.js'
import { trackSend } from '../../transactions/sendRequests/trackSend.js'
import type { RegisteredNamespace } from '../../types/register.js'
import { sendError } from './errors.js'
import { parseSendTransfer, type TransferItem, type TransferOrigin } from './parseSendTransfer.js'
import {
  prepareTransfers,
  type SendTransferOnceParameters,
  sendBatchOf,
  sendTransferOnce,
  toSendActivity,
  toSenderAddress,
  toSendRequestDetails,
  toTransferKey,
} from './transfer.js'

export interface SendTransfersParameters<N extends RegisteredNamespace = RegisteredNamespace>
  extends TransferOrigin<N> {
  readonly transfers: readonly TransferItem<N>[]
  readonly onProgress?: ((progress: TransfersProgress) => void) | undefined
}

export interface TransfersProgress {
  readonly status: 'checking' | 'switching' | 'wallet' | 'sent'
  /** Index of the transfer in `transfers`. Absent when the event concerns all of them. */
  readonly index?: number | undefined
  readonly hash?: string | undefined
}

/**
 * `together`: all were sent in one atomic wallet request, and `id` is the wallet's id of the batch (EIP-5792).
 * Otherwise each transfer has a transaction of its own.
 */
export type SentTransfers =
  | { readonly together: true; readonly id: string }
  | { readonly together: false; readonly hashes: readonly string[] }

const running: Service<Map<string, Promise<SentTransfers>>> = { create: () => new Map() }

/**
 * Sends several transfers of one account on one network: in one request if the wallet supports EIP-5792, else one after
 * another. Checks all of them before the first request. Resolves once all are sent. The first failure stops the rest:
 * if nothing was sent, rejects with the errors of `sendTransfer`; otherwise with `SEND_STOPPED`, whose `context.hashes`
 * lists what was sent and whose `cause` is the failure.
 */
export async function sendTransfers<N extends RegisteredNamespace = RegisteredNamespace>(
  modal: Modal,
  { transfers, onProgress, ...where }: SendTransfersParameters<N>,
): Promise<SentTransfers> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const read = await Promise.all(transfers.map((each) => parseSendTransfer(context, { ...each, ...where })))
    const [first, ...others] = read
    if (!first) throw sendError('SEND_INCOMPLETE')
    const all = context.use(running)
    const key = read.map(toTransferKey).join(' ')
    const before = all.get(key)
    if (before) return before
    const reportProgress = (progress: TransfersProgress) => {
      try {
        onProgress?.(progress)
      } catch (cause) {
        context.log('error', 'onProgress of sendTransfers threw', cause)
      }
    }
    const mine = sendAll(context, [first, ...others], reportProgress).finally(() => all.delete(key))
    all.set(key, mine)
    return mine
  })
}

type TransferBatch = readonly [Transfer, ...Transfer[]]
type ReportProgress = (progress: TransfersProgress) => void

async function sendAll(
  context: ModalContext,
  all: TransferBatch,
  reportProgress: ReportProgress,
): Promise<SentTransfers> {
  try {
    const prepared = await prepareTransfers(context, all, { onStep: (status) => reportProgress({ status }) })
    return (
      (await sendBatch(context, all, { ...prepared, tell: reportProgress })) ??
      (await sendEach(context, all, reportProgress))
    )
  } catch (cause) {
    throw toModalError(cause)
  }
}

interface BatchParameters extends Awaited<ReturnType<typeof prepareTransfers>> {
  readonly tell: ReportProgress
}

async function sendBatch(
  context: ModalContext,
  all: TransferBatch,
  { transfers, connection, snapshot, paymaster, tell: reportProgress }: BatchParameters,
): Promise<SentTransfers | undefined> {
  if (!transfers.sendAll || !connection.sendCalls || all.length < 2) return undefined
  reportProgress({ status: 'wallet' })
  try {
    const requests = all.map(toSendRequestDetails)
    const { id } = await trackSend(context.modal, { snapshot, requests }, () =>
      sendBatchOf(context, all, { transfers, connection, paymaster }),
    )
    recordTransaction(context.modal, toSenderAddress(all[0]), toSendActivity(all, { hash: id, callsId: id }))
    reportProgress({ status: 'sent' })
    return { together: true, id }
  } catch (cause) {
    if (isBatchUnsupported(toModalError(cause).code)) return undefined
    throw cause
  }
}

async function sendEach(
  context: ModalContext,
  all: TransferBatch,
  reportProgress: ReportProgress,
): Promise<SentTransfers> {
  const hashes: string[] = []
  for (const [index, transfer] of all.entries()) {
    const onStep: SendTransferOnceParameters['onStep'] = (status) => reportProgress({ status, index })
    try {
      // If the user has changed the network between two transfers, stop instead of switching it back.
      if (index > 0 && !isOn(context, transfer)) throw createSendInterruptedError('network')
      const { hash } = await sendTransferOnce(context, { transfer, onStep })
      hashes.push(hash)
      reportProgress({ status: 'sent', index, hash })
    } catch (cause) {
      if (!hashes.length) throw cause
      throw sendError('SEND_STOPPED', { cause, context: { hashes, index } })
    }
  }
  return { together: false, hashes }
}

function isOn({ stores }: ModalContext, { network }: Transfer): boolean {
  return stores.connections.active(network.chainNamespace)?.connection.caipNetworkId === network.caipNetworkId
}
