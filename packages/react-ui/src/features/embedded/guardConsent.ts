import type { ModalContext } from '@foyer/core/ui'
import type { MouseEvent } from 'react'
import { needsConsent } from '../../utils/needsConsent.js'
import { consent } from './consent.js'

/** Whether the visitor may go on. Who may not is led to the box. */
export function checkConsent(context: ModalContext): boolean {
  const given = context.use(consent)
  const mayGo = !needsConsent(context) || given.get().isGiven
  if (!mayGo) given.miss()
  return mayGo
}

/** For an element around buttons, in the capturing phase: none of them is pressed before the visitor has agreed. */
export function guardConsent(context: ModalContext, event: MouseEvent): void {
  // What only shows more of the same may be pressed.
  const button = event.target instanceof Element && event.target.closest('button:not([aria-expanded])')
  if (!button || checkConsent(context)) return
  event.preventDefault()
  event.stopPropagation()
}
