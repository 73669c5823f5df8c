import type { Modal } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { atom, type WritableAtom } from 'nanostores'
import { useEffect } from 'react'
import accountButtons from '../shell/theme/accountButtons.css?text'
import { adoptStyleSheet } from './adoptStyleSheet.js'

const counts = new WeakMap<Modal, WritableAtom<number>>()

function getButtonCount(modal: Modal): WritableAtom<number> {
  const $count = counts.get(modal) ?? atom(0)
  counts.set(modal, $count)
  return $count
}

/** Counts a mounted network button; the returned function uncounts it. */
export function trackNetworkButton(modal: Modal): () => void {
  const $count = getButtonCount(modal)
  $count.set($count.get() + 1)
  return () => $count.set($count.get() - 1)
}

/** Returns whether a network button is mounted. Only that button then warns of an unsupported network. */
export const useHasNetworkButton = (modal: Modal): boolean => useStore(getButtonCount(modal), { ssr: 'initial' }) > 0

export const networkButtonLabels = {
  switchNetwork: 'Switch network',
  network: (name: string) => `Network: ${name}`,
} as const

export function useAccountButtonStyles(): void {
  useEffect(() => adoptStyleSheet(document, 'accountButtons', accountButtons), [])
}
