import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '../http/http.js'
import type { CreateModalParameters } from '../modal/options.js'
import { advanceUntilSettled } from '../testing/advanceUntilSettled.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { type StubAnswer, stubFetch } from '../testing/stubFetch.js'
import { checkOrigin, fetchAllowedOrigins } from './checkOrigin.js'
import { getRemoteFeatures } from './getRemoteFeatures.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function featuresFrom(answer: StubAnswer | Error, options: Partial<CreateModalParameters> = {}) {
  const asked = stubFetch(answer)
  const { modal } = createTestModal(options)
  return { features: await advanceUntilSettled(getRemoteFeatures(modal)), asked, modal }
}

const everything = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: ['1inch'],
  onramp: ['meld'],
  activity: true,
  reownBranding: true,
}
const nothing = { email: false, socials: [], swaps: [], onramp: [], activity: false, reownBranding: false }
const on = (id: string, config: readonly unknown[] | null = null) => ({ id, isEnabled: true, config })

describe('an available remote configuration', () => {
  const answered = {
    json: {
      features: [
        on('social_login', ['email', 'github', 'google', 'unheard']),
        on('swap', ['1inch', 'other']),
        on('onramp', ['meld']),
        on('activity'),
        { id: 'reown_branding', isEnabled: true, config: null },
        { id: 'garbage' },
      ],
    },
  }

  it('S7.027 is requested at /appkit/v1/config', async () => {
    const { asked } = await featuresFrom(answered)
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/appkit/v1/config'])
  })

  it.each([
    ['S1.051', { email: true, socials: ['google', 'github'] }],
    ['S1.052', { swaps: ['1inch', 'other'] }],
    ['S1.053', { onramp: ['meld'] }],
    ['S1.054', { activity: true }],
    ['S1.055', { reownBranding: true }],
  ])('%s names %o in its own format', async (_rule, expected) => {
    expect((await featuresFrom(answered)).features).toMatchObject(expected)
  })

  it('S1.057 takes precedence over the options of the app', async () => {
    const local = { email: false, socials: ['apple'], swaps: false, onramp: false, activity: false } as const
    const { features } = await featuresFrom(answered, { features: local })
    expect(features).toEqual((await featuresFrom(answered)).features)
  })

  it('S1.056 turns features on by isEnabled and lists their values in config', async () => {
    const swap = (isEnabled: boolean, config: readonly string[] | null) =>
      featuresFrom({ json: { features: [{ id: 'swap', isEnabled, config }] } })
    expect((await swap(true, ['1inch'])).features.swaps).toEqual(['1inch'])
    expect((await swap(true, ['other'])).features.swaps).toEqual(['other'])
    expect((await swap(false, ['1inch'])).features.swaps).toEqual([])
  })

  it('turns off the features that it omits, and uses the defaults for those without a list', async () => {
    expect((await featuresFrom({ json: { features: [] } })).features).toEqual(nothing)
    const all = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding'].map((id) => on(id))
    expect((await featuresFrom({ json: { features: all } })).features).toEqual(everything)
    const off = all.map((each) => ({ ...each, isEnabled: false }))
    expect((await featuresFrom({ json: { features: off } })).features).toEqual(nothing)
  })

  it('S1.058 logs once which local options it overrides, and nothing where there are none', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const answer = { json: { features: [] } }
    const { modal } = await featuresFrom(answer, { debug: true, features: { email: true, swaps: ['1inch'] } })
    await advanceUntilSettled(getRemoteFeatures(modal))
    expect(warned.mock.calls.map(([text]) => text)).toEqual([
      '[foyer] The project has a remote configuration: the local settings of email, swaps are ignored',
    ])
    await featuresFrom(answer, { debug: true })
    await featuresFrom(answer, { debug: true, features: { activity: { namespaces: ['solana'] } } })
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('does not change what the page reads before, such as features.walletConnect, and does not log it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const own = { walletConnect: false, wallets: false, networkSwitch: false }
    const named = ['walletConnect', 'wallet_connect', 'wallets', 'networkSwitch'].map((id) => on(id))
    const { modal, features } = await featuresFrom({ json: { features: named } }, { debug: true, features: own })
    expect(features).toEqual(nothing)
    expect(getTestContext(modal).options.features).toMatchObject(own)
    expect(warned).not.toHaveBeenCalled()
  })

  it('is requested once', async () => {
    const { modal, asked } = await featuresFrom({ json: { features: [] } })
    await advanceUntilSettled(getRemoteFeatures(modal))
    expect(asked).toHaveLength(1)
  })
})

