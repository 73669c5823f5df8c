import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMBEDDED_WALLET_ID } from '../../../adapter/walletIds.js'
import { stubBackend } from '../../../analytics/testing/stubBackend.js'
import { stubPage } from '../../../analytics/testing/stubPage.js'
import { resumeConnection } from '../../../modal/navigation/resumeConnection.js'
import { advanceUntilSettled } from '../../../testing/advanceUntilSettled.js'
import { createSignInModal } from '../../../testing/createSignInModal.js'
import { stubFetch } from '../../../testing/stubFetch.js'
import type { SocialProvider } from '../../../types/features.js'
import { loginWithFarcaster } from './loginWithFarcaster.js'
import { loginWithSocial } from './loginWithSocial.js'
import { signInStore } from './signInStore.js'
import { reopenSocialWindow, startSocialLogin } from './startSignIn.js'

const SECURE = 'https://secure.example'

function stubWindows() {
  const opened: {
    url: string
    name: string
    features: string
    location: { href: string }
    closed: boolean
    focused: number
  }[] = []
  const listeners = new Set<(event: MessageEvent) => void>()
  const browser = {
    isBlocking: false,
    opened,
    listeners,
    post: (data: unknown, { origin = SECURE, source = opened.at(-1) }: { origin?: string; source?: unknown } = {}) => {
      for (const listener of [...listeners]) listener({ data, origin, source } as MessageEvent)
    },
    finish: (query: string) => browser.post({ resultUri: `${SECURE}/social/end?${query}` }),
  }
  vi.stubGlobal('location', { href: 'https://harbor.example/', origin: 'https://harbor.example' })
  vi.stubGlobal('window', {
    screenX: 0,
    screenY: 0,
    outerWidth: 1_400,
    outerHeight: 1_000,
    open(url: string, name: string, features: string) {
      if (browser.isBlocking) return null
      const made = {
        url,
        name,
        features,
        location: { href: url },
        closed: false,
        focused: 0,
        close: () => Object.assign(made, { closed: true }),
        focus: () => made.focused++,
      }
      opened.push(made)
      return made
    },
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      type === 'message' && listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
  })
  return browser
}

let browser: ReturnType<typeof stubWindows>
beforeEach(() => {
  vi.useFakeTimers()
  browser = stubWindows()
  stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: null }] } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const setUp = async () => {
  const made = createSignInModal({ services: { secureSite: SECURE, directory: 'https://directory.example' } })
  await made.modal.context.show()
  const state = () => made.context.use(signInStore).$state.get()
  const view = () => made.context.stores.router.$route.get()
  return { ...made, state, view }
}
const pass = async (milliseconds = 200) => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(milliseconds)
}

