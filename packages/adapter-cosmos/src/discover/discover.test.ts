import type { Wallet } from '@foyer/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPage, createWallet, KEPLR, LEAP, openWindow, type PageOptions } from '../testing/createPage.js'

type Page = EventTarget & Record<string, unknown>

function discover(options?: PageOptions) {
  const { modal, adapter } = createPage(options)
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

const nothing = async () => {}
const provider = () => ({ enable: nothing, getKey: nothing, signDirect: nothing, signAmino: nothing })

describe('in a page', () => {
  let page: Page
  beforeEach(() => {
    page = openWindow() as Page
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('S1.065 lists what sits where Keplr, Leap, Cosmostation and OKX put themselves, under their names on EVM', () => {
    createWallet()
    createWallet({ style: 'leap' })
    page.cosmostation = { providers: { keplr: provider() } }
    page.okxwallet = { keplr: provider() }
    const { reports } = discover()
    expect(reports).toHaveLength(1)
    expect(reports[0]?.[0]).toEqual({ id: KEPLR, name: 'Keplr', type: 'INJECTED', info: { rdns: KEPLR } })
    expect(reports[0]?.map(({ name }) => name)).toEqual(['Keplr', 'Leap Wallet', 'Cosmostation Wallet', 'OKX Wallet'])
  })

  it('lists a wallet that also sits at the place of Keplr once, as itself', () => {
    page.keplr = page.leap = provider()
    expect(discover().ids()).toEqual([LEAP])
  })

  it('hears of one that comes while the page loads, and of none after the end', () => {
    const { script } = createWallet({ announce: 'manual' })
    const { reports, ids, stop } = discover()
    expect(reports).toEqual([[]])
    script.announce()
    page.dispatchEvent(new Event('load'))
    expect(ids()).toEqual([KEPLR])
    page.dispatchEvent(new Event('load'))
    expect(reports).toHaveLength(2)
    stop()
    page.leap = provider()
    page.dispatchEvent(new Event('load'))
    expect(reports).toHaveLength(2)
  })

  it('ends with the modal', () => {
    const { modal, reports } = discover()
    modal.destroy()
    page.keplr = provider()
    page.dispatchEvent(new Event('load'))
    expect(reports).toEqual([[]])
  })

  it('survives whatever else sits there', () => {
    Object.defineProperty(page, 'keplr', { get: () => expect.unreachable() })
    page.leap = 'no wallet'
    page.cosmostation = { providers: null }
    page.okxwallet = { keplr: { enable: true } }
    expect(discover().ids()).toEqual([])
  })

  it('looks at no global where the site has switched that off', () => {
    page.keplr = provider()
    expect(discover({ enableInjected: false }).ids()).toEqual([])
  })
})

it('lists the wallets of the page, without a window too, with images that can be nothing else', () => {
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
