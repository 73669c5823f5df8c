import { type AllowedState, type Allowing, allowing } from '@foyer/core/ui/allowed'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'

/** What is allowed, and how stopping it stands. */
export function useAllowing(): { readonly allow: Allowing; readonly state: AllowedState } {
  const { context } = useUi()
  const allow = context.use(allowing)
  return { allow, state: useReadable(allow.$state) }
}
