import type { ModalContext, Part } from '../../context.js'
import type { Embedded } from './createEmbedded.js'

/** What reaches the embedded wallet, once it was asked for. */
export const embeddedHeld: Part<{ loaded: Promise<Embedded> | undefined }> = { create: () => ({ loaded: undefined }) }

/** What reaches the embedded wallet, loaded when it is first asked for. */
export function loadEmbedded(context: ModalContext): Promise<Embedded> {
  const held = context.use(embeddedHeld)
  held.loaded ??= import('./embedded.js').then(
    ({ embedded }) => context.use(embedded),
    (cause: unknown) => {
      // The next one who asks tries again.
      held.loaded = undefined
      throw cause
    },
  )
  return held.loaded
}
