import type { ModalContext } from '../context.js'
import type { Acts } from './acts.js'
import type { Engine } from './engine.js'

/** Brings what a page with only a button does without, and makes the context complete. */
export async function loadEngine(context: ModalContext): Promise<Engine> {
  const { engine } = await import('./engine.js')
  if (!context.signal.aborted) engine.completeContext(context)
  return engine
}

/** Brings what is done with connections. */
export async function loadActs(context: ModalContext): Promise<Acts> {
  return (await loadEngine(context)).acts()
}
