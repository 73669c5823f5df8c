import { scheduleAnnouncement } from '../../wallet/scheduleAnnouncement'
import type { AnnounceTime, EvmPageWallet } from '../../wallet/types'

/**
 * Announces the wallet by EIP-6963, at once and when apps request it. Returns functions that announce and that stop.
 */
export function announceWallet(
  target: EventTarget,
  when: AnnounceTime,
  { info, provider }: Pick<EvmPageWallet, 'info' | 'provider'>,
) {
  const detail = Object.freeze({ info, provider })
  let started = false
  const notify = () => {
    if (started) target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', notify)
  const waiting = scheduleAnnouncement(when, () => {
    started = true
    notify()
  })
  return {
    start: waiting.start,
    stop(): void {
      waiting.stop()
      target.removeEventListener('eip6963:requestProvider', notify)
    },
  }
}
