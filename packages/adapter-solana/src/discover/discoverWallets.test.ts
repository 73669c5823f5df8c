import type { Wallet } from '@foyer/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHandedIn } from '../testing/createHandedIn.js'
import { createPage, createWallet, openWindow, type PageOptions } from '../testing/createPage.js'

function discover(options?: PageOptions) {
  const { modal, adapter } = createPage(options)
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

/** As a wallet does it (Wallet Standard). Gives its undo. */
function register(wallet: unknown): () => void {
  let undo = () => {}
  const detail = (api: { register(each: unknown): () => void }) => {
    undo = api.register(wallet)
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => undo()
}

const features = { 'standard:connect': {}, 'solana:signMessage': {} }
const fake = (change: object = {}) => ({
  ...{ version: '1.0.0', name: 'Fake', icon: 'data:image/png;base64,AA==', chains: ['solana:mainnet'], features },
  ...{ accounts: [], ...change },
})

describe('in a page', () => {
  beforeEach(() => void openWindow())
  afterEach(() => void vi.unstubAllGlobals())

  it('S3.022 lists a wallet that has registered, and one that comes late, as ANNOUNCED', () => {
    const { info } = createWallet()
    const { reports, ids } = discover()
    expect(reports).toEqual([[{ id: 'Meridian', name: 'Meridian', type: 'ANNOUNCED', imageUrl: info.icon }]])
    createWallet({ name: 'Halyard', id: 'sandbox.foyer.halyard' })
    expect(ids()).toEqual(['Meridian', 'Halyard'])
  })

  it('lists a wallet once, however often it registers, and another that claims its name beside it', () => {
    const { script } = createWallet()
    const { ids, reports } = discover()
    script.announce()
    register(fake({ name: 'Meridian', icon: '' }))
    expect(ids()).toEqual(['Meridian', 'Meridian#2'])
    expect(reports.at(-1)?.map(({ name }) => name)).toEqual(['Meridian', 'Meridian'])
    expect(reports.at(-1)?.[0]?.imageUrl).toMatch(/^data:image/)
    expect(reports.at(-1)?.[1]?.imageUrl).toBeUndefined()
  })

  it('takes a wallet that unregisters off the list', () => {
    const { ids } = discover()
    const undo = register(fake())
    expect(ids()).toEqual(['Fake'])
    undo()
    expect(ids()).toEqual([])
  })

  it('leaves out what cannot be connected, has no Solana, signs nothing, throws, or poses as one of ours', () => {
    const { ids } = discover()
    register(undefined)
    register(fake({ features: { 'solana:signMessage': {} } }))
    register(fake({ features: { 'standard:connect': {} } }))
    register(fake({ chains: ['sui:mainnet'] }))
    register(fake({ chains: 'solana:mainnet' }))
    register(fake({ name: '' }))
    register(fake({ name: { toString: () => 'x' } }))
    register(fake({ name: 'WalletConnect' }))
    register({
      get name() {
        throw new Error('No.')
      },
    })
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'not a function' }))
    expect(ids()).toEqual([])
    register(fake())
    expect(ids()).toEqual(['Fake'])
  })

  it('lets no image through that could be more than one', () => {
    const { reports } = discover()
    register(fake({ name: 'Script', icon: 'javascript:alert(1)' }))
    register(fake({ name: 'Markup', icon: 'data:text/html,<script>' }))
    register(fake({ name: 'Number', icon: 42 }))
    register(fake({ name: 'Padded', icon: '\n  data:image/png;base64,AA==' }))
    expect(reports.at(-1)?.map(({ imageUrl }) => imageUrl)).toEqual([
      ...[undefined, undefined, undefined],
      'data:image/png;base64,AA==',
    ])
  })

  it('stops with its undo and with the modal', () => {
    const { modal, stop, reports } = discover()
    stop()
    modal.destroy()
    register(fake())
    expect(reports).toHaveLength(1)
  })

  it('a registered wallet goes before an adapter of its name', async () => {
    const { adapter } = await createHandedIn({ name: 'Meridian' })
    const { reports } = discover({ adapters: [adapter] })
    expect(reports.at(-1)).toMatchObject([{ id: 'Meridian', type: 'EXTERNAL' }])
    createWallet()
    expect(reports.at(-1)).toMatchObject([{ id: 'Meridian', type: 'ANNOUNCED' }])
  })
})

it('lists adapters that the page handed in when they are there, without a window', async () => {
  const { adapter, setReady } = await createHandedIn({ readyState: 'NotDetected' })
  const { ids } = discover({ adapters: [adapter] })
  expect(ids()).toEqual([])
  setReady('Loadable')
  expect(ids()).toEqual(['Anchor'])
  setReady('Unsupported')
  expect(ids()).toEqual([])
})
