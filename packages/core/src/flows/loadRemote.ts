import type { Remote } from '../channels/remote/createRemote.js'
import type { ModalContext } from '../context.js'

/** What reaches wallets on other devices, loaded when it is first asked for. */
export async function loadRemote(context: ModalContext): Promise<Remote> {
  const { remote } = await import('./remote.js')
  return context.use(remote)
}
