import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isIsolatedFromPopups } from './openerPolicy.js'

beforeEach(() => void vi.stubGlobal('location', { href: 'https://harbor.example/pay?a=1#top' }))
afterEach(() => void vi.unstubAllGlobals())

function serve(policy: string | undefined) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => {
    return new Response(null, { headers: policy === undefined ? {} : { 'cross-origin-opener-policy': policy } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it.each<[string | undefined, boolean]>([
  ['same-origin', true],
  ['Same-Origin ; report-to="coop"', true],
  ['same-origin-allow-popups', false],
  ['unsafe-none', false],
  ['unsafe-none; report-to="same-origin"', false],
  ['', false],
  [undefined, false],
])('a page with the policy %j is isolated from its popups: %s', async (policy, isIsolated) => {
  const fetch = serve(policy)
  expect(await isIsolatedFromPopups()).toBe(isIsolated)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://harbor.example/pay?a=1', {
    ...{ method: 'HEAD', credentials: 'same-origin' },
  })
})

it('a cross-origin isolated page needs no request', async () => {
  const fetch = serve(undefined)
  vi.stubGlobal('crossOriginIsolated', true)
  expect(await isIsolatedFromPopups()).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
})

it('a page whose headers cannot be read counts as not isolated', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await isIsolatedFromPopups()).toBe(false)
  const fetch = serve('same-origin')
  for (const href of ['file:///tmp/index.html', 'about:blank', 'nowhere']) {
    vi.stubGlobal('location', { href })
    expect(await isIsolatedFromPopups()).toBe(false)
  }
  expect(fetch).not.toHaveBeenCalled()
})
