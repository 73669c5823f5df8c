import { type SendController, type SendState, sendController } from '@foyer/core/internal/send'
import { useStore } from '@nanostores/react'
import { useUi } from '../../internal/UiContext.js'

export function useSend(): { readonly send: SendController; readonly state: SendState } {
  const { context } = useUi()
  const send = context.use(sendController)
  return { send, state: useStore(send.$state) }
}
