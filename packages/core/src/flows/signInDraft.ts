import type { ModalContext } from '../context.js'
import type { WantedSignIn } from '../feature/defineFeature.js'
import type { SourceRequest } from '../feature/walletSource.js'
import { within } from '../utils/waiting.js'

/** The visitor has pressed, and the wallet shows nothing yet: after this long it is only asked to connect. Milliseconds. */
const DRAFT_WAIT = 3_000

/** What a wallet is to sign while it connects, asked of the feature that has a say in it. Undefined: none has. */
export function draftOf(
  context: ModalContext,
  wanted: Omit<WantedSignIn, 'caipNetworkId'>,
): SourceRequest['signInDraft'] {
  const feature = context.features.find(({ definition }) => definition.draftSignIn)
  if (!feature) return undefined
  const { definition, host } = feature
  return async (caipNetworkId) => {
    try {
      const draft = definition.draftSignIn?.({ ...wanted, caipNetworkId }, host)
      return await within(draft, DRAFT_WAIT, () => undefined, wanted.signal)
    } catch (cause) {
      context.log('debug', 'Nothing is there to sign while connecting', cause)
      return undefined
    }
  }
}
