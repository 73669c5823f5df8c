import type { Acts } from './acts.js'
import type { EarlyContext, ModalContext, Navigation } from './context.js'

/** What a page with only a button does without: the modal, ready to open. */
export interface LoadedEngine {
  readonly context: ModalContext
  readonly navigation: Navigation
  /** The visitor is about to open it. */
  anticipate(): void
}

/** Brings it. */
export async function loadEngine(early: EarlyContext): Promise<LoadedEngine> {
  const { anticipate, enterModal } = await import('./engine.js')
  const { context, navigation } = enterModal(early)
  return { context, navigation, anticipate: () => anticipate(context) }
}

/** Brings what is done with connections. Where there is a view layer, what follows connections comes with it. */
export async function loadActs(early: EarlyContext): Promise<{ readonly context: ModalContext; readonly acts: Acts }> {
  const [{ acts, completeContext }] = await Promise.all([import('./acts.js'), early.hasUi && loadEngine(early)])
  return { context: completeContext(early), acts }
}
