import { startNavigation, type WalletRow } from '@foyer/core/internal/modal'
import { createFakeAdapter, createMemoryStorage, createTestModal } from '@foyer/core/testing'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'
import { listInstalledSectionIds, movePhoneRowBelowInstalled } from './installedSection.js'

const modals = destroyModalsAfterEach()

const row = (id: string, state: Partial<WalletRow>): WalletRow => ({
  id,
  name: id,
  imageUrl: undefined,
  isInstalled: true,
  isRecent: false,
  isCertified: false,
  isApp: false,
  namespaces: ['eip155'],
  walletIds: {},
  group: 'injected',
  ...state,
})

it('listInstalledSectionIds returns the first installed wallets in a row, without recent ones', () => {
  const rows = [
    row('a', { isRecent: true, group: 'recent' }),
    row('b', {}),
    row('c', {}),
    row('phone', { isInstalled: false, group: 'walletConnect' }),
    row('d', { group: 'featured' }),
  ]
  expect(listInstalledSectionIds(rows)).toEqual(['b', 'c'])
  expect(listInstalledSectionIds(rows.slice(1, 3))).toEqual(['b', 'c'])
  expect(listInstalledSectionIds(rows.slice(3, 4))).toEqual([])
})

it('S2.041 movePhoneRowBelowInstalled keeps the specified order on a phone', () => {
  const rows = [row('phone', { isInstalled: false, group: 'walletConnect' }), row('a', {})]
  const { modal } = createTestModal()
  modals.push(modal)
  const place = () => movePhoneRowBelowInstalled(startNavigation(modal), rows).map(({ id }) => id)
  expect(place()).toEqual(['a', 'phone'])
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  expect(place()).toEqual(['phone', 'a'])
  userAgent.mockRestore()
})

/** Opens Connect with three wallets in this browser, of which one is recent, and a phone. */
async function open(options: { readonly features?: object } = {}) {
  const storage = createMemoryStorage({ '@appkit/recent_wallets': '["northbeam"]' })
  const fake = createFakeAdapter({ hasChannel: true, wallets: ['lantern', 'kitewing', 'northbeam'] })
  const { modal } = createTestModal({ ui: reactUi(), fake, storage, ...options })
  modals.push(modal)
  const { root, control } = await openModal(modal)
  const lines = [...root.querySelectorAll('.fy-body .fy-rows > li')].map((line) => {
    const tag = line.querySelector('.fy-tag')?.textContent
    const title = line.querySelector('.fy-row__t')?.textContent
    return line.matches('.fy-label') ? `[${line.textContent}]` : tag ? `${title}: ${tag}` : title
  })
  return { lines, control }
}

it('Connect lists recent wallets, installed ones under one label, and then the phone, on a computer', async () => {
  const { lines, control } = await open()
  const own = ['Northbeam: Recent', '[Installed]', 'Lantern', 'Kitewing', '[]']
  expect(lines.slice(0, 6)).toEqual([...own, 'Phone wallet: QR code'])
  // Screen readers hear "Installed" with each wallet.
  expect(control(/^Lantern/).textContent).toBe('LanternInstalled')
})

it('S2.041 Connect lists the phone first where the app sets that order', async () => {
  const { lines } = await open({ features: { connectorTypeOrder: ['walletConnect', 'recent', 'injected'] } })
  expect(lines[0]).toBe('Phone wallet: QR code')
})
