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
  const start = () => {
    started = true
    tell()
  }
  target.addEventListener('eip6963:requestProvider', tell)
  if (when === 'now') start()
  const timer = typeof when === 'object' ? setTimeout(start, when.lateMs) : undefined
  return {
    start,
    stop(): void {
      clearTimeout(timer)
      target.removeEventListener('eip6963:requestProvider', tell)
    },
  }
}
