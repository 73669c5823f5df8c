import { atom } from 'nanostores'
import { findSendingAccount } from '../../connection/requireSendingAccount.js'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext, FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import { isSameToken } from '../../portfolio/knownTokens.js'
import type { TokenInfo } from '../../types/token.js'
import type { SwapArguments } from '../../types/viewArguments.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { parseTypedAmount } from '../../utils/typedAmount.js'
import { createSwapQuoter } from './createSwapQuoter.js'
import type { SwapSubmitter } from './createSwapSubmitter.js'
import { createSwapTokenSelector, type ResolvedSwapArguments } from './createSwapTokenSelector.js'
import { getSwapProblem } from './getSwapProblem.js'
import { swapFeature } from './index.js'
import { parseSlippage } from './slippage.js'
import type { SwapController } from './swapControllerTypes.js'
import { getSwapNetworks } from './swapNetworks.js'
import {
  DEFAULT_SLIPPAGE_PERCENT,
  initialSwapState,
  isSwapRunning,
  type SwapReceipt,
  type SwapState,
  toRemainingApproval,
} from './swapState.js'
import { clearSwapProgress, readSwapProgress, type StoredSwapProgress } from './swapStorage.js'
import { toSwapToken } from './swapTokens.js'

const swapController: FeatureService<SwapController> = { create: createSwapController }

export const getSwapController = (modal: Modal): SwapController =>
  getFeatureContext(modal, swapFeature).use(swapController)

