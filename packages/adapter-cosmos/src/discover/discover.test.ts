import type { Wallet } from '@foyer/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createTestApp,
  createWallet,
  KEPLR_ID,
  LEAP_ID,
  stubWindow,
  type TestAppOptions,
} from '../testing/createTestApp.js'

type Page = EventTarget & Record<string, unknown>

function discover(options?: TestAppOptions) {
  const { modal, adapter } = createTestApp(options)
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

const nothing = async () => {}
const provider = () => ({ enable: nothing, getKey: nothing, signDirect: nothing, signAmino: nothing })

describe('in a page', () => {
  let page: Page
  beforeEach(() => {
    page = stubWindow() as Page
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('S1.065 lists Keplr, Leap, Cosmostation and OKX under their EVM names', () => {
    createWallet()
    createWallet({ style: 'leap' })
    page.cosmostation = { providers: { keplr: provider() } }
    page.okxwallet = { keplr: provider() }
    const { reports } = discover()
    expect(reports).toHaveLength(1)
    expect(reports[0]?.[0]).toEqual({ id: KEPLR_ID, name: 'Keplr', type: 'INJECTED', info: { rdns: KEPLR_ID } })
    expect(reports[0]?.map(({ name }) => name)).toEqual(['Keplr', 'Leap Wallet', 'Cosmostation Wallet', 'OKX Wallet'])
  })

  it('lists a wallet that also sets window.keplr once, under its own name', () => {
    page.keplr = page.leap = provider()
    expect(discover().ids()).toEqual([LEAP_ID])
  })

  it('finds wallets that load with the page, and none after unsubscribe', () => {
    const { script } = createWallet({ announce: 'manual' })
    const { reports, ids, stop } = discover()
    expect(reports).toEqual([[]])
    script.announce()
    page.dispatchEvent(new Event('load'))
    expect(ids()).toEqual([KEPLR_ID])
    page.dispatchEvent(new Event('load'))
    expect(reports).toHaveLength(2)
    stop()
    page.leap = provider()
    page.dispatchEvent(new Event('load'))
    expect(reports).toHaveLength(2)
  })

  it('stops when the modal is destroyed', () => {
    const { modal, reports } = discover()
    modal.destroy()
    page.keplr = provider()
    page.dispatchEvent(new Event('load'))
    expect(reports).toEqual([[]])
  })

  it('survives hostile globals', () => {
    Object.defineProperty(page, 'keplr', { get: () => expect.unreachable() })
    page.leap = 'no wallet'
    page.cosmostation = { providers: null }
    page.okxwallet = { keplr: { enable: true } }
    expect(discover().ids()).toEqual([])
  })

  it('reads no global when features.injected is off', () => {
    page.keplr = provider()
    expect(discover({ features: { injected: false } }).ids()).toEqual([])
  })
})

it('discoverWallets lists the app’s wallets without a window, with safe images', () => {
  const wallets = [
    { id: 'own', name: 'Own', icon: 'javascript:alert(1)', provider: provider() },
    { id: 'other', name: 'Other', icon: 'data:image/png;base64,AAAA', rdns: 'example.other', provider },
  ]
  expect(discover({ wallets }).reports).toEqual([
    [
      { id: 'own', name: 'Own', type: 'EXTERNAL', info: {} },
      { id: 'other', name: 'Other', type: 'EXTERNAL', imageUrl: wallets[1]?.icon, info: { rdns: 'example.other' } },
    ],
  ])
})
