import { expect, it, vi } from 'vitest'
import { createUnlockWatcher } from './createUnlockWatcher.js'

function create() {
  const gone = new AbortController()
  const heard = new Set<() => void>()
  const { wait } = createUnlockWatcher({ signal: gone.signal })
  const watch = (open: () => void) => {
    heard.add(open)
    return () => void heard.delete(open)
  }
  const ask = () => {
    const onStatus = vi.fn()
    wait({ walletId: 'w', onStatus }, watch)
    return onStatus
  }
  const open = () => {
    for (const tell of [...heard]) tell()
  }
  return { ask, open, gone, heard }
}

it('only the latest caller is notified of an unlocked wallet, once, and the listener is removed', () => {
  const { ask, open, heard } = create()
  const [first, second] = [ask(), ask()]
  open()
  open()
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['unlocked']]])
  expect(heard.size).toBe(0)
})

it('a new caller is notified again after the first notification', () => {
  const { ask, open } = create()
  ask()
  open()
  const again = ask()
  open()
  expect(again).toHaveBeenCalledTimes(1)
})

it('no caller is notified after the modal is destroyed', () => {
  const { ask, open, gone, heard } = create()
  const news = ask()
  gone.abort()
  open()
  expect(news).not.toHaveBeenCalled()
  expect(heard.size).toBe(0)
})
