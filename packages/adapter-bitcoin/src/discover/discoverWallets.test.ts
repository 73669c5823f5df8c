import type { Wallet } from '@foyer/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPage, createWallet, type PageOptions, stubWindow } from '../testing/createPage.js'

function discover(options?: PageOptions) {
  const { modal, adapter } = createPage(options)
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, adapter, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

/** As a wallet that was loaded before the page, or comes later. */
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

  it('lists a wallet of each family in its first report', () => {
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

  it('lists those that come late: announced, injected with a word, and injected until the page has loaded', () => {
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

  it('lists a wallet once: announced twice, announced and at a place, or at two places', () => {
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

  it('lists a wallet at its place whoever names its object, and says so when it takes the place of the announced one', () => {
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

  it('hides no injected wallet for one that names its object first and another later', async () => {
    const asked: string[] = []
    const toProvider = (name: string) => ({ request: async (method: string) => void asked.push(`${name} ${method}`) })
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
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((each) => each.startsWith('evil'))).toEqual([])
  })

  it('takes what names the object of an announced wallet at a place of its own for less than the announced one', () => {
    const provider = { request: () => {} }
    announce({ name: 'Lantern', features: { 'bitcoin:connect': {}, 'sats-connect:': { provider } } })
    Object.assign(page, { evil: provider })
    page.btc_providers = [{ id: 'evil', name: 'Lantern' }]
    expect(discover().ids()).toEqual(['Lantern'])
  })

  it('lists all that claim one name, announced or at a place: which of them has it is not for us to say', () => {
    createWallet('saltmarsh')
    createWallet('unisat')
    announce(standard('Saltmarsh'))
    announce(standard('UniSat'))
    expect(discover().ids()).toEqual(['unisat', 'Saltmarsh', 'Saltmarsh#2', 'UniSat'])
  })

  it('finds the others where a wallet has made the list of the page throw', () => {
    Object.defineProperty(page, 'btc_providers', {
      get: () => {
        throw new Error('Look away')
      },
    })
    createWallet('unisat')
    expect(discover().ids()).toEqual(['unisat'])
  })

  it('takes a wallet away that is taken back', () => {
    const { remove } = announce(standard('Passing'))
    const { ids } = discover()
    expect(ids()).toEqual(['Passing'])
    remove()
    expect(ids()).toEqual([])
  })

  it('survives hostile wallets, and lets through no image that is more than one', () => {
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

  it('lists only those that announce themselves when the page switched injected ones off', () => {
    for (const family of ['saltmarsh', 'ferrow', 'unisat'] as const) createWallet(family)
    expect(discover({ enableInjected: false }).ids()).toEqual(['Saltmarsh'])
  })

  it('lists the page’s own wallet, in place of the announced one of its name', () => {
    createWallet('saltmarsh')
    const own = { id: 'own', name: 'Saltmarsh', provider: {} }
    expect(discover({ wallets: [own] }).reports.at(-1)).toEqual([
      { id: 'own', name: 'Saltmarsh', type: 'EXTERNAL', imageUrl: undefined },
    ])
  })

  it('stops listening with its undo and with the modal', () => {
    const first = discover()
    const second = discover()
    first.stop()
    second.modal.destroy()
    createWallet('saltmarsh')
    createWallet('unisat')
    expect([first.ids(), second.ids()]).toEqual([[], []])
  })
})

it('on a server touches no window and lists the wallets that the page brings', () => {
  expect(typeof window).toBe('undefined')
  expect(discover({ wallets: [{ id: 'own', name: 'Own', provider: {} }] }).ids()).toEqual(['own'])
})
