import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ConnectButton, ModalProvider, NetworkButton } from '../exports/index.js'

it('React hydrates buttons without a warning, then removes the styles that the server wrote', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const logged = vi.spyOn(console, 'error')
  const { modal } = createTestModal()
  const app = (
    <ModalProvider modal={modal} nonce="harbor">
      <ConnectButton />
      <NetworkButton />
    </ModalProvider>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(app)
  document.body.append(place)
  const [before] = place.querySelectorAll('button')
  expect(place.querySelectorAll('button > style')).toHaveLength(2)
  // Browsers hide a nonce from scripts in the page.
  for (const style of place.querySelectorAll('style')) style.setAttribute('nonce', '')

  const root = await act(async () => hydrateRoot(place, app, { onRecoverableError: (error) => console.error(error) }))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  expect(place.querySelector('button')).toBe(before)
  expect(place.querySelectorAll('style')).toHaveLength(0)
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(1)
  expect(logged).not.toHaveBeenCalled()
})
