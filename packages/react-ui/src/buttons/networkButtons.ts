import type { Modal } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { accountButtonStyles } from './logic/accountButtonStyles.js'
import { adoptStyleSheet } from './logic/adoptStyleSheet.js'
import { getButtonCount } from './logic/countButtons.js'

/** Returns whether a network button is mounted. Only that button then warns of an unsupported network. */
export const useHasNetworkButton = (modal: Modal): boolean =>
  useStore(getButtonCount(modal, 'network'), { ssr: 'initial' }) > 0

export function useAccountButtonStyles(): void {
  useEffect(() => adoptStyleSheet(document, 'accountButtons', accountButtonStyles), [])
}
