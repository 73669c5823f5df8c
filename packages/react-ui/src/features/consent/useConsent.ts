import type { MouseEvent } from 'react'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'
import { checkConsent, consent, guardConsent } from './consent.js'
import { needsConsent } from './needsConsent.js'

interface UseConsentReturn {
  readonly isNeeded: boolean
  /** Whether the visitor may go on. Who may not is led to the box. */
  readonly check: () => boolean
  /** For an element around buttons, in the capturing phase: none of them is pressed before the visitor has agreed. */
  readonly guard: (event: MouseEvent) => void
}

/** Whether the visitor has to agree to something first, and holding back what must not come before. */
export function useConsent(): UseConsentReturn {
  const { context } = useUi()
  const isNeeded = needsConsent(context)
  useReadable(context.use(consent))
  const check = () => checkConsent(context)
  const guard = (event: MouseEvent) => guardConsent(context, event)
  return { isNeeded, check, guard }
}