describe('an unavailable remote configuration', () => {
  const failures: readonly (readonly [string, StubAnswer | Error])[] = [
    ['refused', { status: 404 }],
    ['not there', { json: { features: null } }],
    ['broken', { status: 500 }],
    ['no configuration', { json: { features: 'all' } }],
    ['gone', new TypeError('Failed to fetch')],
  ]
  const local = {
    email: false,
    socials: ['apple'],
    swaps: false,
    onramp: ['own'],
    activity: false,
    reownBranding: false,
  } as const

  it.each(failures)('S1.059 leaves the local options in force: %s', async (_, answer) => {
    expect((await featuresFrom(answer, { features: local })).features).toEqual({ ...local, swaps: [] })
  })

  it.each(failures)('S1.060 leaves the defaults in force where there are no local options: %s', async (_, answer) => {
    expect((await featuresFrom(answer)).features).toEqual(everything)
    expect((await featuresFrom(answer, { features: { socials: false, swaps: true } })).features).toMatchObject({
      socials: [],
      swaps: ['1inch'],
      onramp: ['meld'],
    })
  })

  it.each([
    ['S1.045', 'email', false],
    ['S1.046', 'socials', []],
    ['S1.047', 'swaps', []],
    ['S1.048', 'onramp', []],
    ['S1.049', 'activity', false],
    ['S1.050', 'reownBranding', false],
  ] as const)('%s leaves %s to the app, which may turn it off', async (_rule, name, off) => {
    const { features } = await featuresFrom({ status: 404 }, { features: { [name]: false } })
    expect(features).toEqual({ ...everything, [name]: off })
  })

  it('S9.044 leaves seven social providers in their order', async () => {
    const seven = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
    expect((await featuresFrom({ status: 404 })).features.socials).toEqual(seven)
  })
})

it('S1.042 basic mode turns every remote feature off and sends no request', async () => {
  const { features, asked, modal } = await featuresFrom({ json: {} }, { basic: true, features: { email: true } })
  expect(features).toEqual(nothing)
  expect(await advanceUntilSettled(checkOrigin(modal, 'https://shop.example'))).toBe(true)
  expect(asked).toEqual([])
})

describe('the list of allowed origins', () => {
  const checked = async (answer: StubAnswer | Error, origin = 'https://shop.example') => {
    const asked = stubFetch(answer)
    const { modal } = createTestModal()
    const isAllowed = await advanceUntilSettled(checkOrigin(modal, origin))
    const { $alerts } = getTestContext(modal).stores.notices
    return { isAllowed, asked, alerts: $alerts.get().map(({ code, title }) => ({ code, title })) }
  }

  it('S7.028 determines where the project may be used', async () => {
    const { isAllowed, asked, alerts } = await checked({ json: { allowedOrigins: ['https://shop.example'] } })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/projects/v1/origins'])
    expect({ isAllowed, alerts }).toEqual({ isAllowed: true, alerts: [] })
  })

  it('S8.002 logs an error to the developer when it lacks the origin of the page', async () => {
    const { isAllowed, alerts } = await checked({ json: { allowedOrigins: ['https://other.example'] } })
    expect(isAllowed).toBe(false)
    expect(alerts).toEqual([{ code: 'APP_CONFIGURATION', title: 'Invalid App Configuration' }])
  })

  it('S7.099 reports a rate limit by its code', async () => {
    const { isAllowed, alerts } = await checked({ status: 429 })
    expect(isAllowed).toBe(false)
    expect(alerts.map(({ code }) => code)).toEqual(['RATE_LIMITED'])
  })

  it('S8.011 reports a rate limit as "Rate Limited"', async () => {
    expect((await checked({ status: 429 })).alerts).toMatchObject([{ title: 'Rate Limited' }])
  })

  it.each([500, 503])('S7.100 reports a server failure by its code: %i', async (status) => {
    const { isAllowed, alerts } = await checked({ status })
    expect(isAllowed).toBe(false)
    expect(alerts.map(({ code }) => code)).toEqual(['SERVER_ERROR'])
  })

  it('S8.010 reports a server failure as "Server Error"', async () => {
    expect((await checked({ status: 500 })).alerts).toMatchObject([{ title: 'Server Error' }])
  })

  it.each([
    ['refused', { status: 404 }],
    ['a list of another project', { status: 401 }],
    ['forbidden', { status: 403 }],
    ['no JSON', { json: '<!doctype html>' }],
    ['a list of another format', { json: { origins: [] } }],
    ['a list without strings', { json: { allowedOrigins: [7] } }],
    ['gone', new TypeError('Failed to fetch')],
  ])('S7.101 is empty after any other failure and then allows no origin: %s', async (_, answer) => {
    stubFetch(answer)
    const http = createHttp({
      baseUrl: 'https://api.test',
      query: {},
      signal: new AbortController().signal,
      note: () => {},
    })
    expect((await advanceUntilSettled(fetchAllowedOrigins(http))).origins).toEqual([])
    expect(await checked(answer)).toMatchObject({
      isAllowed: false,
      alerts: [{ code: 'APP_CONFIGURATION', title: 'Invalid App Configuration' }],
    })
  })

  it('allows every origin when the service reports that no list exists', async () => {
    expect(await checked({ json: { allowedOrigins: [] } })).toMatchObject({ isAllowed: true, alerts: [] })
  })

  it('is not requested and allows every origin when the app turns the check off', async () => {
    const asked = stubFetch({ status: 404 })
    const { modal } = createTestModal({ features: { originCheck: false } })
    expect(await advanceUntilSettled(checkOrigin(modal, 'https://shop.example'))).toBe(true)
    expect(asked).toEqual([])
  })
})
