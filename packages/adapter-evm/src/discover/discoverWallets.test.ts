import type { Wallet } from '@foyer/core'
import { getWallets } from '@foyer/core/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, createWallet, type TestAppOptions, toWalletOption } from '../testing/createTestApp.js'

const LANTERN = 'sandbox.foyer.lantern'

function discover(options?: TestAppOptions) {
  const { modal, adapter } = createTestApp({ coinbase: false, ...options })
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, adapter, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

function announce(info: unknown, provider: unknown = { request: async () => null }) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
}

describe('in a page', () => {
  beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
  afterEach(() => void vi.unstubAllGlobals())

  it('S3.022 lists an announced wallet as ANNOUNCED', () => {
    const { info } = createWallet()
    const { reports } = discover()
    expect(reports).toEqual([
      [{ id: LANTERN, name: 'Lantern', type: 'ANNOUNCED', imageUrl: info.icon, info: { rdns: LANTERN } }],
    ])
  })

  it('S3.022 lists a wallet that announces itself late', () => {
    const wallet = createWallet({ announce: 'manual' })
    const { ids } = discover()
    expect(ids()).toEqual([])
    wallet.script.announce()
    expect(ids()).toEqual([LANTERN])
  })

  it('lists a wallet once for repeated announcements, and another wallet with its name beside it', () => {
    const { script } = createWallet()
    const { reports } = discover()
    script.announce()
    announce({ uuid: 'other', name: 'Impostor', rdns: LANTERN, icon: '' })
    expect(reports).toHaveLength(2)
    expect(reports[0]?.map(({ name }) => name)).toEqual(['Lantern'])
    expect(reports[1]).toMatchObject([
      { id: LANTERN, name: 'Lantern', info: { rdns: LANTERN } },
      { id: `${LANTERN}#2`, name: 'Impostor', info: { rdns: LANTERN } },
    ])
  })

  it('uses each wallet’s own provider when two claim one name', async () => {
    const { script } = createWallet()
    const { adapter, ids } = discover()
    const requested: unknown[] = []
    const request = async ({ method }: { readonly method: string }) => {
      requested.push(method)
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    }
    announce({ name: 'Impostor', rdns: LANTERN, icon: '' }, { request })
    expect(ids()).toEqual([LANTERN, `${LANTERN}#2`])
    await expect(adapter.connect({ walletId: `${LANTERN}#2` })).rejects.toMatchObject({ code: 4001 })
    expect(requested).toContain('eth_requestAccounts')
    expect(await script.open()).toEqual([])
  })

  it('ignores announcements after the first thousand', () => {
    const { ids } = discover()
    for (let index = 0; index < 1_100; index++) announce({ name: `Wallet ${index}`, rdns: `a.wallet${index}` })
    expect(ids()).toHaveLength(1_000)
  })

  it('rejects malformed announcements, and images other than data or https URLs', () => {
    const { reports, ids } = discover()
    announce(undefined)
    announce({ name: 'No provider', rdns: 'a.b' }, null)
    announce({ name: 'No function', rdns: 'a.b' }, { request: 'no' })
    announce({ name: { toString: () => 'x' }, rdns: 'a.b' })
    announce({ name: 'No name space', rdns: 42 })
    announce({ name: '', rdns: 'a.b' })
    announce({ name: 'Poses as one of ours', rdns: 'injected' })
    expect(ids()).toEqual([])
    announce({ name: 'Script', rdns: 'a.script', icon: 'javascript:alert(1)' })
    announce({ name: 'Markup', rdns: 'a.markup', icon: 'data:text/html,<script>' })
    announce({ name: 'No icon', rdns: 'a.none' })
    announce({ name: 'Padded', rdns: 'a.padded', icon: '\n  data:image/png;base64,AA==' })
    announce({ name: 'Remote', rdns: 'a.remote', icon: 'https://wallet.example/icon.png' })
    expect(reports.at(-1)?.map(({ imageUrl }) => imageUrl)).toEqual([
      undefined,
      undefined,
      undefined,
      'data:image/png;base64,AA==',
      'https://wallet.example/icon.png',
    ])
  })

  it('lists no announced wallet when features.eip6963 is off', () => {
    createWallet()
    expect(discover({ features: { eip6963: false } }).ids()).toEqual([])
  })

  it('S3.023 lists window.ethereum as INJECTED under its name', () => {
    const wallet = createWallet({ announce: 'never', legacy: true })
    expect(discover().reports).toEqual([[{ id: 'injected', name: 'Browser wallet', type: 'INJECTED' }]])
    Object.assign(wallet.provider, { isMetaMask: true })
    expect(discover().reports[0]?.[0]?.name).toBe('MetaMask')
    Object.assign(wallet.provider, { isBraveWallet: true })
    expect(discover().reports[0]?.[0]?.name).toBe('Brave Wallet')
    Object.assign(wallet.provider, { isBraveWallet: false, isOkxWallet: true })
    expect(discover().reports[0]?.[0]?.name).toBe('OKX Wallet')
  })

  it('S3.023 lists a window.ethereum that is injected late', () => {
    const { ids } = discover()
    createWallet({ announce: 'never', legacy: true })
    expect(ids()).toEqual(['injected'])
  })

  it('S3.023 removes window.ethereum once its wallet is announced', () => {
    const wallet = createWallet({ announce: 'manual', legacy: true })
    const { ids } = discover()
    expect(ids()).toEqual(['injected'])
    wallet.script.announce()
    expect(ids()).toEqual([LANTERN])
  })

  it('lists window.ethereum beside any other announced wallet', () => {
    createWallet({ name: 'Kitewing', rdns: 'sandbox.foyer.kitewing' })
    const { provider } = createWallet({ announce: 'never', legacy: true })
    expect(discover().ids()).toEqual(['sandbox.foyer.kitewing', 'injected'])
    Object.assign(provider, { isMetaMask: true })
    const { ids } = discover()
    announce({ name: 'MetaMask Pro Wallet', rdns: 'example.evil2' })
    expect(ids()).toEqual(['sandbox.foyer.kitewing', 'example.evil2', 'injected'])
    announce({ name: 'MetaMask', rdns: 'io.metamask' }, provider)
    expect(ids()).toEqual(['sandbox.foyer.kitewing', 'example.evil2', 'io.metamask'])
  })

  it('lists window.ethereum beside a wallet of the same name with another object', () => {
    const { provider } = createWallet({ announce: 'never' })
    Object.assign(provider, { isMetaMask: true })
    Object.assign(window, { ethereum: provider })
    const { modal } = discover()
    announce({ name: 'MetaMask', rdns: 'io.metamask' })
    const rows = getWallets(modal).filter(({ isInstalled }) => isInstalled)
    expect(rows.map(({ id }) => id)).toEqual(['io.metamask', 'injected'])
  })

  it.each([
    ['in another case', 'IO.MetaMask', ['io.metamask', 'io.metamask#2']],
    ['with a space', 'io.metamask ', ['io.metamask']],
    ['with a letter that draws nothing', 'io.meta\u200bmask', ['io.metamask']],
    ['with a variation selector', 'io.metamask\ufe0f', ['io.metamask']],
    ['with a dot at its end', 'io.metamask.', ['io.metamask']],
    ['with a Cyrillic letter', 'io.m\u0435tamask', ['io.metamask']],
  ])('disputes a second wallet under the first one’s domain, spelled %s', (_name, rdns, expected) => {
    const { modal, ids } = discover()
    announce({ name: 'MetaMask', rdns: 'io.metamask' })
    announce({ name: 'MetaMask', rdns })
    expect(ids()).toEqual(expected)
    const rows = getWallets(modal).filter(({ isInstalled }) => isInstalled)
    expect(rows.map(({ isDisputed }) => isDisputed === true)).toEqual(expected.map(() => expected.length > 1))
  })

  it('does not list window.ethereum when features.injected is off', () => {
    createWallet({ announce: 'never', legacy: true })
    expect(discover({ features: { injected: false } }).ids()).toEqual([])
  })

  it('S3.019 lists Coinbase Wallet by default, once', () => {
    const { ids } = discover({ coinbase: undefined })
    expect(ids()).toEqual(['coinbase'])
    announce({ name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' })
    expect(ids()).toEqual(['com.coinbase.wallet'])
  })

  it('lists the app’s wallet instead of an announced one with the same rdns', () => {
    const wallet = createWallet()
    const own = { ...toWalletOption(wallet), id: 'own', name: 'Own Lantern', rdns: LANTERN }
    expect(discover({ wallets: [own] }).ids()).toEqual(['own'])
  })

  it('stops listening on unsubscribe and when the modal is destroyed', () => {
    const first = discover()
    const second = discover()
    first.stop()
    second.modal.destroy()
    announce({ name: 'Late', rdns: 'a.late' })
    expect([first.ids(), second.ids()]).toEqual([[], []])
  })
})

describe('on a server', () => {
  it('lists the app’s wallets without a window', () => {
    expect(typeof window).toBe('undefined')
    const wallet = createWallet()
    expect(discover({ coinbase: true, wallets: [toWalletOption(wallet)] }).reports).toEqual([
      [{ id: LANTERN, name: 'Lantern', type: 'EXTERNAL', imageUrl: wallet.info.icon, info: { rdns: undefined } }],
    ])
  })
})
