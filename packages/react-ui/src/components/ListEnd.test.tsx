import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ListEnd } from './ListEnd.js'

it('a veil follows the last of several changes that are told at once', async () => {
  const told: ((changes: readonly { readonly isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof told)[number]) {
        told.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const card = document.createElement('div')
  const root = createRoot(card)
  await act(async () => root.render(<ListEnd />))
  onTestFinished(() => act(async () => root.unmount()))
  const veil = card.querySelector('.fy-list-end')
  told[0]?.([{ isIntersecting: true }, { isIntersecting: false }])
  expect(veil?.hasAttribute('data-more')).toBe(true)
  told[0]?.([{ isIntersecting: false }, { isIntersecting: true }])
  expect(veil?.hasAttribute('data-more')).toBe(false)
})
