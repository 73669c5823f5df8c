import { track } from '../../analytics/track.js'
import { defineErrors } from '../../errors/defineErrors.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { toWalletError } from '../../errors/toWalletError.js'
import type { AuthorizationRequest } from '../../feature/defineFeature.js'
import type { ModalContext } from '../../modal/context.js'
import { shakeModal } from '../../modal/navigation/closeModal.js'
import { emitError } from '../../notices/emitError.js'
import type { SiwxMessage } from '../../types/siwx.js'
import { onAbort, rejectOnAbort } from '../../utils/waiting.js'
import { closeSignInPrompt } from './closeSignInPrompt.js'
import { isServerOutcomeUnknown } from './isServerOutcomeUnknown.js'
import { getSignInConfig } from './signInConfig.js'
import { type PromptAnswer, type SignInPrompt, signInPrompts } from './signInPrompts.js'
import { type SignedInAccount, signInRegistry } from './signInRegistry.js'
import { signMessageText } from './signMessageText.js'

const promptError = defineErrors({
  SIGNATURE_DECLINED: 'Signature declined',
  SMART_ACCOUNT_UNSUPPORTED: 'This application might not support Smart Accounts',
  SIGN_IN_UNAVAILABLE: 'A problem occurred while trying initialize authentication',
})

export interface SignInPromptParameters {
  readonly account: AuthorizationRequest
  readonly signedIn: SignedInAccount
  readonly isRequired: boolean
  /**
   * True if the user has just declined in the wallet: the modal then waits for a click before the wallet prompts again.
   */
  readonly hasDeclined?: boolean
}

export async function promptSignIn(context: ModalContext, parameters: SignInPromptParameters): Promise<PromptAnswer> {
  const { account, signedIn, isRequired, hasDeclined } = parameters
  const navigation = context.navigation ?? (await context.loadNavigation())
  const { modal, router } = context.stores
  const config = getSignInConfig(context)
  const registry = context.use(signInRegistry)
  const { $prompt } = context.use(signInPrompts)
  const { address, type } = account.account
  const { caipNetworkId: chainId } = account
  const promptAbort = new AbortController()
  const analytics = { network: chainId, isSmartAccount: type === 'smartAccount' }
  let createdAt = 0
  // Request that submits the signature to the app's server. Cleared if the server refuses it.
  let submission: Promise<unknown> | undefined

  return new Promise((resolve) => {
    const finish = (answer: PromptAnswer, closesModal = false) => {
      if (promptAbort.signal.aborted) return
      promptAbort.abort()
      if (answer !== 'signed' && submission) registry.revokeSubmission(signedIn, submission)
      resolve(answer)
      closeSignInPrompt(context, { answer, closesModal, isRequested: account.isRequested })
      if ($prompt.get()?.sign === sign) $prompt.set(undefined)
    }
    const show = (change: Partial<SignInPrompt>) => {
      const now = $prompt.get()
      if (!promptAbort.signal.aborted && now) $prompt.set({ ...now, error: undefined, ...change })
    }
    const isExpired = ({ expirationTime }: SiwxMessage) =>
      (expirationTime !== undefined && Date.parse(expirationTime) <= Date.now()) ||
      Date.now() - createdAt >= (config.messageLifetime ?? Number.POSITIVE_INFINITY)

    const prepare = async (): Promise<SiwxMessage | undefined> => {
      show({ status: 'preparing' })
      try {
        const message = await rejectOnAbort(
          config.createMessage({ accountAddress: address, chainId }),
          promptAbort.signal,
        )
        createdAt = Date.now()
        show({ status: 'ready', message })
        return message
      } catch (cause) {
        if (promptAbort.signal.aborted) return undefined
        const error = emitError(context.modal, promptError('SIGN_IN_UNAVAILABLE', { cause }))
        show({ status: 'failed', message: undefined, error })
        return undefined
      }
    }
    const fail = (thrown: unknown) => {
      if (promptAbort.signal.aborted) return
      const error = toModalError(thrown)
      track(context, 'SIWX_AUTH_ERROR', { ...analytics, message: error.code })
      context.log('debug', 'The user was not signed in', error)
      emitError(context.modal, error)
      const isDeclined = error.code === 'SIGNATURE_DECLINED'
      show({ status: isDeclined ? 'declined' : 'failed', error })
    }
    const toSignError = (thrown: unknown) => {
      const cause = toWalletError(thrown)
      return cause.code === 'USER_REJECTED' ? promptError('SIGNATURE_DECLINED', { cause }) : cause
    }
    const toSessionError = (cause: unknown) => {
      if (isServerOutcomeUnknown(cause)) return new ModalError('SIGN_IN_UNANSWERED', { cause })
      submission = undefined
      return analytics.isSmartAccount
        ? promptError('SMART_ACCOUNT_UNSUPPORTED', { cause })
        : new ModalError('SIGN_IN_REFUSED', { cause })
    }

    const sign = async () => {
      const now = $prompt.get()
      if (!now || now.status === 'preparing' || now.status === 'signing' || now.status === 'checking') return
      // If the last message was submitted or has expired, sign a new one.
      if (!now.message) return void (await prepare())
      const isUsed = now.status === 'failed' || isExpired(now.message)
      const message = isUsed ? await prepare() : now.message
      if (!message) return
      track(context, 'CLICK_SIGN_SIWX_MESSAGE', analytics)
      show({ status: 'signing' })
      const text = message.toString()
      try {
        const signature = await rejectOnAbort(signMessageText(config, account, text), promptAbort.signal).catch(
          (cause: unknown) => {
            throw toSignError(cause)
          },
        )
        show({ status: 'checking' })
        const { toString: _, ...data } = message
        submission = Promise.resolve(config.addSession({ data, message: text, signature }))
        await rejectOnAbort(submission, promptAbort.signal).catch((cause: unknown) => {
          throw promptAbort.signal.aborted ? cause : toSessionError(cause)
        })
      } catch (error) {
        return fail(error)
      }
      if (promptAbort.signal.aborted) return
      registry.add(signedIn)
      track(context, 'SIWX_AUTH_SUCCESS', analytics)
      finish('signed')
    }

    const decline = (closesModal: boolean) => {
      track(context, 'CLICK_CANCEL_SIWX', analytics)
      finish(isRequired ? 'out' : 'without', closesModal)
    }
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
      cancel: () => decline(false),
      leave: () => (isRequired ? shakeModal(context) : decline(true)),
      recheck() {
        registry.read(signedIn).then(
          (isIn) => isIn && finish('signed'),
          () => undefined,
        )
      },
    })
    navigation.push({ view: 'SIWXSignMessage' })

    // The prompt ends when the modal closes or the user leaves its view. The embedded wallet's approval view may be on
    // top of it.
    const onMove = () => {
      const isThere = router.$router.get().stack.some(({ view }) => view === 'SIWXSignMessage')
      if (!modal.$modal.get().open || !isThere) finish(isRequired ? 'out' : 'without')
    }
    for (const stop of [router.$router.listen(onMove), modal.$modal.listen(onMove)]) onAbort(promptAbort.signal, stop)
    const unlink = onAbort(account.signal, () => finish('gone'))
    onAbort(promptAbort.signal, unlink)
    void prepare().then((message) => {
      if (message && hasDeclined) show({ status: 'declined', error: promptError('SIGNATURE_DECLINED') })
    })
  })
}
