import type { Wallet } from '@foyer/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, createWallet, type TestAppOptions, toWalletOption } from '../testing/createTestApp.js'

const page = () => window as { injectedWeb3?: unknown }

function discover(options?: TestAppOptions) {
  const { modal, adapter } = createTestApp(options)
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

const provider = { enable: async () => ({}) }

describe('in a page', () => {
  beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
  afterEach(() => void vi.unstubAllGlobals())

  it('S1.063 lists the extensions of injectedWeb3 under their brand names', () => {
    createWallet()
    Object.assign(page().injectedWeb3 ?? {}, {
      'polkadot-js': provider,
      'subwallet-js': provider,
      polkagate: provider,
      talisman: { connect: async () => ({}) },
      'fearless-wallet': provider,
      'nova-Wallet': provider,
    })
    expect(discover().reports).toEqual([
      [
        { id: 'thornwick', name: 'Thornwick', type: 'INJECTED' },
        { id: 'polkadot-js', name: 'Polkadot.js', type: 'INJECTED' },
        { id: 'subwallet-js', name: 'SubWallet', type: 'INJECTED' },
        { id: 'polkagate', name: 'PolkaGate', type: 'INJECTED' },
        { id: 'talisman', name: 'Talisman', type: 'INJECTED' },
        { id: 'fearless-wallet', name: 'Fearless Wallet', type: 'INJECTED' },
        { id: 'nova-Wallet', name: 'Nova Wallet', type: 'INJECTED' },
      ],
    ])
  })

  it.each(['DOMContentLoaded', 'load', 'focus'])('lists a late extension once, at the next %s', (moment) => {
    const { script } = createWallet({ announce: 'manual' })
    const { ids, reports } = discover()
    expect(ids()).toEqual([])
    script.announce()
    window.dispatchEvent(new Event(moment))
    expect(ids()).toEqual(['thornwick'])
    window.dispatchEvent(new Event(moment))
    expect(reports).toHaveLength(2)
  })

  it('ignores non-wallets, throwing objects and reserved names', () => {
    const hostile = {
      nothing: null,
      text: 'enable',
      empty: {},
      wrong: { enable: 'yes' },
      walletconnect: provider,
      injected: provider,
      get trap() {
        throw new Error('Not for you')
      },
    }
    page().injectedWeb3 = hostile
    createWallet()
    expect(discover().ids()).toEqual(['thornwick'])
    const forbid = () => {
      throw new Error('Not for you')
    }
    page().injectedWeb3 = new Proxy({}, { ownKeys: forbid, get: forbid })
    expect(discover().ids()).toEqual([])
    page().injectedWeb3 = 7
    expect(discover().ids()).toEqual([])
  })

  it('lists the app’s wallets first, and extensions under the app’s names', () => {
    const wallet = createWallet()
    const icon = 'data:image/png;base64,AA=='
    expect(discover({ wallets: [{ ...toWalletOption(wallet), name: 'Our Thornwick', icon }] }).reports[0]).toEqual([
      { id: 'thornwick', name: 'Our Thornwick', type: 'EXTERNAL', imageUrl: icon },
    ])
    const [own] = discover({ wallets: [{ ...toWalletOption(wallet), icon: 'javascript:alert(1)' }] }).reports[0] ?? []
    expect(own?.imageUrl).toBeUndefined()
  })

  it('lists no extension when features.injected is off', () => {
    createWallet()
    expect(discover({ features: { injected: false } }).ids()).toEqual([])
  })

  it('stops polling on unsubscribe and when the modal is destroyed', () => {
    const first = discover()
    const second = discover()
    first.stop()
    second.modal.destroy()
    createWallet()
    window.dispatchEvent(new Event('focus'))
    expect([first.ids(), second.ids()]).toEqual([[], []])
  })
})

it('watchWallets lists the app’s wallets without a window', () => {
  expect(typeof window).toBe('undefined')
  expect(discover({ wallets: [toWalletOption(createWallet())] }).ids()).toEqual(['thornwick'])
})
