import type { ModalContext } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { type MouseEvent, useMemo } from 'react'
import { useUi } from '../../internal/UiContext.js'
import { needsConsent } from './needsConsent.js'

export interface ConsentState {
  readonly isGiven: boolean
  readonly missed: number
}

interface Consent {
  readonly $state: ReadableAtom<ConsentState>
  give(isGiven: boolean): void
  miss(): void
}

const fresh: ConsentState = { isGiven: false, missed: 0 }

/** Holds the user's consent until the modal closes. */
export const consentStore = {
  create({ stores, signal }: ModalContext): Consent {
    const $state = atom(fresh)
    const forget = stores.modal.$modal.listen(({ open }) => {
      if (!open) $state.set(fresh)
    })
    signal.addEventListener('abort', forget, { once: true })
    return {
      $state,
      give: (isGiven) => $state.set({ isGiven, missed: 0 }),
      miss: () => $state.set({ ...$state.get(), missed: $state.get().missed + 1 }),
    }
  },
}

/** Returns whether the user may continue; if not, focuses the checkbox. */
export function checkConsent(context: ModalContext): boolean {
  const state = context.use(consentStore)
  const mayGo = !needsConsent(context) || state.$state.get().isGiven
  if (!mayGo) state.miss()
  return mayGo
}

/** Blocks presses until the user consents. Add it as a capturing listener. */
export function blockPressWithoutConsent(context: ModalContext, event: MouseEvent): void {
  // Disclosure buttons work without consent.
  const button = event.target instanceof Element && event.target.closest('button:not([aria-expanded])')
  if (!button || checkConsent(context)) return
  event.preventDefault()
  event.stopPropagation()
}

interface UseConsentReturn {
  readonly isNeeded: boolean
  readonly check: () => boolean
  readonly guard: (event: MouseEvent) => void
}

export function useConsentState(): ConsentState {
  const { context, deferral } = useUi()
  const { $state } = context.use(consentStore)
  const $deferred = useMemo(() => deferral.of($state), [deferral, $state])
  return useStore($deferred)
}

export function useConsent(): UseConsentReturn {
  const { context } = useUi()
  const isNeeded = needsConsent(context)
  useConsentState()
  const check = () => checkConsent(context)
  const guard = (event: MouseEvent) => blockPressWithoutConsent(context, event)
  return { isNeeded, check, guard }
}
