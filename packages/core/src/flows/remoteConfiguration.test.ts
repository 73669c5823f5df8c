import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkOrigin } from '../actions/checkOrigin.js'
import { getRemoteFeatures } from '../actions/getRemoteFeatures.js'
import type { CreateModalParameters } from '../parameters.js'
import { contextOf } from '../testing/contextOf.js'
import { createTestModal } from '../testing/createTestModal.js'
import { ran } from '../testing/ran.js'
import { type Answer, stubFetch } from '../testing/stubFetch.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function featuresFrom(answer: Answer | Error, options: Partial<CreateModalParameters> = {}) {
  const asked = stubFetch(answer)
  const { modal } = createTestModal(options)
  return { features: await ran(getRemoteFeatures(modal)), asked, modal }
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

describe('a remote configuration that could be had', () => {
  const answered = {
    json: {
      features: [
        on('social_login', ['email', 'github', 'google', 'unheard']),
        on('swap', ['1inch', 'other']),
        on('onramp', ['meld']),
        on('activity'),
        { id: 'reown_branding', isEnabled: false, config: null },
        { id: 'garbage' },
      ],
    },
  }

  it('S7.027 is asked for at /appkit/v1/config', async () => {
    const { asked } = await featuresFrom(answered)
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/appkit/v1/config'])
  })

  it.each([
    ['S1.051', { email: true, socials: ['google', 'github'] }],
    ['S1.052', { swaps: ['1inch', 'other'] }],
    ['S1.053', { onramp: ['meld'] }],
    ['S1.054', { activity: true }],
    ['S1.055', { reownBranding: false }],
  ])('%s names %o in its own way', async (_rule, expected) => {
    expect((await featuresFrom(answered)).features).toMatchObject(expected)
  })

  it('S1.057 governs, whatever the site says', async () => {
    const local = { email: false, socials: ['apple'], swaps: false, onramp: false, activity: false } as const
    const { features } = await featuresFrom(answered, { features: local })
    expect(features).toEqual((await featuresFrom(answered)).features)
  })

  it('S1.056 says by isEnabled whether, and by config which', async () => {
    const swap = (isEnabled: boolean, config: readonly string[] | null) =>
      featuresFrom({ json: { features: [{ id: 'swap', isEnabled, config }] } })
    expect((await swap(true, ['1inch'])).features.swaps).toEqual(['1inch'])
    expect((await swap(true, ['other'])).features.swaps).toEqual(['other'])
    expect((await swap(false, ['1inch'])).features.swaps).toEqual([])
  })

  it('what it does not name is off; what it names without a list is as by default', async () => {
    expect((await featuresFrom({ json: { features: [] } })).features).toEqual(nothing)
    const all = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding'].map((id) => on(id))
    expect((await featuresFrom({ json: { features: all } })).features).toEqual(everything)
    const off = all.map((each) => ({ ...each, isEnabled: false }))
    expect((await featuresFrom({ json: { features: off } })).features).toEqual(nothing)
  })

  it('S1.058 tells the developer once which local settings it overrules, and is silent where there are none', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const answer = { json: { features: [] } }
    const { modal } = await featuresFrom(answer, { debug: true, features: { email: true, swaps: ['1inch'] } })
    await ran(getRemoteFeatures(modal))
    expect(warned.mock.calls.map(([text]) => text)).toEqual([
      '[foyer] The project has a remote configuration: the local settings of email, swaps are ignored',
    ])
    await featuresFrom(answer, { debug: true })
    await featuresFrom(answer, { debug: true, features: { activity: { namespaces: ['solana'] } } })
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('is asked for once', async () => {
    const { modal, asked } = await featuresFrom({ json: { features: [] } })
    await ran(getRemoteFeatures(modal))
    expect(asked).toHaveLength(1)
  })
})

describe('a remote configuration that could not be had', () => {
  const failures: readonly (readonly [string, Answer | Error])[] = [
    ['refused', { status: 404 }],
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

  it.each(failures)('S1.059 leaves the local options: %s', async (_, answer) => {
    expect((await featuresFrom(answer, { features: local })).features).toEqual({ ...local, swaps: [] })
  })

  it.each(failures)('S1.060 leaves the defaults where there are no local options: %s', async (_, answer) => {
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
  ] as const)('%s leaves %s to the site, which may turn it off', async (_rule, name, off) => {
    const { features } = await featuresFrom({ status: 404 }, { features: { [name]: false } })
    expect(features).toEqual({ ...everything, [name]: off })
  })

  it('S9.044 leaves seven socials in their order', async () => {
    const seven = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
    expect((await featuresFrom({ status: 404 })).features.socials).toEqual(seven)
  })
})

it('S1.042 in basic mode all of it is off and nobody is asked', async () => {
  const { features, asked, modal } = await featuresFrom({ json: {} }, { basic: true, features: { email: true } })
  expect(features).toEqual(nothing)
  expect(await ran(checkOrigin(modal, 'https://shop.example'))).toBe(true)
  expect(asked).toEqual([])
})

describe('where the project may be used', () => {
  const checked = async (answer: Answer | Error, origin = 'https://shop.example') => {
    const asked = stubFetch(answer)
    const { modal } = createTestModal()
    const isAllowed = await ran(checkOrigin(modal, origin))
    const { $alerts } = contextOf(modal).stores.notices
    return { isAllowed, asked, alerts: $alerts.get().map(({ code, title }) => ({ code, title })) }
  }

  it('S7.028 is what the list says', async () => {
    const { isAllowed, asked, alerts } = await checked({ json: { allowedOrigins: ['https://shop.example'] } })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/projects/v1/origins'])
    expect({ isAllowed, alerts }).toEqual({ isAllowed: true, alerts: [] })
  })

  it('S8.002 the developer is told that a page is not in it', async () => {
    const { isAllowed, alerts } = await checked({ json: { allowedOrigins: ['https://other.example'] } })
    expect(isAllowed).toBe(false)
    expect(alerts).toEqual([{ code: 'APP_CONFIGURATION', title: 'Invalid App Configuration' }])
  })

  it('S7.099 a limit is told by its code', async () => {
    const { isAllowed, alerts } = await checked({ status: 429 })
    expect(isAllowed).toBe(false)
    expect(alerts.map(({ code }) => code)).toEqual(['RATE_LIMITED'])
  })

  it('S8.011 a limit is told as "Rate Limited"', async () => {
    expect((await checked({ status: 429 })).alerts).toMatchObject([{ title: 'Rate Limited' }])
  })

  it.each([500, 503])('S7.100 a server that fails is told by its code: %i', async (status) => {
    const { isAllowed, alerts } = await checked({ status })
    expect(isAllowed).toBe(false)
    expect(alerts.map(({ code }) => code)).toEqual(['SERVER_ERROR'])
  })

  it('S8.010 a server that fails is told as "Server Error"', async () => {
    expect((await checked({ status: 500 })).alerts).toMatchObject([{ title: 'Server Error' }])
  })

  it.each([
    ['refused', { status: 404 }],
    ['garbage', { json: 'garbage' }],
    ['gone', new TypeError('Failed to fetch')],
  ])('S7.101 any other failure is an empty list, which allows every page: %s', async (_, answer) => {
    expect(await checked(answer)).toMatchObject({ isAllowed: true, alerts: [] })
  })
})
