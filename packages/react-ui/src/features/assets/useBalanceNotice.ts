import type { CaipAddress } from '@foyer/core'
import { assetsFeature } from '@foyer/core/ui'
import { describeError, lateError } from '@foyer/core/ui/connect'
import { useEffect, useRef } from 'react'
import { useViewUi } from '../../useViewUi.js'
import { useFeature } from '../useFeature.js'
import type { useOwned } from './useOwned.js'

/** Says so once where nobody could say what the visitor owns. A service that is silent while the chain speaks is no news. */
export function useBalanceNotice(addresses: readonly CaipAddress[], entries: ReturnType<typeof useOwned>): void {
  const { messages } = useViewUi()
  const { host } = useFeature(assetsFeature)
  const told = useRef('')
  const isUnknown =
    entries.length > 0 &&
    entries.every(
      ({ status, native, tokens, others }) =>
        native === undefined &&
        tokens.length === 0 &&
        status !== 'loading' &&
        others.status !== 'loading' &&
        others.status !== 'idle' &&
        (status === 'error' || others.status === 'error'),
    )
  const key = addresses.join(' ')
  useEffect(() => {
    if (!isUnknown) {
      // What is known again may be lost again.
      if (entries.some(({ tokens }) => tokens.length > 0)) told.current = ''
      return
    }
    if (told.current === key) return
    told.current = key
    host.toast(describeError(lateError('BALANCE_UNAVAILABLE'), messages.errors), 'error')
  }, [isUnknown, key, entries, host, messages])
}
