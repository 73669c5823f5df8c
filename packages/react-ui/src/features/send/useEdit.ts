import { goBack } from '@foyer/core/ui'
import { useViewUi } from '../../useViewUi.js'
import { useSend } from './useSend.js'

/** Back to the form, from wherever it has come to. */
export function useEdit(): () => void {
  const { context } = useViewUi()
  const { send } = useSend()
  return () => {
    send.edit()
    const { router } = context.stores
    if (router.previous()?.view === 'WalletSend') goBack(context)
    else router.replace({ view: 'WalletSend' })
  }
}
