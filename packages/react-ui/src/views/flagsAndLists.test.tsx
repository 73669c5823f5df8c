import { connect, disconnect } from '@foyer/core/actions'
import { type CreateTestModalParameters, createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'

const modals = keepModals()
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

it.each([true, false])('S5.050 the guide to wallets is there where the flag is %s', async (enableWalletGuide) => {
  const { hasControl } = await openModal(create({ enableWalletGuide }).modal)
  expect(hasControl('What is a wallet?')).toBe(enableWalletGuide)
})

it('leads to the guide from the header and from the footer, with one stop for the keyboard', async () => {
  const { root } = await openModal(create({ projectId: '', basic: true }).modal)
  const ways = [...root.querySelectorAll('button')].filter((each) =>
    /^What is a wallet/.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
  )
  expect(ways.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
})

it('S9.014 asks for the pictures of the first 20 wallets of a page, and of no more', async () => {
  const data = Array.from({ length: 40 }, (_, index) => ({
    id: `w${index}`,
    name: `W${index}`,
    chains: [],
    image_id: `i${index}`,
  }))
  vi.stubGlobal('fetch', async () => Response.json({ data, count: 40 }))
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        asked.push(new URL(url).pathname)
      }
    },
  )
  await openModal(create({ services: { directory: 'https://directory.example' } }).modal, { view: 'AllWallets' })
  await vi.waitFor(async () => {
    await settle()
    expect(asked).not.toEqual([])
  })
  expect(asked).toEqual(Array.from({ length: 20 }, (_, index) => `/getWalletImage/i${index}`))
})

it('S4.016 a wallet that was disconnected is asked again from ProfileWallets, and leads back there', async () => {
  const { modal } = create()
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  await disconnect(modal, { namespace: 'eip155', walletId: 'kitewing' })
  const { title, click } = await openModal(modal, { view: 'ProfileWallets' })
  const wallets = title()
  expect(wallets).toBe('Your wallets')
  await click(/Kitewing ?Reconnect/)
  await vi.waitFor(async () => {
    await settle()
    expect(title()).toBe(wallets)
  })
  expect(modal.$account().get().connectedWalletInfo?.name).toBe('Kitewing')
})
