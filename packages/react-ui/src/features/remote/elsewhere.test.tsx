import { startNavigation } from '@foyer/core/internal/modal'
import { createFakeAdapter, createFakeRemote, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { advanceTime } from '../../testing/time.js'

const modals = destroyModalsAfterEach()
afterEach(() => void vi.restoreAllMocks())

const juniper = {
  id: 'juniper',
  name: 'Juniper',
  chains: ['eip155:1'],
  supports_wc: true,
  mobile_link: 'juniper://',
  desktop_link: 'juniper-desktop://',
  webapp_link: 'https://juniper.example/app',
  homepage: 'https://juniper.example',
}

async function open() {
  vi.stubGlobal('fetch', async (url: string) =>
    new URL(url).pathname === '/getWallets'
      ? Response.json({ data: [juniper], count: 1 })
      : Response.json({}, { status: 404 }),
  )
  const phone = createFakeRemote({ eip155: 'eip155:1' })
  phone.next = 'never'
  const fake = createFakeAdapter({ hasChannel: true, wallets: ['lantern'] })
  const { modal } = createTestModal({ ui: reactUi(), fake, features: { connectMethodsOrder: ['wallet'] } })
  modals.push(modal)
  phone.putInto(startNavigation(modal))
  phone.appLink = 'juniper://'
  const opened = await openModal(modal, { view: 'Connect' })
  await vi.waitFor(() => expect(opened.hasControl(/^J?Juniper/)).toBe(true))
  await opened.click(/^J?Juniper/)
  const launched = vi.spyOn(window, 'open').mockReturnValue(null)
  return { ...opened, launched, phone }
}

it('ConnectingWalletConnect opens a desktop app, and says when there is none', async () => {
  const { click, launched, text } = await open()
  await click('Desktop')
  expect(text()).toContain('Continue in Juniper')
  expect(text()).toContain('Open Juniper on this computer and approve the request there.')
  await click('Open Juniper')
  expect(launched.mock.calls[0]?.[0]).toMatch(/^juniper-desktop:\/\/wc\?uri=wc/)
  expect(launched.mock.calls[0]?.[1]).toBe('_self')
  expect(text()).toContain('Continue in Juniper')
  await advanceTime(2_500)
  expect(text()).toContain('Juniper didn’t open')
  expect(text()).toContain('Is Juniper on this computer? Get it, or choose another way.')
  await click('Open Juniper')
  expect(text()).toContain('Continue in Juniper')
  expect(launched).toHaveBeenCalledTimes(2)
})

it('ConnectingWalletConnect counts a lost focus as an opened app', async () => {
  const { click, text } = await open()
  await click('Desktop')
  await click('Open Juniper')
  await act(async () => window.dispatchEvent(new Event('blur')))
  await advanceTime(5_000)
  expect(text()).toContain('Continue in Juniper')
})

it('ConnectingWalletConnect opens a web wallet in a new tab, always', async () => {
  const { click, launched, text } = await open()
  await click('Web')
  expect(text()).toContain('Open Juniper in another tab and approve the request there.')
  await click('Open Juniper')
  expect(launched.mock.calls[0]?.[0]).toMatch(/^https:\/\/juniper\.example\/app/)
  expect(launched.mock.calls[0]?.[1]).toBe('_blank')
  await advanceTime(5_000)
  expect(text()).toContain('Continue in Juniper')
})

it('ConnectingWalletConnect forgets the app on this phone once it shows a QR code for another', async () => {
  const { phone } = await open()
  await vi.waitFor(() => expect(phone.appLink).toBeUndefined())
})

it('ConnectingWalletConnect shows the QR code first, and other methods by name', async () => {
  const { root } = await open()
  await flushUpdates()
  const tabs = [...root.querySelectorAll('[role=tab]')]
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Phone', 'true'],
    ['Desktop', 'false'],
    ['Web', 'false'],
  ])
  expect(root.querySelector('[role=tabpanel] [role=img]')?.getAttribute('aria-label')).toBe(
    'QR code to connect Juniper',
  )
})
