import type { ModalContext, Part } from '../../context.js'
import type { Remote } from './startRemote.js'

/** What reaches wallets on other devices, once it was asked for. */
export const remoteHeld: Part<{ loaded: Promise<Remote> | undefined }> = { create: () => ({ loaded: undefined }) }

/** What reaches wallets on other devices, loaded when it is first asked for. */
export function loadRemote(context: ModalContext): Promise<Remote> {
  const held = context.use(remoteHeld)
  held.loaded ??= import('./remote.js').then(
    ({ remote }) => context.use(remote),
    (cause: unknown) => {
      // The next one who asks tries again.
      held.loaded = undefined
      throw cause
    },
  )
  return held.loaded
}
