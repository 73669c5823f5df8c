import type { Wallet } from '@foyer/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, createWallet, stubWindow, type TestAppOptions } from '../testing/createTestApp.js'

function discover(options?: TestAppOptions) {
  const { modal, adapter } = createTestApp(options)
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, adapter, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

function announce(wallet: unknown) {
  const undos: (() => void)[] = []
  const register = ({ register }: { register(...wallets: unknown[]): () => void }) => undos.push(register(wallet))
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return { remove: () => undos.map((undo) => undo()) }
}

const standard = (name: unknown, icon?: unknown) => ({ name, icon, features: { 'bitcoin:connect': {} } })

describe('in a page', () => {
  let page: ReturnType<typeof stubWindow>
  beforeEach(() => {
    page = stubWindow()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('reports a wallet of each family at once', () => {
    createWallet('unisat')
    createWallet('ferrow')
    createWallet('saltmarsh')
    const icon = expect.stringMatching(/^data:image\/svg\+xml;base64,/)
    expect(discover().reports).toEqual([
      [
        { id: 'unisat', name: 'UniSat', type: 'INJECTED' },
        { id: 'Saltmarsh', name: 'Saltmarsh', type: 'ANNOUNCED', imageUrl: icon },
        { id: 'FerrowProviders.Bitcoin', name: 'Ferrow', type: 'INJECTED', imageUrl: icon },
      ],
    ])
  })

  it('reports late wallets: announced, injected with an event, and injected until load', () => {
    const { ids, reports } = discover()
    expect(ids()).toEqual([])
    createWallet('saltmarsh')
    expect(ids()).toEqual(['Saltmarsh'])
    createWallet('unisat')
    expect(ids()).toEqual(['unisat', 'Saltmarsh'])
    createWallet('ferrow')
    page.dispatchEvent(new Event('load'))
    expect(ids()).toEqual(['unisat', 'Saltmarsh', 'FerrowProviders.Bitcoin'])
    page.dispatchEvent(new Event('load'))
    expect(reports).toHaveLength(4)
  })

  it.each([
    ['isOkxWallet', 'okxwallet.bitcoin', 'OKX Wallet'],
    ['isPhantom', 'Phantom', 'Phantom'],
  ])('names window.unisat by its flag: %s', (mark, id, name) => {
    page.unisat = { requestAccounts: () => {}, [mark]: true }
    expect(discover().reports).toEqual([[{ id, name, type: 'INJECTED' }]])
  })

  it('prefers a wallet’s own global to window.unisat', () => {
    page.btc_providers = [{ id: 'unisat', name: 'UniSat' }]
    page.unisat = { requestAccounts: () => {}, isOkxWallet: true }
    page.okxwallet = { bitcoin: { connect: () => {} } }
    expect(discover().reports).toEqual([[{ id: 'okxwallet.bitcoin', name: 'OKX Wallet', type: 'INJECTED' }]])
  })

  it('lists a wallet once: announced twice, announced and injected, or injected twice', () => {
    const twice = standard('Twice')
    announce(twice)
    announce(twice)
    const provider = { request: () => {} }
    announce({ name: 'Placed', features: { 'bitcoin:connect': {}, 'sats-connect:': { provider } } })
    Object.assign(page, { LeatherProvider: provider })
    const shared = { requestAccounts: () => {} }
    Object.assign(page, { bitkeep: { unisat: shared }, okxwallet: { bitcoin: { connect: () => {} } } })
    page.btc_providers = [
      { id: 'okxwallet.bitcoin', name: 'OKX Wallet' },
      { id: 'bitkeep.unisat', name: 'Bitget' },
    ]
    expect(discover().ids()).toEqual(['okxwallet.bitcoin', 'bitkeep.unisat', 'LeatherProvider', 'Twice'])
    page.unisat = shared
    expect(discover().ids()).not.toContain('unisat')
  })

  it('lists a wallet at its known place, also in place of an announced one', () => {
    const provider = { request: () => {} }
    announce({ name: 'Leather', features: { 'bitcoin:connect': {}, 'sats-connect:': { provider } } })
    page.btc_providers = [{ id: 'LeatherProvider', name: 'Evil', icon: 'https://leather.example/icon.png' }]
    const { reports } = discover()
    expect(reports.at(-1)?.map(({ name }) => name)).toEqual(['Leather'])
    Object.assign(page, { LeatherProvider: provider })
    page.dispatchEvent(new Event('load'))
    expect(reports.at(-1)).toEqual([
      { id: 'LeatherProvider', name: 'Leather', type: 'INJECTED', imageUrl: 'https://leather.example/icon.png' },
    ])
  })

  it('keeps an injected wallet whose object another one names first', async () => {
    const requested: string[] = []
    const toProvider = (name: string) => ({
      request: async (method: string) => void requested.push(`${name} ${method}`),
    })
    const provider = toProvider('genuine')
    const own = toProvider('evil')
    Object.assign(page, { XverseProviders: { BitcoinProvider: provider } })
    let isListed = false
    const feature = {
      get provider() {
        return isListed ? own : provider
      },
    }
    announce({ name: 'Xverse Wallet', features: { 'bitcoin:connect': {}, 'sats-connect:': feature } })
    const { adapter, ids } = discover()
    expect(ids()).toEqual(['XverseProviders.BitcoinProvider'])
    isListed = true
    await adapter.connect({ walletId: 'XverseProviders.BitcoinProvider' }).catch(() => {})
    expect(requested.length).toBeGreaterThan(0)
    expect(requested.filter((each) => each.startsWith('evil'))).toEqual([])
  })

  it('prefers the announced wallet to another place with its object', () => {
    const provider = { request: () => {} }
    announce({ name: 'Lantern', features: { 'bitcoin:connect': {}, 'sats-connect:': { provider } } })
    Object.assign(page, { evil: provider })
    page.btc_providers = [{ id: 'evil', name: 'Lantern' }]
    expect(discover().ids()).toEqual(['Lantern'])
  })

  it('lists all wallets that claim one name', () => {
    createWallet('saltmarsh')
    createWallet('unisat')
    announce(standard('Saltmarsh'))
    announce(standard('UniSat'))
    expect(discover().ids()).toEqual(['unisat', 'Saltmarsh', 'Saltmarsh#2', 'UniSat'])
  })

  it('finds other wallets when sats-connect’s list throws', () => {
    Object.defineProperty(page, 'btc_providers', {
      get: () => {
        throw new Error('Look away')
      },
    })
    createWallet('unisat')
    expect(discover().ids()).toEqual(['unisat'])
  })

  it('removes a wallet that unregisters', () => {
    const { remove } = announce(standard('Passing'))
    const { ids } = discover()
    expect(ids()).toEqual(['Passing'])
    remove()
    expect(ids()).toEqual([])
  })

  it('survives hostile wallets, and rejects images other than data or https URLs', () => {
    const thrower = new Proxy(
      {},
      {
        get: () => {
          throw new Error('Look away')
        },
      },
    )
    announce(thrower)
    announce(undefined)
    announce(standard(''))
    announce(standard({ toString: () => 'Object' }))
    announce(standard('walletconnect'))
    announce({ name: 'Of another chain', features: { 'solana:signMessage': {} } })
    announce(standard('Script', 'javascript:alert(1)'))
    announce(standard('Markup', 'data:text/html,<script>'))
    announce(standard('Padded', '\n data:image/png;base64,AA=='))
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet'))
    page.btc_providers = [null, thrower, { id: 42, name: 'No path' }, { id: 'nowhere.at.all', name: 'Nobody' }]
    Object.defineProperty(page, 'unisat', {
      get: () => {
        throw new Error('Look away')
      },
    })
    const { reports } = discover()
    expect(reports.at(-1)?.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
      ['Script', undefined],
      ['Markup', undefined],
      ['Padded', 'data:image/png;base64,AA=='],
    ])
  })

  it('lists announced wallets only when features.injected is off', () => {
    for (const family of ['saltmarsh', 'ferrow', 'unisat'] as const) createWallet(family)
    expect(discover({ features: { injected: false } }).ids()).toEqual(['Saltmarsh'])
  })

  it('lists the app’s wallet instead of an announced one of its name', () => {
    createWallet('saltmarsh')
    const own = { id: 'own', name: 'Saltmarsh', provider: {} }
    expect(discover({ wallets: [own] }).reports.at(-1)).toEqual([
      { id: 'own', name: 'Saltmarsh', type: 'EXTERNAL', imageUrl: undefined },
    ])
  })

  it('stops listening on unsubscribe and when the modal is destroyed', () => {
    const first = discover()
    const second = discover()
    first.stop()
    second.modal.destroy()
    createWallet('saltmarsh')
    createWallet('unisat')
    expect([first.ids(), second.ids()]).toEqual([[], []])
  })
})

it('discoverWallets lists the app’s wallets without a window', () => {
  expect(typeof window).toBe('undefined')
  expect(discover({ wallets: [{ id: 'own', name: 'Own', provider: {} }] }).ids()).toEqual(['own'])
})
