import { completeContext } from './complete.js'
import type { EarlyContext, ModalContext, Navigation } from './context.js'
import { anticipate } from './flows/anticipate.js'
import { createNavigation } from './modal/createNavigation.js'
import { follow } from './modal/follow.js'
import { ourViews } from './modal/views.js'

// What comes when the modal is about to open: what moves it, what its views say of themselves, what follows connections.

export { anticipate }

/** Makes a modal ready to open, once. */
export function enterModal(early: EarlyContext): { readonly context: ModalContext; readonly navigation: Navigation } {
  const context = completeContext(early)
  const navigation = early.navigation ?? begin(context)
  early.navigation = navigation
  context.navigation = navigation
  return { context, navigation }
}

function begin(context: ModalContext): Navigation {
  for (const [name, traits] of Object.entries(ourViews)) context.views.set(name, traits)
  context.use(follow)
  return createNavigation(context)
}
