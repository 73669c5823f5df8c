import { type Naming, type NamingState, naming } from '@foyer/core/ui/names'
import { useStore } from '@nanostores/react'
import { useUi } from '../../UiContext.js'

/** Choosing a name, and how it stands. */
export function useNaming(): { readonly naming: Naming; readonly state: NamingState } {
  const { context } = useUi()
  const part = context.use(naming)
  return { naming: part, state: useStore(part.$state) }
}
