import { getConnection } from '@wagmi/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage, createTestApp } from '../../testing/createTestApp.js'

/** URLs of the windows that Coinbase's SDK opened; `reported` holds the messages that it posted to them. */
const opened: string[] = []
const reported: unknown[] = []

beforeEach(() => {
  opened.length = 0
  reported.length = 0
  const say = (data: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { origin: 'https://keys.coinbase.com', data }))
  const popup = {
    closed: false,
    focus() {},
    close() {},
    postMessage(message: { event?: string }) {
      reported.push(message)
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

it('S3.019 the adapter loads Coinbase’s SDK on selection, and opens its window', async () => {
  const { adapter } = createTestApp({ coinbase: { preference: 'smartWalletOnly' } })
  const config = await adapter.wagmiConfig()
  expect(localStorage.getItem('-CBWSDK:VERSION')).toBeNull()
  await expect(adapter.connect({ walletId: 'coinbase' })).rejects.toMatchObject({ code: 4001 })
  expect(localStorage.getItem('-CBWSDK:VERSION')).toBe('4.4.0')
  expect(opened).toEqual([expect.stringMatching(/^https:\/\/keys\.coinbase\.com\/connect/)])
  expect(reported).toContainEqual(
    expect.objectContaining({
      data: expect.objectContaining({
        metadata: { appName: 'Harbor', appLogoUrl: '', appChainIds: [1, 8453] },
        preference: { options: 'smartWalletOnly' },
      }),
    }),
  )
  expect(getConnection(config).status).toBe('disconnected')
})

it('the adapter does not load Coinbase’s SDK without a session to restore', async () => {
  const { adapter } = createTestApp()
  await expect(adapter.connect({ walletId: 'coinbase', silent: true })).rejects.toMatchObject({
    code: 'NOT_AUTHORIZED',
  })
  expect(opened).toEqual([])
})

it.each(['same-origin', 'Same-Origin; report-to="coop"'])(
  'the adapter rejects Coinbase requests on a page cut off from popups (%s), and warns once',
  async (policy) => {
    vi.stubGlobal('fetch', async () => new Response('', { headers: { 'cross-origin-opener-policy': policy } }))
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    // Opens a window that never posts that it has loaded.
    Object.assign(window, { open: () => ({ closed: true, focus() {}, close() {}, postMessage() {} }) })
    const { adapter } = createTestApp({ coinbase: { preference: 'smartWalletOnly' }, debug: true })
    for (const _ of [1, 2]) {
      await expect(adapter.connect({ walletId: 'coinbase' })).rejects.toMatchObject({ code: 'OPENER_POLICY_BLOCKED' })
    }
    const hints = error.mock.calls.flat().filter((each) => String(each).includes('same-origin-allow-popups'))
    expect(hints).toHaveLength(1)
    error.mockRestore()
  },
)
