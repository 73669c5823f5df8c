import type { Modal } from '@foyer/core'
import { atom, type WritableAtom } from 'nanostores'

type CountedKind = 'account' | 'network'

const counts = new WeakMap<Modal, Record<CountedKind, WritableAtom<number>>>()

/** Returns how many buttons of a kind the page shows. A connect button shows no account beside an account button. */
export function getButtonCount(modal: Modal, kind: CountedKind): WritableAtom<number> {
  const found = counts.get(modal) ?? { account: atom(0), network: atom(0) }
  counts.set(modal, found)
  return found[kind]
}

/** Counts a mounted button; the returned function uncounts it. */
export function countButton(modal: Modal, kind: CountedKind): () => void {
  const $count = getButtonCount(modal, kind)
  $count.set($count.get() + 1)
  return () => $count.set($count.get() - 1)
}
