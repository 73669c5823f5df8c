import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { FeeChoice, Transfer } from '../../../adapter/transfers.js'
import type { ModalContext, Part } from '../../../context.js'
import { ModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import { activateConnection } from '../../../flows/activateConnection.js'
import { createSteps } from '../../../flows/createSteps.js'
import { tokenKey } from '../../../flows/knownTokens.js'
import { switchNetwork } from '../../../flows/switchNetwork.js'
import { watchPortfolio } from '../../../flows/watchPortfolio.js'
import type { Account } from '../../../types/account.js'
import type { Network } from '../../../types/network.js'
import type { PayReceipt } from '../../../types/pay.js'
import type { Unsubscribe } from '../../../types/unsubscribe.js'
import { toCaipAddress } from '../../../utils/caipAddress.js'
import { anySignal, delay, onAbort } from '../../../utils/waiting.js'
import { QUOTE_LIFE } from '../estimate.js'
import { chosenFee } from '../problemOf.js'
import { requireTransfers, senderOf, sendOnce } from '../transfer.js'
import type { Payment } from './readPayment.js'
import { shortageOf, transferOf } from './shortage.js'
import { nothing, type Payer, type PayState, type PayStep } from './state.js'

/** Paying in the modal. */
export interface Paying {
  readonly $state: ReadableAtom<PayState>
  /** Begins anew. Resolves when it was paid; rejects with `PAY_CANCELLED` when the visitor leaves, `ABORTED` for a later one. */
  begin(payment: Payment): Promise<PayReceipt>
  /** Keeps what it costs and who could pay it fresh, while the view shows it. */
  watch(): Unsubscribe
  choosePayer(payer: Payer): void
  /** Makes the payer the account in use: what is bought goes there. */
  activatePayer(): void
  /** The same, with its wallet on the network of the payment: what is swapped is swapped there. False: it did not go there. */
  reachNetwork(): Promise<boolean>
  /** Asks the wallet. */
  pay(): Promise<void>
  /** Back from what went wrong. */
  again(): void
}

/** One payment at a time. */
export const paying: Part<Paying> = { create: createPaying }

function createPaying(context: ModalContext): Paying {
  const { connections, modal, networks } = context.stores
  const $state = atom<PayState>(nothing)
  const get = () => $state.get()
  const set = (change: Partial<PayState>) => $state.set({ ...get(), ...change })
  let finish: { readonly resolve: (receipt: PayReceipt) => void; readonly reject: (error: unknown) => void } | undefined
  let reading = new AbortController()
  let leaves: readonly Unsubscribe[] = []
  let watchers = 0
  let isChosen = false

  const giveUp = (error: ModalError) => {
    finish?.reject(error)
    finish = undefined
  }
  const isAsked = () => /^(checking|switching|wallet)$/.test(get().step.status)

  /** Who is connected where it is paid. What each of them has is the portfolio's to say. */
  const follow = () => {
    for (const leave of leaves) leave()
    leaves = []
    const { payment } = get()
    if (!payment) return
    const { network } = payment
    const list = () => {
      const payers = connections.of(network.chainNamespace).live.map(({ walletId, connection }): Payer => {
        const [account] = connection.accounts
        return { walletId, account, ...holdingOf(context, payment, account) }
      })
      const { payer: before } = get()
      const same = payers.find((each) => before && isSame(each, before))
      const able = payers.find(({ holds }) => holds !== undefined && holds >= payment.units)
      // Whoever has enough comes first, unless the visitor has said who pays.
      const payer = (isChosen ? same : undefined) ?? able ?? payers[0]
      set({ payers, payer })
      if (isAsked() || (payer && before && isSame(payer, before))) return
      set({ quote: undefined })
      restart()
    }
    const { live } = connections.of(network.chainNamespace)
    leaves = live.map(({ connection }) =>
      watchPortfolio(context, toCaipAddress(network.caipNetworkId, connection.accounts[0].address), list),
    )
    if (!live.length) list()
  }

  const restart = () => {
    reading.abort()
    reading = new AbortController()
    if (watchers) void read(anySignal(context.signal, reading.signal))
  }
  const read = async (signal: AbortSignal) => {
    const transfer = transferOf(get())
    if (!transfer || isAsked()) return
    try {
      const transfers = await requireTransfers(context, transfer.network.chainNamespace)
      const quote = await transfers.quote(transfer, signal)
      if (!signal.aborted) set({ quote, isUnread: false })
    } catch (cause) {
      if (signal.aborted) return
      context.log('warn', 'What a payment costs could not be read', cause)
      set({ isUnread: true })
    }
    delay(QUOTE_LIFE, signal, () => void read(signal))
  }

  const activatePayer = () => {
    const { payment, payer } = get()
    if (!payment || !payer) return
    const namespace = payment.network.chainNamespace
    const isInUse = connections.active(namespace)?.walletId === payer.walletId
    if (!isInUse || networks.$namespace.get() !== namespace) activateConnection(context, { namespace, ...payer })
  }

  const startSteps = () =>
    createSteps<PayStep>({
      set: (step) => set({ step }),
      slow() {
        const { step } = get()
        return step.status === 'switching' || step.status === 'wallet' ? { ...step, isSlow: true } : undefined
      },
      signal: context.signal,
    })

  const reachNetwork = async ({ caipNetworkId, chainNamespace }: Network): Promise<boolean> => {
    if (connections.active(chainNamespace)?.connection.caipNetworkId === caipNetworkId) return true
    const steps = startSteps()
    steps.onStep({ status: 'switching' })
    try {
      await switchNetwork(context, { caipNetworkId })
      set({ step: { status: 'form' } })
    } catch (cause) {
      set({ step: { status: 'failed', error: toModalError(cause), mayBeSent: false } })
    } finally {
      steps.stop()
    }
    const { open } = modal.$modal.get()
    // Whoever has closed the modal meanwhile does not come back to it.
    if (!open) giveUp(new ModalError('PAY_CANCELLED'))
    return open && get().step.status === 'form'
  }

  const run = async (transfer: Transfer, shown: FeeChoice | undefined) => {
    const steps = startSteps()
    const onStep = (status: 'checking' | 'switching' | 'wallet') => steps.onStep({ status })
    try {
      onStep('checking')
      const { network } = transfer
      activatePayer()
      const { hash } = await sendOnce(context, { transfer, shownFee: shown && (shown.most ?? shown.amount), onStep })
      set({ step: { status: 'paid', hash } })
      finish?.resolve({ hash, caipNetworkId: network.caipNetworkId, from: senderOf(transfer) })
      finish = undefined
    } catch (cause) {
      const error = toModalError(cause)
      set({ step: { status: 'failed', error, mayBeSent: error.context.mayBeSent === true } })
      // Whoever has closed the modal meanwhile does not try again.
      if (!modal.$modal.get().open) giveUp(error)
      restart()
    } finally {
      steps.stop()
    }
  }

  const stops = [
    modal.$modal.listen(({ open }) => {
      if (open || isAsked()) return
      // What may have been sent is not cancelled: the page has to make sure of it.
      const { step } = get()
      giveUp(step.status === 'failed' && step.mayBeSent ? step.error : new ModalError('PAY_CANCELLED'))
    }),
    connections.$connections.listen(() => {
      if (watchers) follow()
    }),
  ]
  onAbort(context.signal, () => {
    for (const stop of [...stops, ...leaves]) stop()
    reading.abort()
    giveUp(new ModalError('PAY_CANCELLED'))
  })

  return {
    $state,
    begin(payment) {
      giveUp(new ModalError('ABORTED'))
      reading.abort()
      isChosen = false
      $state.set({ ...nothing, payment })
      if (watchers) follow()
      return new Promise((resolve, reject) => {
        finish = { resolve, reject }
      })
    },
    watch() {
      watchers += 1
      if (watchers === 1) {
        follow()
        restart()
      }
      return () => {
        watchers -= 1
        if (watchers) return
        for (const leave of leaves) leave()
        leaves = []
        reading.abort()
      }
    },
    choosePayer(payer) {
      if (isAsked()) return
      isChosen = true
      set({ payer, quote: undefined })
      restart()
    },
    activatePayer() {
      if (isAsked()) return
      // It stays the payer when another account has more.
      isChosen = true
      activatePayer()
    },
    async reachNetwork() {
      const { payment } = get()
      if (!payment || isAsked()) return false
      isChosen = true
      activatePayer()
      return reachNetwork(payment.network)
    },
    async pay() {
      const { payer, quote, step } = get()
      const transfer = transferOf(get())
      if (!transfer || !payer || !quote || step.status !== 'form' || shortageOf(get())) return
      reading.abort()
      await run(transfer, chosenFee(quote, undefined))
    },
    again() {
      if (get().step.status !== 'failed') return
      set({ step: { status: 'form' } })
      restart()
    },
  }
}

const isSame = (one: Payer, other: Payer): boolean =>
  one.walletId === other.walletId && one.account.address === other.account.address

function holdingOf(
  { stores: { portfolio } }: ModalContext,
  { token }: Payment,
  { address }: Account,
): Pick<Payer, 'holds' | 'iconUrl'> {
  const { tokens, others } = portfolio.of(toCaipAddress(token.caipNetworkId, address))
  const { caipNetworkId } = token
  const held = tokens.find((each) => tokenKey({ ...each, caipNetworkId }) === tokenKey(token))
  const isNothing = token.address !== undefined && others.status === 'ready' && !others.error
  return { holds: held?.amount ?? (isNothing ? 0n : undefined), iconUrl: held?.iconUrl }
}
