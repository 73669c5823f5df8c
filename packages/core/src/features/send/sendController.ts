import { atom, type ReadableAtom } from 'nanostores'
import type { FeeChoice } from '../../adapter/transfers.js'
import { findSendingAccount } from '../../connection/requireSendingAccount.js'
import type { ModalContext, Service } from '../../modal/context.js'
import { watchPortfolio } from '../../portfolio/watchPortfolio.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import type { SendArguments } from '../../types/viewArguments.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseTypedAmount } from '../../utils/typedAmount.js'
import { createReceiverInput } from './createReceiverInput.js'
import { createSendSubmitter } from './createSendSubmitter.js'
import { createTransferQuoter } from './createTransferQuoter.js'
import { getSendProblem } from './getSendProblem.js'
import { parseSendArguments } from './parseSendArguments.js'
import { initialSendState, type SendReceipt, type SendState, type SendToken } from './sendState.js'
import { isSameSendToken, sumUsdValues, toSendTokens } from './sendTokens.js'

export interface SendController {
  readonly $state: ReadableAtom<SendState>
  readonly $receipt: ReadableAtom<SendReceipt | undefined>
  begin(initialValues?: SendArguments): void
  watch(): Unsubscribe
  chooseNetwork(network: Network): void
  chooseToken(token: SendToken): void
  /** Sets the amount. Returns false for text that is no amount of this token, or is ambiguous. */
  setAmount(text: string): boolean
  setMax(): void
  /** Looks up the receiver for typed or scanned text. A payment URI also fills in token and amount. */
  setReceiver(text: string): Promise<void>
  clearReceiver(): void
  setFee(id: FeeChoice['id']): void
  review(): boolean
  edit(): void
  submit(): Promise<void>
  /** Requests current fees and limits. */
  refresh(): void
  /** Sends the wallet request again. The user may still approve the earlier one. */
  retry(): Promise<void>
  stop(): void
  /** Resets the form. The user may still approve the open wallet request. */
  giveUp(): void
}

export const sendController: Service<SendController> = { create: createSendController }

