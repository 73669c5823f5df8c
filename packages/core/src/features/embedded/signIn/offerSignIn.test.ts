import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toModalError } from '../../../errors/toModalError.js'
import { contextOf } from '../../../testing/contextOf.js'
import { createSignInModal } from '../../../testing/createSignInModal.js'
import { stubFetch } from '../../../testing/stubFetch.js'
import { offerSignIn, signInOffer } from './offerSignIn.js'
import { requireOffer } from './requireOffer.js'

/** What every backend answers: each takes its own part of it. */
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
])('expects what the project answered last: $answered', async ({ answered, expected }) => {
  stubFetch(project(answered))
  const { modal, load } = createSignInModal()
  expect(contextOf(modal).use(signInOffer).$offer.get()).toMatchObject({ status: 'pending', email: true })
  expect(await contextOf(modal).use(signInOffer).settled()).toMatchObject({ status: 'ready', ...expected })
  expect(contextOf(load()).use(signInOffer).$offer.get()).toEqual({ status: 'expected', ...expected })
})

it('expects nothing that it does not know, whatever was stored', async () => {
  const { storage, load } = createSignInModal()
  storage.setItem('@appkit/LAST_SIGN_IN_OFFER', 'email,<b>,myspace,apple')
  expect(contextOf(load()).use(signInOffer).$offer.get()).toEqual({
    status: 'expected',
    email: true,
    socials: ['apple'],
  })
})

describe('while the project does not answer', () => {
  const silence = () => stubFetch(undefined)

  it('offers what the page says, 200 ms after somebody looks and not before', async () => {
    vi.useFakeTimers()
    silence()
    const { modal } = createSignInModal({ features: { email: true, socials: ['github'] } })
    const { $offer } = contextOf(modal).use(signInOffer)
    await vi.advanceTimersByTimeAsync(1_000)
    expect($offer.get()).toEqual({ status: 'pending', email: true, socials: ['github'] })
    offerSignIn(contextOf(modal))
    await vi.advanceTimersByTimeAsync(199)
    expect($offer.get().status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect($offer.get()).toEqual({ status: 'expected', email: true, socials: ['github'] })
  })

  it('tells who presses that nobody answers, and not before there were tries enough', async () => {
    vi.useFakeTimers()
    silence()
    const { modal } = createSignInModal()
    const told = vi.fn()
    const asked = requireOffer(contextOf(modal), 'email').catch((cause: unknown) => told(toModalError(cause).code))
    await vi.advanceTimersByTimeAsync(11_999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(told).toHaveBeenCalledExactlyOnceWith('SERVER_ERROR')
  })
})

it('learns nothing of a page on which the project may not be used', async () => {
  stubFetch(project(['email']))
  const { modal, storage, load } = createSignInModal()
  await contextOf(modal).use(signInOffer).settled()
  stubFetch({ json: { features: [], allowedOrigins: ['https://elsewhere.example'] } })
  const next = load()
  expect(await contextOf(next).use(signInOffer).settled()).toMatchObject({ email: false, isOriginAllowed: false })
  expect(storage.getItem('@appkit/LAST_SIGN_IN_OFFER')).toBe('email')
})
