import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { FeeChoice, Transfer } from '../../../adapter/transfers.js'
import { switchConnection } from '../../../connection/switchConnection.js'
import { ModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import type { ModalContext, Service } from '../../../modal/context.js'
import { switchNetwork } from '../../../networks/switchNetwork.js'
import { emitError } from '../../../notices/emitError.js'
import { getTokenKey } from '../../../portfolio/knownTokens.js'
import { watchPortfolio } from '../../../portfolio/watchPortfolio.js'
import { createStepReporter } from '../../../transactions/createStepReporter.js'
import type { Account } from '../../../types/account.js'
import type { Namespace } from '../../../types/caip.js'
import type { Network } from '../../../types/network.js'
import type { PayReceipt } from '../../../types/pay.js'
import type { Unsubscribe } from '../../../types/unsubscribe.js'
import { toCaipAddress } from '../../../utils/caipAddress.js'
import { combineSignals, onAbort, startTimer } from '../../../utils/waiting.js'
import { getWalletSource } from '../../../wallets/sources.js'
import { QUOTE_LIFETIME_MS } from '../createTransferQuoter.js'
import { selectFeeChoice } from '../getSendProblem.js'
import { requireTransferMethods, sendTransferOnce, toSenderAddress } from '../transfer.js'
import { getPayShortage, toPayTransfer } from './getPayShortage.js'
import type { Payment } from './parsePayRequest.js'
import { initialPayState, type Payer, type PayState, type PayStep } from './payState.js'

export interface PayController {
  readonly $state: ReadableAtom<PayState>
  /**
   * Starts a payment. Resolves once the payment is sent. Rejects with `PAY_CANCELLED`, or with `ABORTED` when a later
   * payment starts.
   */
  begin(payment: Payment): Promise<PayReceipt>
  watch(): Unsubscribe
  choosePayer(payer: Payer): void
  activatePayer(): void
  /**
   * Makes the payer's account active and switches its wallet to the payment's network. Resolves to false if the switch
   * fails.
   */
  reachNetwork(): Promise<boolean>
  pay(): Promise<void>
  retry(): void
}

export const payController: Service<PayController> = { create: createPayController }

function createPayController(context: ModalContext): PayController {
  const { connections, modal, networks } = context.stores
  const $state = atom<PayState>(initialPayState)
  const get = () => $state.get()
  const set = (change: Partial<PayState>) => $state.set({ ...get(), ...change })
  let pendingPayment:
    | { readonly resolve: (receipt: PayReceipt) => void; readonly reject: (error: unknown) => void }
    | undefined
  let quoteAbort = new AbortController()
  let unsubscribes: readonly Unsubscribe[] = []
  let watchers = 0
  let isChosen = false

  const rejectPayment = (error: ModalError) => {
    pendingPayment?.reject(error)
    pendingPayment = undefined
  }
  const isRequesting = () => /^(checking|switching|wallet)$/.test(get().step.status)

  const listPaying = (namespace: Namespace) =>
    connections.of(namespace).live.filter(({ walletId }) => !getWalletSource(context, walletId).isReadOnly)

  const watchPayers = () => {
    for (const leave of unsubscribes) leave()
    unsubscribes = []
    const { payment } = get()
    if (!payment) return
    const { network } = payment
    const list = () => {
      const payers = listPaying(network.chainNamespace).map(({ walletId, connection }): Payer => {
        const [account] = connection.accounts
        return { walletId, account, ...readBalance(context, payment, account) }
      })
      const { payer: before } = get()
      const same = payers.find((each) => before && isSame(each, before))
      const able = payers.find(({ holds }) => holds !== undefined && holds >= payment.units)
      // Unless the user has chosen an account, prefer one with enough balance.
      const payer = (isChosen ? same : undefined) ?? able ?? payers[0]
      set({ payers, payer })
      if (isRequesting() || (payer && before && isSame(payer, before))) return
      set({ quote: undefined })
      restart()
    }
    const live = listPaying(network.chainNamespace)
    unsubscribes = live.map(({ connection }) =>
      watchPortfolio(context, toCaipAddress(network.caipNetworkId, connection.accounts[0].address), list),
    )
    if (!live.length) list()
  }

  const restart = () => {
    quoteAbort.abort()
    quoteAbort = new AbortController()
    if (watchers) void read(combineSignals(context.signal, quoteAbort.signal))
  }
  const read = async (signal: AbortSignal) => {
    const transfer = toPayTransfer(get())
    if (!transfer || isRequesting()) return
    try {
      const transfers = await requireTransferMethods(context, transfer.network.chainNamespace)
      const quote = await transfers.quote(transfer, signal)
      if (!signal.aborted) set({ quote, isUnread: false })
    } catch (cause) {
      if (signal.aborted) return
      context.log('warn', 'What a payment costs could not be read', cause)
      set({ isUnread: true })
    }
    startTimer(QUOTE_LIFETIME_MS, signal, () => void read(signal))
  }

  const activatePayer = () => {
    const { payment, payer } = get()
    if (!payment || !payer) return
    const namespace = payment.network.chainNamespace
    const isInUse = connections.active(namespace)?.walletId === payer.walletId
    if (!isInUse || networks.$namespace.get() !== namespace) switchConnection(context.modal, { namespace, ...payer })
  }

  const startSteps = () =>
    createStepReporter<PayStep>({
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
      await switchNetwork(context.modal, { caipNetworkId })
      set({ step: { status: 'form' } })
    } catch (cause) {
      set({ step: { status: 'failed', error: toModalError(cause), mayBeSent: false } })
    } finally {
      steps.stop()
    }
    const { open } = modal.$modal.get()
    if (!open) rejectPayment(new ModalError('PAY_CANCELLED'))
    return open && get().step.status === 'form'
  }

  const run = async (transfer: Transfer, shown: FeeChoice | undefined) => {
    const steps = startSteps()
    const onStep = (status: 'checking' | 'switching' | 'wallet') => steps.onStep({ status })
    try {
      onStep('checking')
      const { network } = transfer
      activatePayer()
      const { hash } = await sendTransferOnce(context, {
        transfer,
        shownFee: shown && (shown.most ?? shown.amount),
        onStep,
        // Who asked for the payment verifies it by its hash.
        isUnsponsored: true,
      })
      set({ step: { status: 'paid', hash } })
      pendingPayment?.resolve({ hash, caipNetworkId: network.caipNetworkId, from: toSenderAddress(transfer) })
      pendingPayment = undefined
    } catch (cause) {
      const error = emitError(context.modal, cause)
      set({ step: { status: 'failed', error, mayBeSent: error.context.mayBeSent === true } })
      if (!modal.$modal.get().open) rejectPayment(error)
      restart()
    } finally {
      steps.stop()
    }
  }

  const stops = [
    modal.$modal.listen(({ open }) => {
      if (open || isRequesting()) return
      // If the wallet may have sent the payment, reject with that error instead of `PAY_CANCELLED`, so that the app
      // looks for the transaction.
      const { step } = get()
      rejectPayment(step.status === 'failed' && step.mayBeSent ? step.error : new ModalError('PAY_CANCELLED'))
    }),
    connections.$connections.listen(() => {
      if (watchers) watchPayers()
    }),
  ]
  onAbort(context.signal, () => {
    for (const stop of [...stops, ...unsubscribes]) stop()
    quoteAbort.abort()
    rejectPayment(new ModalError('PAY_CANCELLED'))
  })

  return {
    $state,
    begin(payment) {
      rejectPayment(new ModalError('ABORTED'))
      quoteAbort.abort()
      isChosen = false
      $state.set({ ...initialPayState, payment })
      if (watchers) watchPayers()
      return new Promise((resolve, reject) => {
        pendingPayment = { resolve, reject }
      })
    },
    watch() {
      watchers += 1
      if (watchers === 1) {
        watchPayers()
        restart()
      }
      return () => {
        watchers -= 1
        if (watchers) return
        for (const leave of unsubscribes) leave()
        unsubscribes = []
        quoteAbort.abort()
      }
    },
    choosePayer(payer) {
      if (isRequesting()) return
      isChosen = true
      set({ payer, quote: undefined })
      restart()
    },
    activatePayer() {
      if (isRequesting()) return
      // From now on, do not replace this account with one that holds more: the user has decided.
      isChosen = true
      activatePayer()
    },
    async reachNetwork() {
      const { payment } = get()
      if (!payment || isRequesting()) return false
      isChosen = true
      activatePayer()
      return reachNetwork(payment.network)
    },
    async pay() {
      const { payer, quote, step } = get()
      const transfer = toPayTransfer(get())
      if (!transfer || !payer || !quote || step.status !== 'form' || getPayShortage(get())) return
      quoteAbort.abort()
      await run(transfer, selectFeeChoice(quote, undefined))
    },
    retry() {
      if (get().step.status !== 'failed') return
      set({ step: { status: 'form' } })
      restart()
    },
  }
}

const isSame = (one: Payer, other: Payer): boolean =>
  one.walletId === other.walletId && one.account.address === other.account.address

function readBalance(
  { stores: { portfolio } }: ModalContext,
  { token }: Payment,
  { address }: Account,
): Pick<Payer, 'holds' | 'iconUrl' | 'price' | 'coinPrice'> {
  const { tokens, others } = portfolio.of(toCaipAddress(token.caipNetworkId, address))
  const { caipNetworkId } = token
  const held = tokens.find((each) => getTokenKey({ ...each, caipNetworkId }) === getTokenKey(token))
  const isNothing = token.address !== undefined && others.status === 'ready' && !others.error
  const coin = tokens.find(({ address: contract }) => contract === undefined)
  return {
    holds: held?.amount ?? (isNothing ? 0n : undefined),
    iconUrl: held?.iconUrl,
    price: held?.price,
    coinPrice: coin?.price,
  }
}
