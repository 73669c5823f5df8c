import type { ModalContext } from '@foyer/core/ui'
import { atom, type ReadableAtom } from 'nanostores'
import type { MouseEvent } from 'react'
import { needsConsent } from './needsConsent.js'

export interface ConsentState {
  readonly isGiven: boolean
  /** How often the visitor went on without it. */
  readonly missed: number
}

interface Consent {
  readonly $state: ReadableAtom<ConsentState>
  give(isGiven: boolean): void
  miss(): void
}

const fresh: ConsentState = { isGiven: false, missed: 0 }

/** Whether the visitor has agreed to the site's terms, in this opening of the modal. */
export const consent = {
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

/** Whether the visitor may go on. Who may not is led to the box. */
export function checkConsent(context: ModalContext): boolean {
  const given = context.use(consent)
  const mayGo = !needsConsent(context) || given.$state.get().isGiven
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
