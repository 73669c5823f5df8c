import { atom } from 'nanostores'
import type { ModalContext, Part } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { isSameToken } from '../../flows/knownTokens.js'
import { findSender } from '../../flows/requireSender.js'
import type { TokenInfo } from '../../types/token.js'
import type { SwapArguments } from '../../types/views.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { readAmount } from '../../utils/typedAmount.js'
import { belowSwap } from './belowSwap.js'
import { createChoice, type Met } from './choice.js'
import { problemOf } from './problemOf.js'
import { forgetProgress, type Progress, readProgress } from './progress.js'
import { createQuoting } from './quoting.js'
import { readSlippage } from './slippage.js'
import { emptySwap, isGoing, SLIPPAGE, type SwapReceipt, type SwapState } from './state.js'
import type { Submitting } from './submitting.js'
import { swapNetworks } from './swapNetworks.js'
import { toSwapToken } from './tokens.js'
import type { Swapping } from './verbs.js'

/** Swapping, one at a time. */
export const swapping: Part<Swapping> = { create: createSwapping }

function createSwapping(context: ModalContext): Swapping {
  const { accounts, connections, modal, networks, router } = context.stores
  const $state = atom<SwapState>(emptySwap)
  const $receipt = atom<SwapReceipt | undefined>(undefined)
  const get = () => $state.get()
  const set = (change: Partial<SwapState>) => $state.set({ ...get(), ...change })
  const quoting = createQuoting({ context, get, set })
  const choice = createChoice({ context, get, set, begin: (what) => meet(what) })
  let watchers = 0
  let lastGiven: SwapArguments | undefined

  /** Who swaps, and where: the account in use. Tokens and offers of another network go. False: nobody can. */
  const settle = (): boolean => {
    const sender = findSender(context, networks.$namespace.get())
    if (!sender) return false
    const { network, account } = sender
    const before = get()
    const isSameNetwork = before.network === network
    if (isSameNetwork && before.from?.address === account.address) return true
    const all = swapNetworks(context.options)
    const supported = networks.$all.get().filter(({ caipNetworkId }) => all.includes(caipNetworkId))
    const support = all.includes(network.caipNetworkId) ? 'yes' : 'no'
    const forgotten = isSameNetwork
      ? {}
      : {
          sourceToken: undefined,
          toToken: undefined,
          sourceTokenAmount: undefined,
          isMax: false,
          tokens: emptySwap.tokens,
        }
    set({
      ...forgotten,
      allowed: undefined,
      namespace: network.chainNamespace,
      network,
      from: account,
      supported,
      support,
    })
    if (watchers) choice.follow()
    choice.show()
    quoting.restart(0)
    return true
  }

  const reset = () => {
    quoting.stop()
    submitting?.giveUp()
    choice.stop()
    lastGiven = undefined
    $state.set({ ...emptySwap, slippage: get().slippage })
  }

  /** The wallet went elsewhere: what is looked over stops, what is being entered follows. */
  const onWallet = () => {
    const { namespace, from, network, step } = get()
    if (!namespace || !from || !network) return
    const live = connections.active(namespace)
    if (!live || accounts.get(namespace).status === 'disconnected') return reset()
    const isOther = live.connection.accounts[0].address !== from.address
    const isElsewhere = networks.active(namespace) !== network
    if (!isOther && !isElsewhere) return
    const moved = isOther ? 'account' : 'network'
    // It has been asked, and nobody can take that back: the visitor is told.
    if ('phase' in step) return set({ step: { ...step, moved } })
    if (isGoing(step)) return
    if (step.status === 'review' || step.status === 'paused' || step.status === 'failed') {
      quoting.stop()
      return set({ step: { status: 'stopped', what: moved } })
    }
    if (step.status === 'form' && !settle()) reset()
  }
  const stops = [accounts.$identities.listen(onWallet), networks.$activeIds.listen(onWallet)]
  context.signal.addEventListener('abort', () => [...stops, reset].forEach((stop) => void stop()), { once: true })

  let submitting: Submitting | undefined
  /** What asks the wallet comes when something is looked over. */
  const load = async (): Promise<Submitting> => {
    const { createSubmitting } = await import('./submitting.js')
    submitting ??= createSubmitting({
      context,
      get,
      set,
      onBegin: () => quoting.stop(),
      onGas: quoting.learn,
      onStop() {
        if (watchers) quoting.refresh()
      },
      onDone(receipt) {
        $receipt.set(receipt)
        const { open } = modal.$modal.get()
        // Whoever has gone on is left alone.
        if (open && router.$route.get().view.startsWith('Swap')) {
          router.reset(belowSwap(context))
          router.push({ view: 'SwapConfirmed' })
        }
        reset()
      },
    })
    return submitting
  }

  /** What does it could not be loaded. */
  const submitFailed = (cause: unknown): undefined => {
    const error = new ModalError('CODE_LOAD_FAILED', { cause })
    set({ loading: false, step: { status: 'failed', at: 'swap', error, mayBeSent: false } })
  }

  const forget = () => {
    const { network, from } = get()
    if (network && from) forgetProgress(context, toCaipAddress(network.caipNetworkId, from.address))
  }

  /** What was under way when the page was left. */
  const takeUp = (progress: Progress) => {
    // What lists say of them is told as soon as those are read.
    const toToken = (token: TokenInfo) => toSwapToken(token, { isListed: true, genuine: [] })
    set({
      sourceToken: toToken(progress.from),
      toToken: toToken(progress.to),
      sourceTokenAmount: progress.amount,
      allowed:
        progress.spender === undefined
          ? undefined
          : { kind: 'approve', symbol: progress.from.symbol, spender: progress.spender },
      slippage: { isAuto: false, percent: progress.slippage },
      loading: true,
      step: {
        ...{ status: progress.stage === 'approval' ? 'approving' : 'swapping', phase: 'chain', steps: 2 },
        hash: progress.hash,
      },
    })
    const { step } = get()
    // Whoever has given it up meanwhile does not come back to it.
    void load().then(async ({ resume }) => {
      if (get().step === step) await resume(progress)
    }, submitFailed)
  }

  /** What the page wanted to begin with, as far as there is such a token. */
  const meet = ({ from, to, amount }: Met) => {
    if (from) part.setToken('from', from)
    if (to && to !== from) part.setToken('to', to)
    if (amount !== undefined) part.setAmount(amount)
  }

  const part: Swapping = {
    $state,
    $receipt,
    begin(given) {
      const { step } = get()
      // What is under way goes on, and is what there is to see.
      if (get().loading || step.status === 'paused' || !findSender(context, networks.$namespace.get())) return
      const isFresh = given !== undefined && given !== lastGiven
      if (isFresh || get().from === undefined) reset()
      set({ step: { status: 'form' } })
      if (!settle()) return
      const { network, from } = get()
      const kept = network && from && readProgress(context, toCaipAddress(network.caipNetworkId, from.address))
      if (kept) return takeUp(kept)
      lastGiven = given
      if (isFresh) choice.wish(given)
    },
    watch() {
      watchers += 1
      if (watchers === 1) {
        choice.follow()
        if (!isGoing(get().step)) quoting.restart(0)
      }
      return () => {
        watchers -= 1
        if (watchers) return
        choice.leave()
        quoting.stop()
      }
    },
    setToken(side, token) {
      const { sourceToken, toToken, isMax, loading } = get()
      if (loading) return
      const other = side === 'from' ? toToken : sourceToken
      const isOther = other && isSameToken(other, token)
      if (isOther) return part.flip()
      set(side === 'from' ? { sourceToken: token } : { toToken: token })
      // What was typed of one token may be too fine for another.
      if (side === 'from' && !part.setAmount(get().sourceTokenAmount ?? '')) set({ sourceTokenAmount: undefined })
      if (side === 'from' && isMax) set({ isMax: true, sourceTokenAmount: undefined })
      quoting.restart(0)
    },
    flip() {
      const { sourceToken, toToken, loading } = get()
      if (loading || !toToken) return
      set({ sourceToken: toToken, toToken: sourceToken, isMax: false })
      if (!part.setAmount(get().sourceTokenAmount ?? '')) set({ sourceTokenAmount: undefined })
      quoting.restart(0)
    },
    setAmount(text) {
      const { sourceToken, loading } = get()
      const amount = sourceToken && !loading ? readAmount(text, sourceToken.decimals).amount : undefined
      if (amount === undefined) return false
      set({ sourceTokenAmount: amount || undefined, isMax: false })
      quoting.restart()
      return true
    },
    setMax() {
      if (get().loading) return
      set({ isMax: true, sourceTokenAmount: undefined })
      quoting.restart(0)
    },
    setSlippage(text) {
      const isAuto = text === 'auto'
      const percent = isAuto ? SLIPPAGE : readSlippage(text)
      if (percent === undefined || get().loading) return false
      set({ slippage: { isAuto, percent } })
      quoting.restart(0)
      return true
    },
    findToken: choice.find,
    hold: quoting.hold,
    review() {
      if (problemOf(get())) return false
      set({ step: { status: 'review' } })
      quoting.look()
      // So that the press waits for nothing but the wallet. What fails here is told when it is pressed.
      load().catch(() => undefined)
      return true
    },
    edit() {
      if (get().loading) return
      // What was allowed stays allowed: it is only not gone on with.
      if (get().step.status === 'paused') forget()
      set({ step: { status: 'form' }, simulation: undefined })
      settle()
      quoting.restart(0)
    },
    async submit(offerId) {
      const { step, quote, loading } = get()
      const isReady = step.status === 'review' || step.status === 'paused' || step.status === 'failed'
      const answered = quoting.find(offerId)
      if (!isReady || loading || quote.best?.id !== offerId || !answered || problemOf(get())) return
      const running = await load().catch(submitFailed)
      await running?.submit(answered)
    },
    retry: () => quoting.restart(0),
    async askAgain() {
      const { best } = get().quote
      submitting?.giveUp()
      set({ loading: false, step: { status: 'review' } })
      quoting.refresh()
      if (best) await part.submit(best.id)
    },
    giveUp() {
      forget()
      reset()
    },
  }
  return part
}
