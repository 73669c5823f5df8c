import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { FeeChoice } from '../../adapter/transfers.js'
import type { ModalContext, Part } from '../../context.js'
import { findSender } from '../../flows/requireSender.js'
import { watchPortfolio } from '../../flows/watchPortfolio.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import type { SendArguments } from '../../types/views.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { readAmount } from '../../utils/typedAmount.js'
import { createEstimator } from './estimate.js'
import { isSame, toSendTokens, totalInUsd } from './owned.js'
import { problemOf } from './problemOf.js'
import { readArguments } from './readArguments.js'
import { createReceiving } from './receiving.js'
import { emptySend, type SendReceipt, type SendState, type SendToken } from './state.js'
import { createSubmitting } from './submitting.js'

/** Sending in the modal: what the visitor has entered, what it would cost and do, and how far it has come. */
export interface Sending {
  readonly $state: ReadableAtom<SendState>
  /** What was sent last, and what became of it. */
  readonly $receipt: ReadableAtom<SendReceipt | undefined>
  /** Begins anew, or goes on with what was entered where nothing is asked for. */
  begin(given?: SendArguments): void
  /** Keeps what the account owns and what sending costs fresh, while a view shows it. */
  watch(): Unsubscribe
  /** Another network's tokens, of the same account. */
  chooseNetwork(network: Network): void
  chooseToken(token: SendToken): void
  /** What was typed. False where it is no amount of this token, or could be two. */
  setAmount(text: string): boolean
  setMax(): void
  /** Reads who receives from what was typed, pasted, dropped or scanned; a request to pay fills in the rest. */
  setReceiver(text: string): Promise<void>
  clearReceiver(): void
  setFee(id: FeeChoice['id']): void
  /** To looking it over. False where something is missing. */
  review(): boolean
  /** Back to the form. */
  edit(): void
  /** Asks the wallet, once; what was declined again. */
  submit(): Promise<void>
  /** Reads anew what could not be read. */
  retry(): void
  /** Asks a wallet again that does not answer. What it was asked before it may still do as well. */
  askAgain(): Promise<void>
  /** Back to looking it over, as long as the wallet has not been asked: it will not be. */
  stop(): void
  /** Nobody waits for the wallet any more: the form is empty. What it was asked it may still do. */
  giveUp(): void
}

/** Sending, one at a time. */
export const sending: Part<Sending> = { create: createSending }