describe('a social login', () => {
  it('S4.037 opens a window of 600x800 in the click', async () => {
    const { modal, context } = await setUp()
    startSocialLogin(context, { provider: 'google' })
    expect(browser.opened).toHaveLength(1)
    expect(browser.opened[0]).toMatchObject({ url: `${SECURE}/loading` })
    expect(browser.opened[0]?.features).toContain('width=600,height=800')
    modal.destroy()
  })

  it('S4.036 starts with an open window and a view that names the provider', async () => {
    const { modal, context, state, view } = await setUp()
    expect(state().status).toBe('idle')
    startSocialLogin(context, { provider: 'google' })
    expect(state()).toEqual({ status: 'window', provider: 'google' })
    expect(view()).toMatchObject({ view: 'ConnectingSocial', params: { provider: 'google' } })
    await pass()
    expect(browser.opened[0]?.location.href).toBe('https://idp.example/google')
    modal.destroy()
  })

  it('S4.039 receives its result from the secure site and then stops listening', async () => {
    const { modal, context, site } = await setUp()
    startSocialLogin(context, { provider: 'google' })
    await pass()
    expect(site.asked).not.toContain('CONNECT_SOCIAL')
    browser.finish('ticket=maya')
    await pass()
    expect(site.asked.at(-1)).not.toBe('GET_SOCIAL_REDIRECT_URI')
    expect(browser.listeners.size).toBe(0)
    modal.destroy()
  })

  it('S4.040 ends connected with the window closed', async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(state()).toEqual({ status: 'connected', provider: 'google' })
    expect(browser.opened[0]?.closed).toBe(true)
    modal.destroy()
  })

  it('S0.005 connects the wallet of the user who signed in', async () => {
    const { modal, context } = await setUp()
    startSocialLogin(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(modal.$account('eip155').get()).toMatchObject({
      status: 'connected',
      user: { username: 'maya' },
      socialProvider: 'google',
      connectedWalletInfo: { name: 'Google', social: 'google' },
    })
    modal.destroy()
  })

  it('S3.046 stores the name of the user', async () => {
    const { modal, context, storage } = await setUp()
    startSocialLogin(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(storage.getItem('@appkit/SOCIAL_USERNAME')).toBe('maya')
    modal.destroy()
  })

  it('S1.044 is refused unless the project offers the provider', async () => {
    stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: ['google'] }] } })
    const { modal } = await setUp()
    await expect(advanceUntilSettled(loginWithSocial(modal, { provider: 'github' }))).rejects.toMatchObject({
      code: 'SOCIAL_FAILED',
    })
    modal.destroy()
  })

  it('S4.033 clears the stored name on logout', async () => {
    const { modal, context, storage } = await setUp()
    startSocialLogin(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(storage.getItem('@appkit/SOCIAL_USERNAME')).toBe('maya')
    await advanceUntilSettled(modal.disconnect())
    expect(storage.getItem('@appkit/SOCIAL_USERNAME')).toBeNull()
    modal.destroy()
  })

  it('S3.006 names its provider as the wallet of the account', async () => {
    const { modal, context } = await setUp()
    startSocialLogin(context, { provider: 'github' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(modal.$account('eip155').get().connectedWalletInfo).toMatchObject({
      name: 'GitHub',
      identifier: 'auth',
      social: 'github',
      type: 'AUTH',
    })
    modal.destroy()
  })

  it('S7.047 reports its provider to the analytics of the project', async () => {
    const project = globalThis.fetch
    stubPage('https://harbor.example/')
    const backend = stubBackend()
    const analytics = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      /config$|origins$/.test(new URL(url).pathname) ? project(url, init) : analytics(url, init),
    )
    const { modal, context } = await setUp()
    startSocialLogin(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    for (let time = 0; time < 2; time++) await pass(10_000)
    expect(backend.events()).toContainEqual(
      expect.objectContaining({
        props: { type: 'track', event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider: 'google' } },
      }),
    )
    modal.destroy()
  })

  it('S5.009 is refused when the project does not allow it on this page', async () => {
    stubFetch({
      json: {
        allowedOrigins: ['https://other.example'],
        features: [{ id: 'social_login', isEnabled: true, config: null }],
      },
    })
    const { modal } = await setUp()
    const login = loginWithSocial(modal, { provider: 'google' })
    await expect(advanceUntilSettled(login)).rejects.toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    modal.destroy()
  })

  it('S5.010 accepts messages only from the secure site’s own window', async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'github' })
    await pass()
    const resultUri = `${SECURE}/social/end?ticket=eve`
    browser.post({ resultUri }, { origin: 'https://evil.example' })
    browser.post({ resultUri }, { source: {} })
    browser.post({ resultUri: 7 })
    browser.post('resultUri')
    browser.post({ resultUri: `${resultUri}${'x'.repeat(9_000)}` })
    await pass()
    expect(state()).toEqual({ status: 'window', provider: 'github' })
    browser.finish('ticket=maya')
    await pass()
    expect(modal.$account('eip155').get().user).toEqual({ username: 'maya' })
    modal.destroy()
  })

  it('S4.038 polls every second whether its window is still open', async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'x' })
    await pass(1_500)
    Object.assign(browser.opened[0]!, { closed: true })
    await pass(400)
    expect(state().status).toBe('window')
    await pass(100)
    expect(state().status).toBe('failed')
    modal.destroy()
  })

  it('S4.038 polls within the first second, too', async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'x' })
    await pass(500)
    Object.assign(browser.opened[0]!, { closed: true })
    await pass(500)
    expect(state().status).toBe('failed')
    modal.destroy()
  })

  const closed = async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'x' })
    await pass()
    Object.assign(browser.opened[0]!, { closed: true })
    await pass(1_000)
    modal.destroy()
    return state()
  }

  it('S4.041 fails when the user closes its window', async () => {
    expect(await closed()).toMatchObject({ status: 'failed', provider: 'x', error: { code: 'POPUP_CLOSED' } })
  })

  describe('under an opener policy', () => {
    const served = (headers: Record<string, string>) => {
      const ask = fetch
      vi.stubGlobal('location', { href: 'https://harbor.example/#pay', origin: 'https://harbor.example' })
      vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
        if (init?.method !== 'HEAD') return ask(url, init)
        expect(url).toBe('https://harbor.example/')
        return Promise.resolve(new Response('', { headers }))
      })
    }

    it.each([
      ['same-origin', { 'cross-origin-opener-policy': 'same-origin' }],
      ['same-origin, with a report', { 'cross-origin-opener-policy': 'Same-Origin; report-to="coop"' }],
    ])('does not report the window as closed and logs the header to the developer once: %s', async (_, headers) => {
      served(headers)
      for (const _ of [1, 2]) {
        const { modal, context, state } = await setUp()
        startSocialLogin(context, { provider: 'x' })
        await pass()
        Object.assign(browser.opened.at(-1)!, { closed: true })
        await pass(1_000)
        expect(state()).toMatchObject({ status: 'failed', error: { code: 'OPENER_POLICY_BLOCKED' } })
        const alerts = context.stores.notices.$alerts.get()
        expect(alerts).toMatchObject([
          { code: 'APP_CONFIGURATION', detail: expect.stringContaining('same-origin-allow-popups') },
        ])
        modal.destroy()
      }
    })

    it('does not request the header of an isolated page, which the browser reports', async () => {
      served({})
      vi.stubGlobal('crossOriginIsolated', true)
      expect(await closed()).toMatchObject({ error: { code: 'OPENER_POLICY_BLOCKED' } })
    })

    it.each([
      ['same-origin-allow-popups', { 'cross-origin-opener-policy': 'same-origin-allow-popups' }],
      ['noopener-allow-popups', { 'cross-origin-opener-policy': 'noopener-allow-popups' }],
      ['unsafe-none', { 'cross-origin-opener-policy': 'unsafe-none' }],
      ['a policy in report-only mode', { 'cross-origin-opener-policy-report-only': 'same-origin' }],
      ['no policy', {}],
    ])('reports a closed window when the policy allows it: %s', async (_, headers) => {
      served(headers as Record<string, string>)
      expect(await closed()).toMatchObject({ error: { code: 'POPUP_CLOSED' } })
    })
  })

  it('S8.021 reports "Popup closed" when the user closes its window', async () => {
    expect(await closed()).toMatchObject({ error: { message: 'Popup closed' } })
  })

  it('S8.023 signs no user in who declines', async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'apple' })
    await pass()
    browser.finish('error=access_denied')
    await pass()
    expect(state()).toMatchObject({
      status: 'failed',
      error: {
        code: 'SOCIAL_FAILED',
        message: 'Failed to initiate social connection',
        context: { reason: 'access_denied' },
      },
    })
    modal.destroy()
  })

  it('S9.017 expires after 120 s', async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'apple' })
    await pass(119_000)
    expect(state().status).toBe('window')
    await pass(1_100)
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'SOCIAL_FAILED' } })
    modal.destroy()
  })

  it('reopens a blocked window and focuses an open one', async () => {
    const { modal, context, state } = await setUp()
    browser.isBlocking = true
    startSocialLogin(context, { provider: 'discord' })
    expect(state()).toEqual({ status: 'blocked', provider: 'discord' })
    browser.isBlocking = false
    reopenSocialWindow(context)
    expect(state()).toEqual({ status: 'window', provider: 'discord' })
    reopenSocialWindow(context)
    expect(browser.opened).toHaveLength(1)
    expect(browser.opened[0]?.focused).toBe(1)
    modal.destroy()
  })

  it('closes its window when the user goes back, and ignores a later message', async () => {
    const { modal, context, state } = await setUp()
    startSocialLogin(context, { provider: 'facebook' })
    await pass()
    context.stores.router.back()
    expect(browser.opened[0]?.closed).toBe(true)
    browser.finish('ticket=maya')
    await pass()
    expect(state().status).toBe('idle')
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    modal.destroy()
  })

  it.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const)(
    'S5.019 with %s opens a window, as with each of the six providers',
    async (provider) => {
      const { modal } = await setUp()
      const login = loginWithSocial(modal, { provider })
      await pass()
      expect(browser.opened[0]?.location.href).toBe(`https://idp.example/${provider}`)
      browser.finish('ticket=maya')
      await expect(advanceUntilSettled(login)).resolves.toMatchObject({ type: 'smartAccount' })
      modal.destroy()
    },
  )

  it('never navigates to a script URL', async () => {
    const { modal, context, site, state } = await setUp()
    site.redirect = 'javascript:alert(1)//'
    startSocialLogin(context, { provider: 'google' })
    await pass()
    expect(browser.opened[0]?.location.href).toBe(`${SECURE}/loading`)
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'SOCIAL_FAILED' } })
    modal.destroy()
  })
})

