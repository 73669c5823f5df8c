import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toModalError } from '../../../errors/toModalError.js'
import type { ModalContext } from '../../../modal/context.js'
import { advanceUntilSettled } from '../../../testing/advanceUntilSettled.js'
import { createSignInModal } from '../../../testing/createSignInModal.js'
import { getTestContext } from '../../../testing/getTestContext.js'
import { type StubAnswer, stubFetch } from '../../../testing/stubFetch.js'
import { loadLoginOptions, loginOptions } from './loginOptions.js'
import { requireSignInOption } from './requireSignInOption.js'

const project = (logins: readonly string[]) => ({
  json: { features: [{ id: 'social_login', isEnabled: true, config: logins }], allowedOrigins: [] },
})

beforeEach(() => vi.stubGlobal('location', { href: 'https://harbor.example/', origin: 'https://harbor.example' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  { answered: ['email', 'google', 'x'], expected: { email: true, socials: ['google', 'x'] } },
  { answered: [], expected: { email: false, socials: [] } },
])('the sign-in offer starts with the last response of the project: $answered', async ({ answered, expected }) => {
  stubFetch(project(answered))
  const { modal, load } = createSignInModal()
  expect(getTestContext(modal).use(loginOptions).$offer.get()).toMatchObject({ status: 'pending', email: true })
  expect(await getTestContext(modal).use(loginOptions).settled()).toMatchObject({ status: 'ready', ...expected })
  expect(getTestContext(load()).use(loginOptions).$offer.get()).toEqual({ status: 'expected', ...expected })
})

it('the sign-in offer ignores unknown stored values', async () => {
  const { storage, load } = createSignInModal()
  storage.setItem('@appkit/LAST_SIGN_IN_OFFER', 'email,<b>,myspace,apple')
  expect(getTestContext(load()).use(loginOptions).$offer.get()).toEqual({
    status: 'expected',
    email: true,
    socials: ['apple'],
  })
})

describe('while the project does not respond, the sign-in offer', () => {
  const silence = () => stubFetch(undefined)

  it('contains the options of the app at once', () => {
    silence()
    const { modal } = createSignInModal({ features: { socials: ['github'] } })
    expect(getTestContext(modal).use(loginOptions).$offer.get()).toEqual({
      status: 'expected',
      email: true,
      socials: ['github'],
    })
  })

  it('contains the defaults 3 s after the user looks when the app names none', async () => {
    vi.useFakeTimers()
    silence()
    const { modal } = createSignInModal()
    const { $offer } = getTestContext(modal).use(loginOptions)
    await vi.advanceTimersByTimeAsync(5_000)
    expect($offer.get()).toMatchObject({ status: 'pending', email: true })
    loadLoginOptions(getTestContext(modal))
    await vi.advanceTimersByTimeAsync(2_999)
    expect($offer.get().status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect($offer.get()).toMatchObject({ status: 'expected', email: true })
  })

  it('rejects a sign-in only after enough attempts', async () => {
    vi.useFakeTimers()
    silence()
    const { modal } = createSignInModal()
    const told = vi.fn()
    const asked = requireSignInOption(getTestContext(modal), 'email').catch((cause: unknown) =>
      told(toModalError(cause).code),
    )
    await vi.advanceTimersByTimeAsync(11_999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(told).toHaveBeenCalledExactlyOnceWith('SERVER_ERROR')
  })
})

it('the sign-in offer is not stored on an origin where the project may not be used', async () => {
  stubFetch(project(['email']))
  const { modal, storage, load } = createSignInModal()
  await getTestContext(modal).use(loginOptions).settled()
  stubFetch({ json: { features: [], allowedOrigins: ['https://elsewhere.example'] } })
  const next = load()
  expect(await getTestContext(next).use(loginOptions).settled()).toMatchObject({ email: false, isOriginAllowed: false })
  expect(storage.getItem('@appkit/LAST_SIGN_IN_OFFER')).toBe('email')
})

describe('without a readable list of origins, the sign-in offer', () => {
  const features = [{ id: 'social_login', isEnabled: true, config: ['email', 'google'] }]
  const readable = { json: { features, allowedOrigins: ['https://harbor.example'] } }
  const answer = (origins: object | Error) => {
    vi.stubGlobal('fetch', async (url: string) => {
      if (!new URL(url).pathname.endsWith('/origins')) return Response.json({ features })
      if (origins instanceof Error) throw origins
      const { status = 200, json } = origins as StubAnswer
      return Response.json(json ?? null, { status })
    })
  }
  const refusalOf = (context: ModalContext, way: 'email' | 'google') =>
    advanceUntilSettled(requireSignInOption(context, way)).then(
      () => undefined,
      (cause: unknown) => toModalError(cause).code,
    )

  it.each([
    ['refused', { status: 404 }],
    ['JSON of another format', { json: { allowedOrigins: 'all' } }],
  ])('has neither email nor social providers, and refuses every sign-in: %s', async (_, origins) => {
    vi.useFakeTimers()
    answer(origins)
    const { context, storage } = createSignInModal()
    expect(await advanceUntilSettled(context.use(loginOptions).settled())).toMatchObject({
      email: false,
      isOriginAllowed: false,
    })
    expect(context.use(loginOptions).$offer.get()).toMatchObject({ status: 'ready', email: false, socials: [] })
    expect(await refusalOf(context, 'email')).toBe('ORIGIN_NOT_ALLOWED')
    expect(await refusalOf(context, 'google')).toBe('ORIGIN_NOT_ALLOWED')
    expect(storage.getItem('@appkit/LAST_SIGN_IN_OFFER')).toBeNull()
  })

  it.each([
    ['OFFLINE', new TypeError('Failed to fetch')],
    ['RATE_LIMITED', { status: 429 }],
    ['SERVER_ERROR', { status: 503 }],
  ])('refuses a sign-in with %s and requests the list again with the next one', async (code, origins) => {
    vi.useFakeTimers()
    answer(origins)
    const { context } = createSignInModal()
    expect(await refusalOf(context, 'email')).toBe(code)
    expect(await refusalOf(context, 'google')).toBe(code)
    expect(context.use(loginOptions).$offer.get()).toMatchObject({ status: 'expected', email: true })
    answer(readable)
    expect(await refusalOf(context, 'email')).toBeUndefined()
    expect(context.use(loginOptions).$offer.get()).toMatchObject({ status: 'ready', email: true, socials: ['google'] })
  })

  it('requests the list again when the browser is back online', async () => {
    vi.useFakeTimers()
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    answer(new TypeError('Failed to fetch'))
    const { context } = createSignInModal()
    await advanceUntilSettled(context.use(loginOptions).settled())
    answer(readable)
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(context.use(loginOptions).$offer.get()).toMatchObject({ status: 'ready', email: true, socials: ['google'] })
  })
})
