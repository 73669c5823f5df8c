import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginWithFarcaster, loginWithSocial } from '../../../actions/loginWithSocial.js'
import { resumeConnection } from '../../../actions/resumeConnection.js'
import { AUTH_WALLET_ID } from '../../../constants.js'
import { stubBackend } from '../../../services/analytics/testing/stubBackend.js'
import { stubPage } from '../../../services/analytics/testing/stubPage.js'
import { createSignInModal } from '../../../testing/createSignInModal.js'
import { ran } from '../../../testing/ran.js'
import { stubFetch } from '../../../testing/stubFetch.js'
import type { SocialProvider } from '../../../types/features.js'
import { reopenWindow, resumeSignIn, startSocial } from './inModal.js'
import { signIn } from './signIn.js'

const SECURE = 'https://secure.example'

/** The browser's part: windows that a page opens, and messages that come from them. */
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
    /** What the window's document posts to its opener. */
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
  await made.modal.open()
  const state = () => made.context.use(signIn).$state.get()
  const view = () => made.context.stores.router.$route.get()
  return { ...made, state, view }
}
/** What is loaded on the way is there first. */
const pass = async (milliseconds = 200) => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(milliseconds)
}

describe('a provider', () => {
  it('S4.037 opens a window of 600x800, in the click', async () => {
    const { modal, context } = await setUp()
    startSocial(context, { provider: 'google' })
    expect(browser.opened).toHaveLength(1)
    expect(browser.opened[0]).toMatchObject({ url: `${SECURE}/loading` })
    expect(browser.opened[0]?.features).toContain('width=600,height=800')
    modal.destroy()
  })

  it('S4.036 begins as started: its window is open, and the view says with whom', async () => {
    const { modal, context, state, view } = await setUp()
    expect(state().status).toBe('idle')
    startSocial(context, { provider: 'google' })
    expect(state()).toEqual({ status: 'window', provider: 'google' })
    expect(view()).toMatchObject({ view: 'ConnectingSocial', params: { provider: 'google' } })
    await pass()
    expect(browser.opened[0]?.location.href).toBe('https://idp.example/google')
    modal.destroy()
  })

  it('S4.039 hears from the secure site how it went, and listens no more', async () => {
    const { modal, context, site } = await setUp()
    startSocial(context, { provider: 'google' })
    await pass()
    expect(site.asked).not.toContain('CONNECT_SOCIAL')
    browser.finish('ticket=maya')
    await pass()
    expect(site.asked.at(-1)).not.toBe('GET_SOCIAL_REDIRECT_URI')
    expect(browser.listeners.size).toBe(0)
    modal.destroy()
  })

  it('S4.040 ends connected, with the window closed', async () => {
    const { modal, context, state } = await setUp()
    startSocial(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(state()).toEqual({ status: 'connected', provider: 'google' })
    expect(browser.opened[0]?.closed).toBe(true)
    modal.destroy()
  })

  it('S0.005 the wallet is connected to whoever signed in', async () => {
    const { modal, context } = await setUp()
    startSocial(context, { provider: 'google' })
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

  it('S3.046 remembers the name', async () => {
    const { modal, context, storage } = await setUp()
    startSocial(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(storage.getItem('@appkit/SOCIAL_USERNAME')).toBe('maya')
    modal.destroy()
  })

  it('S1.044 is only asked where the project offers it', async () => {
    stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: ['google'] }] } })
    const { modal } = await setUp()
    await expect(ran(loginWithSocial(modal, { provider: 'github' }))).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
    modal.destroy()
  })

  it('S4.033 forgets the name with the login', async () => {
    const { modal, context, storage } = await setUp()
    startSocial(context, { provider: 'google' })
    await pass()
    browser.finish('ticket=maya')
    await pass()
    expect(storage.getItem('@appkit/SOCIAL_USERNAME')).toBe('maya')
    await ran(modal.disconnect())
    expect(storage.getItem('@appkit/SOCIAL_USERNAME')).toBeNull()
    modal.destroy()
  })

  it('S3.006 says by which provider the wallet behind the account was entered', async () => {
    const { modal, context } = await setUp()
    startSocial(context, { provider: 'github' })
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

  it('S7.047 tells the project’s owner who it was with', async () => {
    const project = globalThis.fetch
    stubPage('https://harbor.example/')
    const backend = stubBackend()
    const analytics = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      /config$|origins$/.test(new URL(url).pathname) ? project(url, init) : analytics(url, init),
    )
    const { modal, context } = await setUp()
    startSocial(context, { provider: 'google' })
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

  it('S5.009 is not asked where the project does not allow it on this page', async () => {
    stubFetch({
      json: {
        allowedOrigins: ['https://other.example'],
        features: [{ id: 'social_login', isEnabled: true, config: null }],
      },
    })
    const { modal } = await setUp()
    const login = loginWithSocial(modal, { provider: 'google' })
    await expect(ran(login)).rejects.toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    modal.destroy()
  })

  it('S5.010 only the secure site’s own window is believed', async () => {
    const { modal, context, state } = await setUp()
    startSocial(context, { provider: 'github' })
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

  it('S4.038 looks every second whether its window is still there', async () => {
    const { modal, context, state } = await setUp()
    startSocial(context, { provider: 'x' })
    await pass(1_500)
    Object.assign(browser.opened[0]!, { closed: true })
    expect(state().status).toBe('window')
    await pass(1_000)
    expect(state().status).toBe('failed')
    modal.destroy()
  })

  const closed = async () => {
    const { modal, context, state } = await setUp()
    startSocial(context, { provider: 'x' })
    await pass()
    Object.assign(browser.opened[0]!, { closed: true })
    await pass(1_000)
    modal.destroy()
    return state()
  }

  it('S4.041 fails where its window was closed', async () => {
    expect(await closed()).toMatchObject({ status: 'failed', provider: 'x', error: { code: 'POPUP_CLOSED' } })
  })

  it('S8.021 says "Popup closed" where its window was', async () => {
    expect(await closed()).toMatchObject({ error: { message: 'Popup closed' } })
  })

  it('S8.023 who declines there is not signed in', async () => {
    const { modal, context, state } = await setUp()
    startSocial(context, { provider: 'apple' })
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

  it('S9.017 who takes more than 120 s is not signed in', async () => {
    const { modal, context, state } = await setUp()
    startSocial(context, { provider: 'apple' })
    await pass(119_000)
    expect(state().status).toBe('window')
    await pass(1_100)
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'SOCIAL_FAILED' } })
    modal.destroy()
  })

  it('a window that the browser blocked can be tried again, and one in the back comes to the front', async () => {
    const { modal, context, state } = await setUp()
    browser.isBlocking = true
    startSocial(context, { provider: 'discord' })
    expect(state()).toEqual({ status: 'blocked', provider: 'discord' })
    browser.isBlocking = false
    reopenWindow(context)
    expect(state()).toEqual({ status: 'window', provider: 'discord' })
    reopenWindow(context)
    expect(browser.opened).toHaveLength(1)
    expect(browser.opened[0]?.focused).toBe(1)
    modal.destroy()
  })

  it('going back closes the window, and what it says later changes nothing', async () => {
    const { modal, context, state } = await setUp()
    startSocial(context, { provider: 'facebook' })
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
    'S5.019 %s is one of the six that have a window',
    async (provider) => {
      const { modal } = await setUp()
      const login = loginWithSocial(modal, { provider })
      await pass()
      expect(browser.opened[0]?.location.href).toBe(`https://idp.example/${provider}`)
      browser.finish('ticket=maya')
      await expect(ran(login)).resolves.toMatchObject({ type: 'smartAccount' })
      modal.destroy()
    },
  )

  it('must not run as a script of the page', async () => {
    const { modal, context, site, state } = await setUp()
    site.redirect = 'javascript:alert(1)//'
    startSocial(context, { provider: 'google' })
    await pass()
    expect(browser.opened[0]?.location.href).toBe(`${SECURE}/loading`)
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'SOCIAL_FAILED' } })
    modal.destroy()
  })
})

describe('Farcaster', () => {
  it('S1.033 shows a code, and who approves there is connected', async () => {
    const { modal, context, site, state, view } = await setUp()
    startSocial(context, { provider: 'farcaster' })
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

  it('S7.082 who leaves has the frame forget the question, so that a late yes is nobody’s login', async () => {
    const { modal, context, site, state } = await setUp()
    startSocial(context, { provider: 'farcaster' })
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

  it('S8.024 that does not confirm says so', async () => {
    const { modal, site } = await setUp()
    site.farcasterFails = true
    await expect(ran(loginWithFarcaster(modal, { onUrl: () => {} }))).rejects.toMatchObject({
      code: 'FARCASTER_FAILED',
      message: 'Failed to connect to farcaster',
    })
    modal.destroy()
  })

  it('that was never asked says why it was not', async () => {
    stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: ['google'] }] } })
    const { modal, site } = createSignInModal()
    const answer = loginWithFarcaster(modal, { onUrl: () => {} })
    await expect(ran(answer)).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
    expect(site.asked).not.toContain('CONNECT_FARCASTER')
    modal.destroy()
  })
})

describe('a login that was kept', () => {
  const again = async (provider: SocialProvider) => {
    const made = await setUp()
    startSocial(made.context, { provider })
    await pass()
    if (provider === 'farcaster') made.site.approveFarcaster('maya')
    else browser.finish('ticket=maya')
    await pass()
    await ran(made.modal.disconnect())
    made.context.stores.router.reset({ view: 'ProfileWallets' })
    resumeConnection(made.modal, { namespace: 'eip155', walletId: AUTH_WALLET_ID })
    return made
  }

  it('S4.013 of a provider begins anew in its window', async () => {
    const { modal, context, state, view } = await again('google')
    expect(view()).toMatchObject({ view: 'ConnectingSocial', params: { provider: 'google', adding: true } })
    resumeSignIn(context)
    expect(state()).toEqual({ status: 'window', provider: 'google' })
    expect(browser.opened).toHaveLength(2)
    modal.destroy()
  })

  it('of Farcaster begins anew with its code', async () => {
    const { modal, context, state, view } = await again('farcaster')
    expect(view()).toMatchObject({ view: 'ConnectingFarcaster' })
    resumeSignIn(context)
    await pass()
    expect(state()).toMatchObject({ status: 'scan' })
    modal.destroy()
  })
})
