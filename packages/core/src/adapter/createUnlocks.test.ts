import { expect, it, vi } from 'vitest'
import { createUnlocks } from './createUnlocks.js'

function create() {
  const gone = new AbortController()
  const heard = new Set<() => void>()
  const { wait } = createUnlocks({ signal: gone.signal })
  const watch = (open: () => void) => {
    heard.add(open)
    return () => void heard.delete(open)
  }
  const ask = () => {
    const onNews = vi.fn()
    wait({ walletId: 'w', onNews }, watch)
    return onNews
  }
  const open = () => {
    for (const tell of [...heard]) tell()
  }
  return { ask, open, gone, heard }
}

it('tells the last who asked that the wallet is open, once, and listens no longer', () => {
  const { ask, open, heard } = create()
  const [first, second] = [ask(), ask()]
  open()
  open()
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['unlocked']]])
  expect(heard.size).toBe(0)
})

it('waits again after it has told', () => {
  const { ask, open } = create()
  ask()
  open()
  const again = ask()
  open()
  expect(again).toHaveBeenCalledTimes(1)
})

it('ends with the modal', () => {
  const { ask, open, gone, heard } = create()
  const news = ask()
  gone.abort()
  open()
  expect(news).not.toHaveBeenCalled()
  expect(heard.size).toBe(0)
})
