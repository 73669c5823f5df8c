import type { ModalContext } from '../../context.js'
import type { Remote } from './createRemote.js'

/** What reaches wallets on other devices, loaded when it is first asked for. */
export async function loadRemote(context: ModalContext): Promise<Remote> {
  const { remote } = await import('./remote.js')
  return context.use(remote)
}
