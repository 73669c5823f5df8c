import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { AdmittedAccount } from '../../feature/defineFeature.js'
import { track } from '../../flows/track.js'
import { shakeModal } from '../../modal/requestClose.js'
import type { SiwxMessage } from '../../types/siwx.js'
import { onAbort, untilAborted } from '../../utils/waiting.js'
import { isUnanswered } from './isUnanswered.js'
import { leavePrompt } from './leavePrompt.js'
import { type Answer, type Prompt, prompts } from './prompts.js'
import { type SignedIn, signIns } from './signIns.js'
import { signText } from './signText.js'
import { waysOf } from './siwxConfig.js'

export interface PromptParameters {
  readonly account: AdmittedAccount
  readonly signedIn: SignedIn
  readonly isRequired: boolean
  /** They have just said no to the wallet: the modal says so, and the wallet asks when they want it to. */
  readonly hasDeclined?: boolean
}

/** Shows the visitor what to sign, until they have signed or turned away. */
export async function promptVisitor(context: ModalContext, parameters: PromptParameters): Promise<Answer> {
  const { account, signedIn, isRequired, hasDeclined } = parameters
  const navigation = context.navigation ?? (await context.loadNavigation())
  const { modal, router } = context.stores
  const ways = waysOf(context)
  const known = context.use(signIns)
  const { $prompt } = context.use(prompts)
  const { address, type } = account.account
  const { caipNetworkId: chainId } = account
  const life = new AbortController()
  const about = { network: chainId, isSmartAccount: type === 'smartAccount' }
  let madeAt = 0
  /** What was handed in, unless the site has judged it and said no. */
  let handedIn: Promise<unknown> | undefined

  return new Promise((resolve) => {
    const settle = (answer: Answer, isLeaving = false) => {
      if (life.signal.aborted) return
      life.abort()
      if (answer !== 'signed' && handedIn) known.undo(signedIn, handedIn)
      resolve(answer)
      leavePrompt(context, { answer, isLeaving, asked: account.asked })
      if ($prompt.get()?.sign === sign) $prompt.set(undefined)
    }
    const show = (change: Partial<Prompt>) => {
      const now = $prompt.get()
      if (!life.signal.aborted && now) $prompt.set({ ...now, error: undefined, ...change })
    }
    const isOld = ({ expirationTime }: SiwxMessage) =>
      (expirationTime !== undefined && Date.parse(expirationTime) <= Date.now()) ||
      Date.now() - madeAt >= (ways.messageLifetime ?? Number.POSITIVE_INFINITY)

    /** The message, unless the site knows the visitor by now. */
    const prepare = async (): Promise<SiwxMessage | undefined> => {
      show({ status: 'preparing' })
      try {
        const message = await untilAborted(ways.createMessage({ accountAddress: address, chainId }), life.signal)
        madeAt = Date.now()
        show({ status: 'ready', message })
        return message
      } catch (cause) {
        show({ status: 'failed', message: undefined, error: lateError('SIGN_IN_UNAVAILABLE', { cause }) })
        return undefined
      }
    }
    const fail = (thrown: unknown) => {
      if (life.signal.aborted) return
      const error = toModalError(thrown)
      track(context, 'SIWX_AUTH_ERROR', { ...about, message: error.code })
      context.log('debug', 'The visitor was not signed in', error)
      const isDeclined = error.code === 'SIGNATURE_DECLINED'
      show({ status: isDeclined ? 'declined' : 'failed', error })
    }
    const toSignError = (thrown: unknown) => {
      const cause = toModalError(thrown)
      return cause.code === 'USER_REJECTED' ? lateError('SIGNATURE_DECLINED', { cause }) : cause
    }
    const toSessionError = (cause: unknown) => {
      if (isUnanswered(cause)) return new ModalError('SIGN_IN_UNANSWERED', { cause })
      handedIn = undefined
      return about.isSmartAccount
        ? lateError('SMART_ACCOUNT_UNSUPPORTED', { cause })
        : new ModalError('SIGN_IN_REFUSED', { cause })
    }

    const sign = async () => {
      const now = $prompt.get()
      if (!now || now.status === 'preparing' || now.status === 'signing' || now.status === 'checking') return
      // What there was nothing to sign of is read first; what was handed in once is used up.
      if (!now.message) return void (await prepare())
      const isUsed = now.status === 'failed' || isOld(now.message)
      const message = isUsed ? await prepare() : now.message
      if (!message) return
      track(context, 'CLICK_SIGN_SIWX_MESSAGE', about)
      show({ status: 'signing' })
      const text = message.toString()
      try {
        const signature = await untilAborted(signText(ways, account, text), life.signal).catch((cause: unknown) => {
          throw toSignError(cause)
        })
        show({ status: 'checking' })
        const { toString: _, ...data } = message
        handedIn = Promise.resolve(ways.addSession({ data, message: text, signature }))
        await untilAborted(handedIn, life.signal).catch((cause: unknown) => {
          throw life.signal.aborted ? cause : toSessionError(cause)
        })
      } catch (error) {
        return fail(error)
      }
      if (life.signal.aborted) return
      known.add(signedIn)
      track(context, 'SIWX_AUTH_SUCCESS', about)
      settle('signed')
    }

    const refuse = (isLeaving: boolean) => {
      track(context, 'CLICK_CANCEL_SIWX', about)
      settle(isRequired ? 'out' : 'without', isLeaving)
    }
    // One question at a time: the one before it is given up.
    $prompt.get()?.cancel()
    $prompt.set({
      namespace: account.namespace,
      account: account.account,
      walletId: account.walletId,
      network: context.stores.networks.find(chainId),
      isRequired,
      status: 'preparing',
      message: undefined,
      error: undefined,
      sign,
      cancel: () => refuse(false),
      leave: () => (isRequired ? shakeModal(context) : refuse(true)),
      recheck() {
        known.read(signedIn).then(
          (isIn) => isIn && settle('signed'),
          () => undefined,
        )
      },
    })
    navigation.push({ view: 'SIWXSignMessage' })

    // The embedded wallet shows what it is asked in a view of its own, on top.
    const onMove = () => {
      const isThere = router.$router.get().stack.some(({ view }) => view === 'SIWXSignMessage')
      if (!modal.$modal.get().open || !isThere) settle(isRequired ? 'out' : 'without')
    }
    for (const stop of [router.$router.listen(onMove), modal.$modal.listen(onMove)]) onAbort(life.signal, stop)
    const unlink = onAbort(account.signal, () => settle('gone'))
    onAbort(life.signal, unlink)
    void prepare().then((message) => {
      if (message && hasDeclined) show({ status: 'declined', error: lateError('SIGNATURE_DECLINED') })
    })
  })
}