describe('a Farcaster login', () => {
  it('S1.033 shows a code and connects the user who approves it', async () => {
    const { modal, context, site, state, view } = await setUp()
    startSocialLogin(context, { provider: 'farcaster' })
    expect(view()).toMatchObject({ view: 'ConnectingFarcaster' })
    await pass()
    expect(state()).toEqual({ status: 'scan', url: 'https://farcaster.example/channel' })
    expect(modal.$account('eip155').get().farcasterUrl).toBe('https://farcaster.example/channel')
    site.approveFarcaster('maya')
    await pass()
    expect(state()).toEqual({ status: 'connected', provider: 'farcaster' })
    expect(modal.$account('eip155').get()).toMatchObject({ user: { username: 'maya' }, farcasterUrl: undefined })
    modal.destroy()
  })

  it('S7.082 is withdrawn from the frame when the user closes the modal, and a late approval signs no user in', async () => {
    const { modal, context, site, state } = await setUp()
    startSocialLogin(context, { provider: 'farcaster' })
    await pass()
    modal.close()
    await pass()
    expect(site.asked.at(-1)).toBe('RELOAD')
    site.approveFarcaster('eve')
    await pass()
    expect(state().status).toBe('idle')
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    modal.destroy()
  })

  it('S8.024 reports a missing confirmation', async () => {
    const { modal, site } = await setUp()
    site.farcasterFails = true
    await expect(advanceUntilSettled(loginWithFarcaster(modal, { onUrl: () => {} }))).rejects.toMatchObject({
      code: 'FARCASTER_FAILED',
      message: 'Failed to connect to farcaster',
    })
    modal.destroy()
  })

  it('that is not offered rejects with the reason', async () => {
    stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: ['google'] }] } })
    const { modal, site } = createSignInModal()
    const answer = loginWithFarcaster(modal, { onUrl: () => {} })
    await expect(advanceUntilSettled(answer)).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
    expect(site.asked).not.toContain('CONNECT_FARCASTER')
    modal.destroy()
  })
})

