import type { Connection } from '../../adapter/connection.js'
import type { Transfer } from '../../adapter/transfers.js'
import type { ModalContext, Part } from '../../context.js'
import { isTogetherUnsupported } from '../../errors/isTogetherUnsupported.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { askedTransfers } from '../../flows/askedTransfers.js'
import { recordTransaction } from '../../flows/ownTransactions.js'
import { readTransfer, type SendTransferParameters } from './readTransfer.js'
import { interrupted, keyOf, prepare, senderOf, sendOnce, type TransferRun, toActivity, toAsked } from './transfer.js'

export interface SendTransfersParameters extends Pick<SendTransferParameters, 'namespace' | 'caipNetworkId'> {
  /** Of one account, on one network. */
  readonly transfers: readonly Omit<SendTransferParameters, 'namespace' | 'caipNetworkId'>[]
  readonly onProgress?: ((progress: TransfersProgress) => void) | undefined
}

/** How far it has come. `wallet`: it is asked now. */
export interface TransfersProgress {
  readonly status: 'checking' | 'switching' | 'wallet' | 'sent'
  /** Which of them, counted from 0. Absent: all of them. */
  readonly index?: number | undefined
  /** Of the one that was sent. */
  readonly hash?: string | undefined
}

/** `together`: with one question, all or nothing; `id` is what the wallet calls it (EIP-5792). Otherwise one after another. */
export type SentTransfers =
  | { readonly together: true; readonly id: string }
  | { readonly together: false; readonly hashes: readonly string[] }

/** What is being sent now: the same again is the same. */
const running: Part<Map<string, Promise<SentTransfers>>> = { create: () => new Map() }

/**
 * Sends several transfers. Each is looked at before the wallet is asked for the first, and all of them together have to fit
 * into what is there. Rejects as `sendTransfer` does where nothing was sent, and with `SEND_STOPPED` where some were: its
 * context has their `hashes`, its cause says why the next one was not.
 */
export async function sendTransfers(
  context: ModalContext,
  { transfers, onProgress, ...where }: SendTransfersParameters,
): Promise<SentTransfers> {
  const read = await Promise.all(transfers.map((each) => readTransfer(context, { ...each, ...where })))
  const [first, ...others] = read
  if (!first) throw lateError('SEND_INCOMPLETE')
  const all = context.use(running)
  const key = read.map(keyOf).join(' ')
  const before = all.get(key)
  if (before) return before
  const tell = (progress: TransfersProgress) => {
    try {
      onProgress?.(progress)
    } catch (cause) {
      context.log('error', 'onProgress of sendTransfers threw', cause)
    }
  }
  const mine = perform(context, [first, ...others], tell).finally(() => all.delete(key))
  all.set(key, mine)
  return mine
}

type Several = readonly [Transfer, ...Transfer[]]
type Tell = (progress: TransfersProgress) => void

async function perform(context: ModalContext, all: Several, tell: Tell): Promise<SentTransfers> {
  try {
    const prepared = await prepare(context, all, (status) => tell({ status }))
    return (await sendTogether(context, all, { ...prepared, tell })) ?? (await sendEach(context, all, tell))
  } catch (cause) {
    throw toModalError(cause)
  }
}

interface Asking extends Pick<Awaited<ReturnType<typeof prepare>>, 'transfers' | 'look'> {
  readonly connection: Connection
  readonly tell: Tell
}

/** Undefined: this wallet, or this chain, does one thing at a time. */
async function sendTogether(
  context: ModalContext,
  all: Several,
  { transfers, connection, look, tell }: Asking,
): Promise<SentTransfers | undefined> {
  if (!transfers.sendAll || !connection.sendCalls || all.length < 2) return undefined
  tell({ status: 'wallet' })
  try {
    const { id } = await context.use(askedTransfers).until(all.map(toAsked), transfers.sendAll(all, connection))
    recordTransaction(context, senderOf(all[0]), toActivity(all, { hash: id, callsId: id }))
    tell({ status: 'sent' })
    return { together: true, id }
  } catch (cause) {
    if (isTogetherUnsupported(toModalError(cause).code)) return undefined
    throw await look.explain(cause)
  }
}

async function sendEach(context: ModalContext, all: Several, tell: Tell): Promise<SentTransfers> {
  const hashes: string[] = []
  for (const [index, transfer] of all.entries()) {
    const onStep: TransferRun['onStep'] = (status) => tell({ status, index })
    try {
      // Whoever went to another network meanwhile is not led back for the rest.
      if (index > 0 && !isOn(context, transfer)) throw interrupted('network')
      const { hash } = await sendOnce(context, { transfer, onStep })
      hashes.push(hash)
      tell({ status: 'sent', index, hash })
    } catch (cause) {
      if (!hashes.length) throw cause
      throw new ModalError('SEND_STOPPED', { cause, context: { hashes, index } })
    }
  }
  return { together: false, hashes }
}

function isOn({ stores }: ModalContext, { network }: Transfer): boolean {
  return stores.connections.active(network.chainNamespace)?.connection.caipNetworkId === network.caipNetworkId
}
