// @vitest-environment happy-dom
import type { Network } from '@foyer/core'
import { connect, getFeature, switchConnection } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal, fakeNetwork, otherFakeNetwork } from '@foyer/core/testing'
import { reactUi } from '@foyer/react-ui'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FAUCET_URL as url } from './createFaucet.js'
import { faucet } from './faucet.js'

const testNetwork: Network<'eip155'> = { ...fakeNetwork, name: 'Shallows', testnet: true }
const kept: { destroy(): void }[] = []

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => {
    for (const modal of kept.splice(0)) modal.destroy()
  })
  vi.unstubAllGlobals()
})

/** Imitates the faucet's server, with its offers and claims. */
function stubServer(claim: () => Response = () => Response.json({ hash: '0xfeed' })) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    const { origin, pathname, search } = new URL(address)
    if (origin !== url) throw new TypeError('Nobody is there')
    asked.push(`${method} ${pathname}${decodeURIComponent(search)}${String(body)}`)
    return method === 'POST' ? claim() : Response.json({ amount: '0.5', symbol: 'ETH' })
  })
  return asked
}

const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => vi.dynamicImportSettled())
    check()
  })

/** Opens the real modal for a user with a wallet. */
async function createConnected(first: Network<'eip155'> = testNetwork) {
  const { modal, fake, storage } = createTestModal({
    fake: createFakeAdapter(),
    networks: [first, otherFakeNetwork],
    customFeatures: [faucet],
    ui: reactUi(),
  })
  kept.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const shadow = () => [...document.querySelectorAll('[data-foyer]')].at(-1)?.shadowRoot
  const button = (name: RegExp) =>
    [...(shadow()?.querySelectorAll('button') ?? [])].find(({ textContent }) => name.test(textContent ?? ''))
  return {
    modal,
    fake,
    storage,
    button,
    title: () => shadow()?.querySelector('.fy-title')?.textContent,
    text: () => shadow()?.querySelector('.fy-modal')?.textContent ?? '',
    open: (view: 'Account' | 'Faucet') => act(async () => void modal.open({ view })),
    async press(name: RegExp) {
      await eventually(() => expect(button(name)).toBeDefined())
      await act(async () => button(name)?.click())
    },
    /** Waits until the check passes. */
    eventually,
  }
}

it('has a row on the account, which leads to its view, from where coins are asked for once', async () => {
  const asked = stubServer()
  const { modal, storage, open, press, eventually, text, title } = await createConnected()
  await open('Account')
  expect(asked).toEqual([])
  await press(/Get test coins/)
  await eventually(() => expect(text()).toContain('0.5 ETH'))
  expect(title()).toBe('Test coins')
  await press(/Send them to me/)
  await eventually(() => expect(text()).toContain('0xfeed'))
  const { caipAddress } = modal.$account().get()
  expect(asked).toEqual(['GET /offers?network=eip155:1', `POST /claims{"address":"${caipAddress}"}`])
  expect(storage.getItem(`@appkit/feature:faucet:${caipAddress}`)).toBe('0xfeed')
})

it('is offered on test networks alone, and leads to the account where it is asked for on another', async () => {
  const asked = stubServer()
  const { modal, open, button, eventually } = await createConnected({ ...testNetwork, testnet: false })
  await open('Account')
  await eventually(() => expect(button(/Ethereum|Shallows/)).toBeDefined())
  expect(button(/Get test coins/)).toBeUndefined()
  await open('Faucet')
  await eventually(() => expect(button(/Disconnect/)).toBeDefined())
  expect(modal.$state.get().isOpen).toBe(true)
  expect(asked).toEqual([])
})

it.each([
  ['says no', () => new Response('', { status: 403 })],
  ['answers with something else', () => Response.json({ coins: 'many' })],
])('says that nothing was sent where the faucet %s, and lets the visitor try again', async (_what, claim) => {
  let answer: () => Response = claim
  stubServer(() => answer())
  const { open, press, eventually, text } = await createConnected()
  await open('Faucet')
  await press(/Send them to me/)
  await eventually(() => expect(text()).toContain('The faucet gives nothing now'))
  answer = () => Response.json({ hash: '0xbeef' })
  await press(/Try again/)
  await eventually(() => expect(text()).toContain('0xbeef'))
})

it('forgets what it offered when the account is another one, and remembers for whom it has sent', async () => {
  stubServer()
  const { modal, fake } = await createConnected()
  const part = getFeature(modal, faucet)
  await part.load()
  await part.claim()
  expect(part.$state.get()).toMatchObject({ status: 'sent', hash: '0xfeed' })
  fake.connectElsewhere('kitewing')
  await vi.waitFor(() => expect(part.$state.get()).toEqual({ status: 'loading' }))
  await part.load()
  expect(part.$state.get()).toMatchObject({ status: 'ready' })
  switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })
  await part.load()
  expect(part.$state.get()).toMatchObject({ status: 'sent', hash: '0xfeed' })
})
