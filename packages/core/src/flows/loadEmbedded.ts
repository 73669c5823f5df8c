import type { Embedded } from '../channels/embedded/createEmbedded.js'
import type { ModalContext } from '../context.js'

/** What reaches the embedded wallet, loaded when it is first asked for. */
export async function loadEmbedded(context: ModalContext): Promise<Embedded> {
  const { embedded } = await import('./embedded.js')
  return context.use(embedded)
}
