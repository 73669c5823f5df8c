import { announceWhen } from './announceWhen'
import type { Announce, SandboxWallet } from './types'

/**
 * EIP-6963: tells the page of the wallet, and again whenever it asks. Gives a way to start now, and its undo.
 */
export function announceWallet(
  target: EventTarget,
  when: Announce,
  { info, provider }: Pick<SandboxWallet, 'info' | 'provider'>,
) {
  const detail = Object.freeze({ info, provider })
  let started = false
  const tell = () => {
    if (started) target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', tell)
  const waiting = announceWhen(when, () => {
    started = true
    tell()
  })
  return {
    start: waiting.start,
    stop(): void {
      waiting.stop()
      target.removeEventListener('eip6963:requestProvider', tell)
    },
  }
}
