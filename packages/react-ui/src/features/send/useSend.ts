import { type Sending, type SendState, sending } from '@foyer/core/ui/send'
import { useStore } from '@nanostores/react'
import { useUi } from '../../UiContext.js'

/** Sending, and how it stands. */
export function useSend(): { readonly send: Sending; readonly state: SendState } {
  const { context } = useUi()
  const send = context.use(sending)
  return { send, state: useStore(send.$state) }
}
