import type { Modal } from '@foyer/core'
import { act, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { ModalProvider } from '../exports/index.js'
import { advanceTime } from './time.js'

/** Renders a hook in StrictMode. `now()` returns its latest result. */
export async function renderHook<T>(modal: Modal, use: () => T): Promise<{ readonly now: () => T }> {
  let last: T | undefined
  await renderApp(
    <ModalProvider modal={modal}>
      <Probe
        use={use}
        report={(value) => {
          last = value
        }}
      />
    </ModalProvider>,
  )
  return { now: () => last as T }
}

function Probe<T>({ use, report }: { readonly use: () => T; readonly report: (value: T) => void }) {
  const value = use()
  useEffect(() => report(value))
  return null
}

/** Renders in StrictMode until the test ends. */
export async function renderApp(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await act(async () => root.render(<StrictMode>{element}</StrictMode>))
  return place
}

/** Advances timers and renders until a check passes. */
export async function waitUntilPasses(check: () => void): Promise<void> {
  for (let second = 1; second < 60; second++) {
    await advanceTime(1_000)
    try {
      return check()
    } catch {}
  }
  check()
}