function createSendController(context: ModalContext): SendController {
  const { accounts, connections, networks, modal, router } = context.stores
  const $state = atom<SendState>(initialSendState)
  const $receipt = atom<SendReceipt | undefined>(undefined)
  const get = () => $state.get()
  const set = (change: Partial<SendState>) => $state.set({ ...get(), ...change })
  const estimator = createTransferQuoter({ context, get, set })
  let watchers = 0
  let unsubscribePortfolio: Unsubscribe | undefined

  const watchBalances = () => {
    unsubscribePortfolio?.()
    const { from, network } = get()
    unsubscribePortfolio = undefined
    if (!watchers || !from || !network) return
    unsubscribePortfolio = watchPortfolio(context, toCaipAddress(network.caipNetworkId, from.address), (entry) => {
      const tokenBalances = toSendTokens(entry, network)
      const { token } = get()
      const same = token && tokenBalances.find((each) => isSameSendToken(each, token))
      set({ tokenBalances, networkBalanceInUSD: sumUsdValues(tokenBalances), token: same ?? token ?? tokenBalances[0] })
      if (!token) estimator.restart(0)
    })
  }

  const selectNetwork = (namespace: Namespace, wanted?: Network): boolean => {
    const sender = findSendingAccount(context.modal, namespace)
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
    watchBalances()
    estimator.restart(0)
    return true
  }

  const receiverInput = createReceiverInput({
    context,
    get,
    set,
    onChange: () => estimator.restart(),
    onNetwork(network) {
      const { namespace, network: before, movedFrom = before } = get()
      if (namespace !== network.chainNamespace) return
      selectNetwork(namespace, network)
      set({ movedFrom })
    },
  })

  const changeNetwork = (namespace: Namespace, wanted?: Network): boolean => {
    const { from, network } = get()
    const canSend = selectNetwork(namespace, wanted)
    const now = get()
    if (now.network !== network || now.from?.address !== from?.address) receiverInput.renew()
    return canSend
  }

  let lastArguments: SendArguments | undefined
  const reset = () => {
    estimator.stop()
    receiverInput.stop()
    unsubscribePortfolio?.()
    unsubscribePortfolio = undefined
    lastArguments = undefined
    $state.set(initialSendState)
  }

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
      if (!changeNetwork(namespace)) reset()
      return
    }
    const moved = isOther ? 'account' : active === network ? undefined : 'network'
    // The app cannot withdraw an open wallet request: tell the user that the account or network has changed.
    if (step.status === 'wallet') return set({ step: { ...step, moved } })
    // During all other steps but `review`, `sendTransferOnce` itself notices the change and rejects.
    if (step.status !== 'review' || !moved) return
    estimator.stop()
    set({ step: { status: 'stopped', what: moved } })
  }
  let lastActive: Network | undefined
  let lastNamespace: Namespace | undefined
  const unsubscribes = [accounts.$identities.listen(onWallet), networks.$activeIds.listen(onWallet)]
  context.signal.addEventListener('abort', () => [...unsubscribes, reset].forEach((stop) => void stop()), {
    once: true,
  })

  const sendSubmit = createSendSubmitter({
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
  const showReceipt = () => {
    if (!modal.$modal.get().open || !router.$route.get().view.startsWith('WalletSend')) return
    router.reset({ view: 'Account' })
    router.push({ view: 'WalletSendConfirmed' })
  }

  const controller: SendController = {
    $state,
    $receipt,
    begin(initialValues) {
      const isFresh = initialValues !== undefined && initialValues !== lastArguments
      const parsed = isFresh ? parseSendArguments(context, initialValues) : {}
      const active = networks.$namespace.get()
      const before = active === lastNamespace ? get() : initialSendState
      const namespace = parsed.namespace ?? before.namespace ?? active
      // If a send is in progress, keep it on screen.
      if (get().loading || !findSendingAccount(context.modal, namespace)) return
      if (isFresh || before === initialSendState) reset()
      lastArguments = initialValues
      lastNamespace = active
      lastActive = networks.active(namespace)
      set({ step: { status: 'form' } })
      changeNetwork(namespace, parsed.network ?? get().network)
      if (parsed.network && lastActive !== parsed.network) set({ movedFrom: lastActive })
      if (isFresh) void receiverInput.prefill(parsed)
    },
    watch() {
      watchers += 1
      if (watchers === 1) {
        watchBalances()
        estimator.restart(0)
      }
      return () => {
        watchers -= 1
        if (watchers) return
        unsubscribePortfolio?.()
        unsubscribePortfolio = undefined
        estimator.stop()
      }
    },
    chooseNetwork(network) {
      const { namespace } = get()
      if (namespace === network.chainNamespace) changeNetwork(namespace, network)
    },
    chooseToken(token) {
      const { namespace, token: before } = get()
      const network = networks.find(token.caipNetworkId)
      if (!namespace || !network) return
      changeNetwork(namespace, network)
      if (before && isSameSendToken(before, token)) return
      // Of an NFT with several copies, preselect one.
      set({ token, quote: { status: 'idle' }, sendTokenAmount: token.nft && '1', isMax: false })
      estimator.restart(0)
    },
    setAmount(text) {
      const { token } = get()
      const amount = token && parseTypedAmount(text, token.decimals).amount
      if (amount === undefined) return false
      set({ sendTokenAmount: amount || undefined, isMax: false })
      estimator.restart()
      return true
    },
    setMax() {
      const { quote, token } = get()
      if (!token) return
      const most = quote.quote?.most
      // Until the maximum is known, leave the amount empty, because an old maximum could be wrong.
      set({ isMax: true, sendTokenAmount: most === undefined ? undefined : formatUnits(most, token.decimals) })
      estimator.restart(0)
    },
    setReceiver: receiverInput.read,
    clearReceiver: receiverInput.clear,
    setFee(feeId) {
      set({ feeId })
      estimator.restart(0)
    },
    review() {
      if (getSendProblem(get())) return false
      set({ step: { status: 'review' } })
      return true
    },
    edit() {
      if (get().loading) return
      set({ step: { status: 'form' } })
      const { namespace, network } = get()
      if (namespace) changeNetwork(namespace, network)
      estimator.restart(0)
    },
    refresh: () => estimator.restart(0),
    submit() {
      const { step } = get()
      // After a rejection the user may simply try again: the fee may still rise only from the reviewed one.
      if (step.status === 'failed' && step.error.code === 'USER_REJECTED') set({ step: { status: 'review' } })
      return sendSubmit.submit()
    },
    retry() {
      sendSubmit.giveUp()
      set({ loading: false, step: { status: 'review' } })
      return sendSubmit.submit(true)
    },
    stop() {
      sendSubmit.stop()
      if (watchers) estimator.restart(0)
    },
    giveUp() {
      sendSubmit.giveUp()
      reset()
    },
  }
  return controller
}
