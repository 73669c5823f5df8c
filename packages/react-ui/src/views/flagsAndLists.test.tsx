import { connect, disconnect } from '@foyer/core/actions'
import { type CreateTestModalParameters, createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
afterEach(() => void vi.unstubAllGlobals())

function create(options: CreateTestModalParameters = {}) {
  const { modal, ...rest } = createTestModal({
    ui: reactUi(),
    fake: createFakeAdapter({ hasChannel: true }),
    ...options,
  })
  modals.push(modal)
  return { modal, ...rest }
}

it.each([true, false])('S5.050 the wallet guide is linked with features.walletGuide %s', async (walletGuide) => {
  const { hasControl } = await openModal(create({ features: { walletGuide } }).modal)
  expect(hasControl('What is a wallet?')).toBe(walletGuide)
})

it('the wallet guide is linked in header and footer, with one tab stop', async () => {
  const { root } = await openModal(create({ basic: true }).modal)
  const signInOptions = [...root.querySelectorAll('button')].filter((each) =>
    /^What is a wallet/.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
  )
  expect(signInOptions.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
})

it('S9.014 AllWallets preloads the images of the first 20 wallets of a page', async () => {
  const data = Array.from({ length: 40 }, (_, index) => ({
    id: `w${index}`,
    name: `W${index}`,
    chains: [],
    image_id: `i${index}`,
  }))
  vi.stubGlobal('fetch', async () => Response.json({ data, count: 40 }))
  const requests: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        requests.push(new URL(url).pathname)
      }
    },
  )
  await openModal(create({ services: { directory: 'https://directory.example' } }).modal, { view: 'AllWallets' })
  await vi.waitFor(async () => {
    await flushUpdates()
    expect(requests).not.toEqual([])
  })
  expect(requests).toEqual(Array.from({ length: 20 }, (_, index) => `/getWalletImage/i${index}`))
})

it('S4.016 ProfileWallets reconnects a disconnected wallet, and leads back', async () => {
  const { modal } = create()
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  await disconnect(modal, { namespace: 'eip155', walletId: 'kitewing' })
  const { title, click } = await openModal(modal, { view: 'ProfileWallets' })
  const wallets = title()
  expect(wallets).toBe('Your wallets')
  await click(/Kitewing ?Reconnect/)
  await vi.waitFor(async () => {
    await flushUpdates()
    expect(title()).toBe(wallets)
  })
  expect(modal.$account().get().connectedWalletInfo?.name).toBe('Kitewing')
})
