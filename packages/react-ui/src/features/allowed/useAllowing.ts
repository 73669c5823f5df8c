import { type AllowedState, type Allowing, allowing } from '@foyer/core/ui/allowed'
import { useStore } from '@nanostores/react'
import { useUi } from '../../UiContext.js'

/** What is allowed, and how stopping it stands. */
export function useAllowing(): { readonly allow: Allowing; readonly state: AllowedState } {
  const { context } = useUi()
  const allow = context.use(allowing)
  return { allow, state: useStore(allow.$state) }
}
