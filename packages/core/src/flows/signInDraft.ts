import type { ModalContext, Part } from '../context.js'
import type { WantedSignIn } from '../feature/defineFeature.js'
import type { SourceRequest } from '../feature/walletSource.js'
import type { Attempt } from '../stores/attempt.js'
import { within } from '../utils/waiting.js'

/** The visitor has pressed, and the wallet shows nothing yet: after this long it is only asked to connect. Milliseconds. */
const DRAFT_WAIT = 3_000

type Asked = Pick<WantedSignIn, 'namespace' | 'walletId'>

/** Which wallets were given something to sign while they connect, and with which of them the visitor did not want that. */
const answers: Part<{ readonly given: Set<string>; readonly declined: Set<string>; during: Attempt | undefined }> = {
  create: () => ({ given: new Set(), declined: new Set(), during: undefined }),
}

const keyOf = ({ namespace, walletId }: Asked) => `${namespace}:${walletId}`

/**
 * What a wallet is to sign while it connects, asked of the feature that has a say in it. Undefined: none has. Who declined that is only
 * asked to connect from then on, and reads in the modal what they are to sign.
 */
export function draftOf(
  context: ModalContext,
  wanted: Omit<WantedSignIn, 'caipNetworkId'>,
): SourceRequest['signInDraft'] {
  const feature = context.features.find(({ definition }) => definition.draftSignIn)
  if (!feature) return undefined
  const { definition, host } = feature
  const { given, declined } = context.use(answers)
  return async (caipNetworkId) => {
    if (declined.has(keyOf(wanted))) return undefined
    try {
      const asked = definition.draftSignIn?.({ ...wanted, caipNetworkId }, host)
      const draft = await within(asked, DRAFT_WAIT, () => undefined, wanted.signal)
      if (draft) given.add(keyOf(wanted))
      return draft
    } catch (cause) {
      context.log('debug', 'Nothing is there to sign while connecting', cause)
      return undefined
    }
  }
}

/** The visitor said no to a wallet. */
export function noteDeclined(context: ModalContext, asked: Asked): void {
  const mine = context.use(answers)
  if (!mine.given.has(keyOf(asked))) return
  mine.declined.add(keyOf(asked))
  mine.during = context.stores.attempt.$attempt.get()
}

/** Whether they said no in this very attempt, and their wallet is connected all the same: no wallet asks them twice. */
export function hasJustDeclined(context: ModalContext): boolean {
  const { during } = context.use(answers)
  return during?.status === 'waiting' && during === context.stores.attempt.$attempt.get()
}