function createSwapController(context: FeatureContext): SwapController {
  const $state = atom<SwapState>(initialSwapState)
  const $receipt = atom<SwapReceipt | undefined>(undefined)
  const get = () => $state.get()
  const set = (change: Partial<SwapState>) => $state.set({ ...get(), ...change })
  const quoter = createSwapQuoter({ context, get, set })
  const choice = createSwapTokenSelector({ context, get, set, onResolved: (what) => applyArguments(what) })
  let watchers = 0
  let lastArguments: SwapArguments | undefined

  const selectNetwork = (): boolean => {
    const sender = findSendingAccount(context.modal, context.$namespace.get())
    if (!sender) return false
    const { network, account } = sender
    const before = get()
    const isSameNetwork = before.network === network
    if (isSameNetwork && before.from?.address === account.address) return true
    const all = getSwapNetworks(context.options)
    const supported = context.$networks.get().filter(({ caipNetworkId }) => all.includes(caipNetworkId))
    const support = all.includes(network.caipNetworkId) ? 'yes' : 'no'
    const networkReset = isSameNetwork
      ? {}
      : {
          sourceToken: undefined,
          toToken: undefined,
          sourceTokenAmount: undefined,
          isMax: false,
          tokens: initialSwapState.tokens,
        }
    set({
      ...networkReset,
      remainingApproval: undefined,
      namespace: network.chainNamespace,
      network,
      from: account,
      supported,
      support,
    })
    if (watchers) choice.follow()
    choice.show()
    quoter.restart(0)
    return true
  }

  const reset = () => {
    quoter.stop()
    swapSubmit?.giveUp()
    choice.stop()
    lastArguments = undefined
    $state.set({ ...initialSwapState, slippage: get().slippage })
  }

  const onWallet = () => {
    const { namespace, from, network, step } = get()
    if (!namespace || !from || !network) return
    const connection = context.connection(namespace)
    if (!connection || context.account(namespace).status === 'disconnected') return reset()
    const isOther = connection.accounts[0].address !== from.address
    const isElsewhere = context.activeNetwork(namespace) !== network
    if (!isOther && !isElsewhere) return
    const moved = isOther ? 'account' : 'network'
    // The app cannot withdraw an open wallet request: tell the user that the account or network has changed.
    if ('phase' in step) return set({ step: { ...step, moved } })
    if (isSwapRunning(step)) return
    if (step.status === 'review' || step.status === 'paused' || step.status === 'failed') {
      quoter.stop()
      return set({ step: { status: 'stopped', what: moved } })
    }
    if (step.status === 'form' && !selectNetwork()) reset()
  }
  const stops = [context.$identities.listen(onWallet), context.$network.listen(onWallet)]
  context.signal.addEventListener('abort', () => [...stops, reset].forEach((stop) => void stop()), { once: true })

  let swapSubmit: SwapSubmitter | undefined
  const load = async (): Promise<SwapSubmitter> => {
    const { createSwapSubmitter } = await import('./createSwapSubmitter.js')
    swapSubmit ??= createSwapSubmitter({
      context,
      get,
      set,
      onBegin: () => quoter.stop(),
      onGas: quoter.storeGas,
      onStop() {
        if (watchers) quoter.refresh()
      },
      onDone(receipt) {
        $receipt.set(receipt)
        // If the user has left the swap's views, show no receipt.
        if (context.$route.get()?.view.startsWith('Swap')) {
          finish()
          context.push({ view: 'SwapConfirmed' })
        }
        reset()
      },
    })
    return swapSubmit
  }

  const finish = () => context.reset(context.history().find(({ view }) => view === 'Pay') ?? { view: 'Account' })

  const submitFailed = (cause: unknown): undefined => {
    const error = new ModalError('CODE_LOAD_FAILED', { cause })
    set({ loading: false, step: { status: 'failed', at: 'swap', error, mayBeSent: false } })
  }

  const forget = () => {
    const { network, from } = get()
    if (network && from) clearSwapProgress(context, toCaipAddress(network.caipNetworkId, from.address))
  }

  const resumeSwap = (progress: StoredSwapProgress) => {
    const toToken = (token: TokenInfo) => toSwapToken(token, { isListed: true, genuine: [] })
    set({
      sourceToken: toToken(progress.from),
      toToken: toToken(progress.to),
      sourceTokenAmount: progress.amount,
      remainingApproval: toRemainingApproval('approve', progress.from, progress.spender),
      slippage: { isAuto: false, percent: progress.slippage },
      loading: true,
      step: {
        ...{ status: progress.stage === 'approval' ? 'approving' : 'swapping', phase: 'chain', steps: 2 },
        hash: progress.hash,
      },
    })
    const { step } = get()
    // Resume only if the user has not reset the form while the code was loading.
    void load().then(async ({ resume }) => {
      if (get().step === step) await resume(progress)
    }, submitFailed)
  }

  const applyArguments = ({ from, to, amount }: ResolvedSwapArguments) => {
    if (from) controller.setToken('from', from)
    if (to && to !== from) controller.setToken('to', to)
    if (amount !== undefined) controller.setAmount(amount)
  }

  const controller: SwapController = {
    $state,
    $receipt,
    begin(initialValues) {
      const { step } = get()
      // If a swap is in progress, keep it on screen.
      if (get().loading || step.status === 'paused' || !findSendingAccount(context.modal, context.$namespace.get()))
        return
      const isFresh = initialValues !== undefined && initialValues !== lastArguments
      if (isFresh || get().from === undefined) reset()
      set({ step: { status: 'form' } })
      if (!selectNetwork()) return
      const { network, from } = get()
      const storedProgress =
        network && from && readSwapProgress(context, toCaipAddress(network.caipNetworkId, from.address))
      if (storedProgress) return resumeSwap(storedProgress)
      lastArguments = initialValues
      if (isFresh) choice.setInitialValues(initialValues)
    },
    watch() {
      watchers += 1
      if (watchers === 1) {
        choice.follow()
        if (!isSwapRunning(get().step)) quoter.restart(0)
      }
      return () => {
        watchers -= 1
        if (watchers) return
        choice.leave()
        quoter.stop()
      }
    },
    setToken(side, token) {
      const { sourceToken, toToken, isMax, loading } = get()
      if (loading) return
      const other = side === 'from' ? toToken : sourceToken
      const isOther = other && isSameToken(other, token)
      if (isOther) return controller.flip()
      set(side === 'from' ? { sourceToken: token } : { toToken: token })
      // If the new token has fewer decimals than the typed amount, clear the amount.
      if (side === 'from' && !controller.setAmount(get().sourceTokenAmount ?? '')) set({ sourceTokenAmount: undefined })
      if (side === 'from' && isMax) set({ isMax: true, sourceTokenAmount: undefined })
      quoter.restart(0)
    },
    flip() {
      const { sourceToken, toToken, loading } = get()
      if (loading || !toToken) return
      set({ sourceToken: toToken, toToken: sourceToken, isMax: false })
      if (!controller.setAmount(get().sourceTokenAmount ?? '')) set({ sourceTokenAmount: undefined })
      quoter.restart(0)
    },
    setAmount(text) {
      const { sourceToken, loading } = get()
      const amount = sourceToken && !loading ? parseTypedAmount(text, sourceToken.decimals).amount : undefined
      if (amount === undefined) return false
      set({ sourceTokenAmount: amount || undefined, isMax: false })
      quoter.restart()
      return true
    },
    setMax() {
      if (get().loading) return
      set({ isMax: true, sourceTokenAmount: undefined })
      quoter.restart(0)
    },
    setSlippage(text) {
      const isAuto = text === 'auto'
      const percent = isAuto ? DEFAULT_SLIPPAGE_PERCENT : parseSlippage(text)
      if (percent === undefined || get().loading) return false
      set({ slippage: { isAuto, percent } })
      quoter.restart(0)
      return true
    },
    findToken: choice.find,
    hold: quoter.hold,
    review() {
      if (getSwapProblem(get())) return false
      set({ step: { status: 'review' } })
      quoter.simulateBest()
      // Load the code now, so that a click on the button only waits for the wallet. If that fails, `submit` reports it.
      load().catch(() => undefined)
      return true
    },
    edit() {
      if (get().loading) return
      // The user gives up the swap after its approval: forget the progress. The approval stays on the chain.
      if (get().step.status === 'paused') forget()
      set({ step: { status: 'form' }, simulation: undefined })
      selectNetwork()
      quoter.restart(0)
    },
    async submit(offerId) {
      const { step, quote, loading } = get()
      const isReady = step.status === 'review' || step.status === 'paused' || step.status === 'failed'
      const providerOffer = quoter.find(offerId)
      if (!isReady || loading || quote.best?.id !== offerId || !providerOffer || getSwapProblem(get())) return
      const running = await load().catch(submitFailed)
      await running?.submit(providerOffer)
    },
    refresh: () => quoter.restart(0),
    async retry() {
      const { best } = get().quote
      swapSubmit?.giveUp()
      set({ loading: false, step: { status: 'review' } })
      quoter.refresh()
      if (best) await controller.submit(best.id)
    },
    giveUp() {
      forget()
      reset()
    },
    finish,
  }
  return controller
}
