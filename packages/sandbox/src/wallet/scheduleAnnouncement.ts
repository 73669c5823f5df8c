import type { AnnounceTime } from './types'

/** Announces the wallet now, later or on command. Returns functions that announce now and that cancel. */
export function scheduleAnnouncement(when: AnnounceTime, start: () => void) {
  if (when === 'now') start()
  const timer = typeof when === 'object' ? setTimeout(start, when.lateMs) : undefined
  return { start, stop: () => clearTimeout(timer) }
}