function createSending(context: ModalContext): Sending {
  const { accounts, connections, networks, modal, router } = context.stores
  const $state = atom<SendState>(emptySend)
  const $receipt = atom<SendReceipt | undefined>(undefined)
  const get = () => $state.get()
  const set = (change: Partial<SendState>) => $state.set({ ...get(), ...change })
  const estimator = createEstimator({ context, get, set })
  let watchers = 0
  let leaveOwned: Unsubscribe | undefined

  const follow = () => {
    leaveOwned?.()
    const { from, network } = get()
    leaveOwned = undefined
    if (!watchers || !from || !network) return
    leaveOwned = watchPortfolio(context, toCaipAddress(network.caipNetworkId, from.address), (entry) => {
      const tokenBalances = toSendTokens(entry, network)
      const { token } = get()
      const same = token && tokenBalances.find((each) => isSame(each, token))
      set({ tokenBalances, networkBalanceInUSD: totalInUsd(tokenBalances), token: same ?? token ?? tokenBalances[0] })
      if (!token) estimator.restart(0)
    })
  }

  /** Who sends, and where: the account in use. An amount of another network's token goes. False: nobody can. */
  const settle = (namespace: Namespace, wanted?: Network): boolean => {
    const sender = findSender(context, namespace)
    if (!sender) return false
    const network = wanted ?? sender.network
    const before = get()
    const isSameNetwork = before.network === network && before.token !== undefined
    const isSame = isSameNetwork && before.from?.address === sender.account.address
    set({ namespace, network, from: sender.account })
    if (isSame) return true
    const [native] = toSendTokens({ tokens: [] }, network)
    const token = isSameNetwork && before.token ? { ...before.token, amount: undefined } : native
    const amount = isSameNetwork ? {} : { sendTokenAmount: undefined, isMax: false }
    set({
      token,
      ...amount,
      movedFrom: undefined,
      tokenBalances: [],
      networkBalanceInUSD: undefined,
      quote: { status: 'idle' },
    })
    follow()
    estimator.restart(0)
    return true
  }

  const receiving = createReceiving({
    context,
    get,
    set,
    onChange: () => estimator.restart(),
    onNetwork(network) {
      const { namespace, network: before, movedFrom = before } = get()
      if (namespace !== network.chainNamespace) return
      settle(namespace, network)
      set({ movedFrom })
    },
  })

  /** As `settle`; what was said of who receives was of another sender or network. */
  const move = (namespace: Namespace, wanted?: Network): boolean => {
    const { from, network } = get()
    const canSend = settle(namespace, wanted)
    const now = get()
    if (now.network !== network || now.from?.address !== from?.address) receiving.renew()
    return canSend
  }

  let lastGiven: SendArguments | undefined
  const reset = () => {
    estimator.stop()
    receiving.stop()
    leaveOwned?.()
    leaveOwned = undefined
    lastGiven = undefined
    $state.set(emptySend)
  }

  /** The wallet went elsewhere: what is being looked over stops, what is being entered follows. */
  const onWallet = () => {
    const { namespace, from, network, step } = get()
    if (!namespace || !from || !network) return
    const live = connections.active(namespace)
    if (!live || accounts.get(namespace).status === 'disconnected') return reset()
    const isOther = live.connection.accounts[0].address !== from.address
    const active = networks.active(namespace)
    const isElsewhere = active !== undefined && active !== lastActive
    lastActive = active
    if (!isOther && !isElsewhere) return
    if (step.status === 'form') {
      if (!move(namespace)) reset()
      return
    }
    const moved = isOther ? 'account' : active === network ? undefined : 'network'
    // It has been asked, and nobody can take that back: the visitor is told.
    if (step.status === 'wallet') return set({ step: { ...step, moved } })
    // Whoever is being sent for right now looks after itself.
    if (step.status !== 'review' || !moved) return
    estimator.stop()
    set({ step: { status: 'stopped', what: moved } })
  }
  let lastActive: Network | undefined
  let lastNamespace: Namespace | undefined
  const stops = [accounts.$identities.listen(onWallet), networks.$activeIds.listen(onWallet)]
  context.signal.addEventListener('abort', () => [...stops, reset].forEach((stop) => void stop()), { once: true })

  const submitting = createSubmitting({
    context,
    get,
    set,
    onBegin: () => estimator.stop(),
    onSent(receipt, from) {
      $receipt.set(receipt)
      import('./followReceipt.js')
        .then(({ followReceipt }) => followReceipt(context, { $receipt, from }))
        .catch((cause: unknown) => context.log('debug', 'What became of a transfer is not followed', cause))
      showReceipt()
      reset()
    },
  })
  /** The account, with the receipt on top of it. Whoever has gone on is left alone. */
  const showReceipt = () => {
    if (!modal.$modal.get().open || !router.$route.get().view.startsWith('WalletSend')) return
    router.reset({ view: 'Account' })
    router.push({ view: 'WalletSendConfirmed' })
  }

  const sendingPart: Sending = {
    $state,
    $receipt,
    begin(given) {
      const isFresh = given !== undefined && given !== lastGiven
      const parsed = isFresh ? readArguments(context, given) : {}
      const active = networks.$namespace.get()
      const before = active === lastNamespace ? get() : emptySend
      const namespace = parsed.namespace ?? before.namespace ?? active
      // What is being sent goes on, and is what there is to see.
      if (get().loading || !findSender(context, namespace)) return
      if (isFresh || before === emptySend) reset()
      lastGiven = given
      lastNamespace = active
      lastActive = networks.active(namespace)
      set({ step: { status: 'form' } })
      move(namespace, parsed.network ?? get().network)
      if (parsed.network && lastActive !== parsed.network) set({ movedFrom: lastActive })
      if (isFresh) void receiving.prefill(parsed)
    },
    watch() {
      watchers += 1
      if (watchers === 1) {
        follow()
        estimator.restart(0)
      }
      return () => {
        watchers -= 1
        if (watchers) return
        leaveOwned?.()
        leaveOwned = undefined
        estimator.stop()
      }
    },
    chooseNetwork(network) {
      const { namespace } = get()
      if (namespace === network.chainNamespace) move(namespace, network)
    },
    chooseToken(token) {
      const { namespace, token: before } = get()
      const network = networks.find(token.caipNetworkId)
      if (!namespace || !network) return
      move(namespace, network)
      if (before && isSame(before, token)) return
      // One of its kind is sent whole.
      set({ token, quote: { status: 'idle' }, sendTokenAmount: token.nft && '1', isMax: false })
      estimator.restart(0)
    },
    setAmount(text) {
      const { token } = get()
      const amount = token && readAmount(text, token.decimals).amount
      if (amount === undefined) return false
      set({ sendTokenAmount: amount || undefined, isMax: false })
      estimator.restart()
      return true
    },
    setMax() {
      const { quote, token } = get()
      if (!token) return
      const most = quote.quote?.most
      // Until that is known nothing older is sent in its place.
      set({ isMax: true, sendTokenAmount: most === undefined ? undefined : formatUnits(most, token.decimals) })
      estimator.restart(0)
    },
    setReceiver: receiving.read,
    clearReceiver: receiving.clear,
    setFee(feeId) {
      set({ feeId })
      estimator.restart(0)
    },
    review() {
      if (problemOf(get())) return false
      set({ step: { status: 'review' } })
      return true
    },
    edit() {
      if (get().loading) return
      set({ step: { status: 'form' } })
      const { namespace, network } = get()
      if (namespace) move(namespace, network)
      estimator.restart(0)
    },
    retry: () => estimator.restart(0),
    submit() {
      const { step } = get()
      // It was looked over: what it costs now is held against what was shown then.
      if (step.status === 'failed' && step.error.code === 'USER_REJECTED') set({ step: { status: 'review' } })
      return submitting.submit()
    },
    askAgain() {
      submitting.giveUp()
      set({ loading: false, step: { status: 'review' } })
      return submitting.submit(true)
    },
    stop() {
      submitting.stop()
      if (watchers) estimator.restart(0)
    },
    giveUp() {
      submitting.giveUp()
      reset()
    },
  }
  return sendingPart
}
