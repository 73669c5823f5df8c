import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contextOf } from '../../../testing/contextOf.js'
import { createSignInModal } from '../../../testing/createSignInModal.js'
import { stubFetch } from '../../../testing/stubFetch.js'
import { signInOffer } from './offerSignIn.js'

/** What every backend answers: each takes its own part of it. */
const project = (logins: readonly string[]) => ({
  json: { features: [{ id: 'social_login', isEnabled: true, config: logins }], allowedOrigins: [] },
})

beforeEach(() => vi.stubGlobal('location', { href: 'https://harbor.example/', origin: 'https://harbor.example' }))
afterEach(() => vi.unstubAllGlobals())

it.each([
  { answered: ['email', 'google', 'x'], expected: { email: true, socials: ['google', 'x'] } },
  { answered: [], expected: { email: false, socials: [] } },
])('expects what the project answered last: $answered', async ({ answered, expected }) => {
  stubFetch(project(answered))
  const { modal, load } = createSignInModal()
  expect(contextOf(modal).use(signInOffer).$offer.get()).toMatchObject({ status: 'pending', email: true })
  expect(await contextOf(modal).use(signInOffer).settled()).toMatchObject({ status: 'ready', ...expected })
  expect(contextOf(load()).use(signInOffer).$offer.get()).toEqual({ status: 'pending', ...expected })
})

it('expects nothing that it does not know, whatever was stored', async () => {
  const { storage, load } = createSignInModal()
  storage.setItem('@appkit/LAST_SIGN_IN_OFFER', 'email,<b>,myspace,apple')
  expect(contextOf(load()).use(signInOffer).$offer.get()).toEqual({
    status: 'pending',
    email: true,
    socials: ['apple'],
  })
})
