import { useStore } from '@nanostores/react'
import { type MouseEvent, useMemo } from 'react'
import { useUi } from '../../UiContext.js'
import { type ConsentState, checkConsent, consent, guardConsent } from './consent.js'
import { needsConsent } from './needsConsent.js'

interface UseConsentReturn {
  readonly isNeeded: boolean
  /** Whether the visitor may go on. Who may not is led to the box. */
  readonly check: () => boolean
  /** For an element around buttons, in the capturing phase: none of them is pressed before the visitor has agreed. */
  readonly guard: (event: MouseEvent) => void
}

/** Whether the user has agreed, as the modal draws it. */
export function useConsentState(): ConsentState {
  const { context, hold } = useUi()
  const { $state } = context.use(consent)
  const $held = useMemo(() => hold.of($state), [hold, $state])
  return useStore($held)
}

/** Whether the visitor has to agree to something first, and holding back what must not come before. */
export function useConsent(): UseConsentReturn {
  const { context } = useUi()
  const isNeeded = needsConsent(context)
  useConsentState()
  const check = () => checkConsent(context)
  const guard = (event: MouseEvent) => guardConsent(context, event)
  return { isNeeded, check, guard }
}
