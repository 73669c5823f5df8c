import type { ModalContext } from '../../context.js'
import type { Embedded } from './createEmbedded.js'

/** What reaches the embedded wallet, loaded when it is first asked for. */
export async function loadEmbedded(context: ModalContext): Promise<Embedded> {
  const { embedded } = await import('./embedded.js')
  return context.use(embedded)
}
