import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchAnalyticsEnabled } from '../analytics/createAnalytics.js'
import { parseTokenList } from '../portfolio/tokenList.js'
import { fetchAllowedOrigins } from '../project/checkOrigin.js'
import { fetchProjectConfig } from '../project/getRemoteFeatures.js'
import { createStorage } from '../state/storage.js'
import { readStoredState } from '../state/storedState.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { stubFetch } from '../testing/stubFetch.js'
import { parseStoredTransactions } from '../transactions/storedTransactions.js'
import { requestWallets } from '../wallets/requestWallets.js'
import { fetchSupportedNetworks } from './dataService.js'
import { createHttp } from './http.js'

afterEach(() => void vi.unstubAllGlobals())

const http = () =>
  createHttp({ baseUrl: 'https://api.example', query: {}, signal: new AbortController().signal, note: () => {} })

const answers = (name: string, fields: readonly string[] = []) => {
  const record = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])))
  return fc.oneof(
    fc.jsonValue(),
    fc.record({ [name]: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.array(record)) }),
  )
}

async function survives<T>(
  answer: fc.Arbitrary<unknown>,
  read: () => Promise<T>,
  check: (found: T) => void = () => {},
) {
  await fc.assert(
    fc.asyncProperty(answer, async (json) => {
      stubFetch({ json: JSON.stringify(json) })
      const found = await read().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      if ('error' in found) expect(found.error).toMatchObject({ code: 'RESPONSE_INVALID' })
      else check(found.value)
    }),
  )
}

describe('any JSON in a response does no harm', () => {
  const wallet = ['id', 'name', 'homepage', 'mobile_link', 'webapp_link', 'rdns', 'chains', 'order', 'badge_type']

  it('in the wallet directory', () =>
    survives(
      answers('data', wallet),
      () => requestWallets(http(), { page: 1, entries: 3 }),
      ({ wallets, count }) => {
        expect(wallets.length).toBeLessThanOrEqual(3)
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
        for (const { name, homepage = 'https://', webapp_link = 'https://' } of wallets) {
          expect(name.length > 0 && name.length <= 80).toBe(true)
          expect([homepage, webapp_link].every((link) => link.startsWith('https://'))).toBe(true)
        }
      },
    ))

  it('in the configuration', () =>
    survives(answers('features', ['id', 'isEnabled', 'config']), () => fetchProjectConfig(http())))

  it('in the list of allowed origins', () =>
    survives(
      answers('allowedOrigins'),
      () => fetchAllowedOrigins(http()),
      (origins) => expect(origins.origins.every((origin) => typeof origin === 'string')).toBe(true),
    ))

  it('in the analytics configuration', () =>
    survives(
      answers('isAnalyticsEnabled'),
      () => fetchAnalyticsEnabled(http()),
      (isOn) => expect(typeof isOn).toBe('boolean'),
    ))

  it('in the list of networks that the service supports', () =>
    survives(
      answers('http'),
      () => fetchSupportedNetworks(http()),
      (chains) => expect([...chains].every((chain) => /^[-a-z0-9]+:.+$/.test(chain))).toBe(true),
    ))

  it('in a token list', () =>
    fc.assert(
      fc.property(answers('tokens', ['chainId', 'address', 'name', 'symbol', 'decimals', 'logoURI']), (json) => {
        const isList = typeof json === 'object' && json !== null && 'tokens' in json && Array.isArray(json.tokens)
        if (!isList) {
          expect(() => parseTokenList(json)).toThrow()
          return
        }
        for (const { name, symbol, decimals } of parseTokenList(json)) {
          expect(name.length <= 60 && symbol.length <= 20 && decimals <= 36).toBe(true)
        }
      }),
    ))
})

describe('any JSON in storage does no harm', () => {
  const connection = fc.record({
    connectorId: fc.jsonValue(),
    name: fc.jsonValue(),
    icon: fc.jsonValue(),
    accounts: fc.jsonValue(),
    caipNetworkId: fc.jsonValue(),
    recent: fc.jsonValue(),
    auth: fc.jsonValue(),
  })

  it('as the connections, statuses and recent wallets of the last visit', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ eip155: fc.array(connection) })),
        fc.jsonValue(),
        fc.jsonValue(),
        (connections, statuses, recents) => {
          const text = { connections, connection_status: statuses, recent_wallets: recents }
          const entries = Object.entries(text).map(([key, value]) => [`@appkit/${key}`, JSON.stringify(value)])
          const memory = readStoredState(createStorage(createMemoryStorage(Object.fromEntries(entries)), () => {}))
          for (const { walletId, name, accounts } of Object.values(memory.connections).flat()) {
            expect([typeof walletId, typeof name]).toEqual(['string', 'string'])
            expect(accounts.every(({ address, type }) => typeof address === 'string' && typeof type === 'string')).toBe(
              true,
            )
          }
          expect(memory.recentWallets.every(({ id }) => typeof id === 'string')).toBe(true)
        },
      ),
    ))

  it('as own transactions', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(fc.record({ caipAddress: fc.constant('eip155:1:0x1'), activity: fc.jsonValue() })),
        ),
        (json) => {
          const hashes = (parseStoredTransactions(json) ?? []).map(({ activity }) => typeof activity.hash)
          expect(hashes.every((type) => type === 'string')).toBe(true)
        },
      ),
    ))
})

it('a page of the directory is cut to the number of requested wallets', async () => {
  const data = Array.from({ length: 5_000 }, (_, index) => ({ id: `w${index}`, name: `Wallet ${index}` }))
  stubFetch({ json: { data, count: 5_000 } })
  const { wallets, count, dropped } = await requestWallets(http(), { page: 1, entries: 40 })
  expect([wallets.length, wallets.at(-1)?.id, count, dropped]).toEqual([40, 'w39', 5_000, 0])
})
