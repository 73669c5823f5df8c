import type { Wallet } from '@foyer/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, createWallet, stubWindow, type TestAppOptions } from '../testing/createTestApp.js'
import { createSigningAdapter } from '../testing/createWalletAdapters.js'

function discover(options?: TestAppOptions) {
  const { modal, adapter } = createTestApp(options)
  const reports: (readonly Wallet[])[] = []
  const stop = adapter.discover((wallets) => reports.push(wallets))
  return { modal, reports, stop, ids: () => reports.at(-1)?.map(({ id }) => id) }
}

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
  beforeEach(() => void stubWindow())
  afterEach(() => void vi.unstubAllGlobals())

  it('S3.022 lists registered wallets, also late ones, as ANNOUNCED', () => {
    const { info } = createWallet()
    const { reports, ids } = discover()
    expect(reports).toEqual([[{ id: 'Meridian', name: 'Meridian', type: 'ANNOUNCED', imageUrl: info.icon }]])
    createWallet({ name: 'Halyard', id: 'sandbox.foyer.halyard' })
    expect(ids()).toEqual(['Meridian', 'Halyard'])
  })

  it('lists a wallet once for repeated registrations, and another one of its name beside it', () => {
    const { script } = createWallet()
    const { ids, reports } = discover()
    script.announce()
    register(fake({ name: 'Meridian', icon: '' }))
    expect(ids()).toEqual(['Meridian', 'Meridian#2'])
    expect(reports.at(-1)?.map(({ name }) => name)).toEqual(['Meridian', 'Meridian'])
    expect(reports.at(-1)?.[0]?.imageUrl).toMatch(/^data:image/)
    expect(reports.at(-1)?.[1]?.imageUrl).toBeUndefined()
  })

  it('removes a wallet that unregisters', () => {
    const { ids } = discover()
    const undo = register(fake())
    expect(ids()).toEqual(['Fake'])
    undo()
    expect(ids()).toEqual([])
  })

  it('skips wallets that cannot connect, lack Solana, sign nothing, throw, or use a reserved name', () => {
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

  it('rejects images other than data or https URLs', () => {
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

  it('stops on unsubscribe and when the modal is destroyed', () => {
    const { modal, stop, reports } = discover()
    stop()
    modal.destroy()
    register(fake())
    expect(reports).toHaveLength(1)
  })

  it('prefers a registered wallet to an adapter of its name', async () => {
    const { adapter } = await createSigningAdapter({ name: 'Meridian' })
    const { reports } = discover({ adapters: [adapter] })
    expect(reports.at(-1)).toMatchObject([{ id: 'Meridian', type: 'EXTERNAL' }])
    createWallet()
    expect(reports.at(-1)).toMatchObject([{ id: 'Meridian', type: 'ANNOUNCED' }])
  })
})

it('discoverWallets lists the app’s adapters without a window', async () => {
  const { adapter, setReady } = await createSigningAdapter({ readyState: 'NotDetected' })
  const { ids } = discover({ adapters: [adapter] })
  expect(ids()).toEqual([])
  setReady('Loadable')
  expect(ids()).toEqual(['Anchor'])
  setReady('Unsupported')
  expect(ids()).toEqual([])
})