describe('a stored login', () => {
  const again = async (provider: SocialProvider) => {
    const made = await setUp()
    startSocialLogin(made.context, { provider })
    await pass()
    if (provider === 'farcaster') made.site.approveFarcaster('maya')
    else browser.finish('ticket=maya')
    await pass()
    await advanceUntilSettled(made.modal.disconnect())
    made.context.stores.router.reset({ view: 'ProfileWallets' })
    resumeConnection(made.modal, { namespace: 'eip155', walletId: EMBEDDED_WALLET_ID })
    return made
  }

  it('S4.013 of a provider resumes in a new window', async () => {
    const { modal, context, state, view } = await again('google')
    expect(view()).toMatchObject({ view: 'ConnectingSocial', params: { provider: 'google', adding: true } })
    reopenSocialWindow(context)
    expect(state()).toEqual({ status: 'window', provider: 'google' })
    expect(browser.opened).toHaveLength(2)
    modal.destroy()
  })

  it('of Farcaster resumes with a new code', async () => {
    const { modal, context, state, view } = await again('farcaster')
    expect(view()).toMatchObject({ view: 'ConnectingFarcaster' })
    reopenSocialWindow(context)
    await pass()
    expect(state()).toMatchObject({ status: 'scan' })
    modal.destroy()
  })
})
