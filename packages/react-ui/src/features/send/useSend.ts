import { type Sending, type SendState, sending } from '@foyer/core/ui/send'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'

/** Sending, and how it stands. */
export function useSend(): { readonly send: Sending; readonly state: SendState } {
  const { context } = useUi()
  const send = context.use(sending)
  return { send, state: useReadable(send.$state) }
}
