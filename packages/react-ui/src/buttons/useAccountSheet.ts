import { useEffect } from 'react'
import accountButtons from '../theme/accountButtons.css?text'
import { adoptSheet } from './adoptSheet.js'

/** The styles that only the buttons of a connected visitor and of the network need. */
export function useAccountSheet(): void {
  useEffect(() => adoptSheet(document, 'accountButtons', accountButtons), [])
}
