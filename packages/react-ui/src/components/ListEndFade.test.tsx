import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ListEndFade } from './ListEndFade.js'

it('ListEndFade follows the last of several changes reported in one batch', async () => {
  const callbacks: ((changes: readonly { readonly isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (typeof callbacks)[number]) {
        callbacks.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const card = document.createElement('div')
  const root = createRoot(card)
  await act(async () => root.render(<ListEndFade />))
  onTestFinished(() => act(async () => root.unmount()))
  const veil = card.querySelector('.fy-list-end')
  callbacks[0]?.([{ isIntersecting: true }, { isIntersecting: false }])
  expect(veil?.hasAttribute('data-more')).toBe(true)
  callbacks[0]?.([{ isIntersecting: false }, { isIntersecting: true }])
  expect(veil?.hasAttribute('data-more')).toBe(false)
})
