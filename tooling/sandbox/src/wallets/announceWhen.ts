import type { Announce } from './types'

/** Starts now, later, or when told to. Gives the way to do it now, and an end to waiting. */
export function announceWhen(when: Announce, start: () => void) {
  if (when === 'now') start()
  const timer = typeof when === 'object' ? setTimeout(start, when.lateMs) : undefined
  return { start, stop: () => clearTimeout(timer) }
}
