import { getConnection } from '@wagmi/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPage, createStorage } from '../../testing/createPage.js'

/** Addresses of the windows that the page opened, and what it told them. */
const opened: string[] = []
const told: unknown[] = []

/** A browser in which the visitor looks at Coinbase's window and closes it. */
beforeEach(() => {
  opened.length = 0
  told.length = 0
  const say = (data: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { origin: 'https://keys.coinbase.com', data }))
  const popup = {
    closed: false,
    focus() {},
    close() {},
    postMessage(message: { event?: string }) {
      told.push(message)
      if (message.event) say({ event: 'PopupUnload' })
    },
  }
  const page = Object.assign(new EventTarget(), {
    location: new URL('https://harbor.example/'),
    innerWidth: 1280,
    innerHeight: 800,
    screenX: 0,
    screenY: 0,
    open(url: URL) {
      opened.push(String(url))
      setTimeout(() => say({ event: 'PopupLoaded', id: 'loaded' }))
      return popup
    },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', page.location)
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('fetch', async () => new Response(''))
})
afterEach(() => void vi.unstubAllGlobals())

it('S3.019 loads Coinbase’s SDK when it is picked, and opens its window', async () => {
  const { adapter } = createPage({ coinbase: { preference: 'smartWalletOnly' } })
  const config = await adapter.wagmiConfig()
  expect(localStorage.getItem('-CBWSDK:VERSION')).toBeNull()
  await expect(adapter.connect({ walletId: 'coinbase' })).rejects.toMatchObject({ code: 4001 })
  expect(localStorage.getItem('-CBWSDK:VERSION')).toBe('4.4.0')
  expect(opened).toEqual([expect.stringMatching(/^https:\/\/keys\.coinbase\.com\/connect/)])
  expect(told).toContainEqual(
    expect.objectContaining({
      data: expect.objectContaining({
        metadata: { appName: 'Harbor', appLogoUrl: '', appChainIds: [1, 8453] },
        preference: { options: 'smartWalletOnly' },
      }),
    }),
  )
  expect(getConnection(config).status).toBe('disconnected')
})

it('asks nothing of Coinbase when there is nothing to restore', async () => {
  const { adapter } = createPage()
  await expect(adapter.connect({ walletId: 'coinbase', silent: true })).rejects.toMatchObject({
    code: 'NOT_AUTHORIZED',
  })
  expect(opened).toEqual([])
})
