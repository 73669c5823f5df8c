import type { Namespace } from '@foyer/core'
import { showToast } from '@foyer/core/ui'
import { disconnect } from '@foyer/core/ui/account'
import { describeError, lateError } from '@foyer/core/ui/connect'
import { useState } from 'react'
import { useUi } from '../../UiContext.js'

interface Target {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Ends one connection, and says when its wallet could not be told. */
export function useEndConnection() {
  const { context, messages } = useUi()
  const [isBusy, setBusy] = useState(false)
  const end = async (target: Target) => {
    setBusy(true)
    try {
      await disconnect(context, target)
    } catch (cause) {
      context.log('warn', 'The wallet could not be told of the disconnect', cause)
      const error = lateError('DISCONNECT_FAILED', { cause })
      showToast(context, { message: describeError(error, messages.errors), variant: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, end }
}
