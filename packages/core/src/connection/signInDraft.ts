import type { SignInDraftRequest } from '../feature/defineFeature.js'
import type { WalletSourceRequest } from '../feature/walletSource.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { ConnectAttempt } from '../state/attempt.js'
import { withTimeout } from '../utils/waiting.js'

// Time limit for a feature to draft the message. After that, the wallet connects without a message to sign.
const DRAFT_TIMEOUT_MS = 3_000

type Target = Pick<SignInDraftRequest, 'namespace' | 'walletId'>

const answers: Service<{
  readonly drafted: Set<string>
  readonly declined: Set<string>
  during: ConnectAttempt | undefined
}> = {
  create: () => ({ drafted: new Set(), declined: new Set(), during: undefined }),
}

const keyOf = ({ namespace, walletId }: Target) => `${namespace}:${walletId}`

// Returns a function that drafts the message which a wallet signs while it connects; undefined if no feature drafts
// one. Once the user has declined to sign with this wallet, it connects without a message, and the modal prompts to
// sign in.
export function createSignInDrafter(
  context: ModalContext,
  target: Omit<SignInDraftRequest, 'caipNetworkId'>,
): WalletSourceRequest['signInDraft'] {
  const feature = context.features.find(({ definition }) => definition.draftSignIn)
  if (!feature) return undefined
  const { definition, featureContext } = feature
  const { drafted, declined } = context.use(answers)
  return async (caipNetworkId) => {
    if (declined.has(keyOf(target))) return undefined
    try {
      const drafting = definition.draftSignIn?.({ ...target, caipNetworkId }, featureContext)
      const draft = await withTimeout(drafting, DRAFT_TIMEOUT_MS, () => undefined, target.signal)
      if (draft) drafted.add(keyOf(target))
      return draft
    } catch (cause) {
      context.log('debug', 'The message to sign while connecting could not be drafted', cause)
      return undefined
    }
  }
}

export function markSignInDeclined(context: ModalContext, target: Target): void {
  const state = context.use(answers)
  if (!state.drafted.has(keyOf(target))) return
  state.declined.add(keyOf(target))
  state.during = context.stores.attempt.$attempt.get()
}

// Returns whether the user declined to sign during the running attempt, after which the wallet connected without a
// signature.
export function hasJustDeclinedSignIn(context: ModalContext): boolean {
  const { during } = context.use(answers)
  return during?.status === 'waiting' && during === context.stores.attempt.$attempt.get()
}
