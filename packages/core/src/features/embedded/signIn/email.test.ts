import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceUntilSettled } from '../../../testing/advanceUntilSettled.js'
import { EOA_ADDRESS, SMART_ACCOUNT_ADDRESS } from '../../../testing/createFakeSecureSite.js'
import { createSignInModal } from '../../../testing/createSignInModal.js'
import { getTestContext } from '../../../testing/getTestContext.js'
import { stubFetch } from '../../../testing/stubFetch.js'
import { changeEmail, verifyNewEmail, verifyOldEmail } from './changeEmail.js'
import { resendEmailChangeCode, startEmailChange, submitEmailChangeCode } from './emailChangeFlow.js'
import { sendEmailCode, verifyEmailCode, waitForEmailDevice } from './loginWithEmail.js'
import { submitLoginCode } from './signInSteps.js'
import { signInStore } from './signInStore.js'
import { resendLoginCode, startEmailLogin } from './startSignIn.js'

beforeEach(() => {
  vi.useFakeTimers()
  stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: ['email'] }] } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const email = 'maya@harbor.example'
const code = '481902'
const LOGGED_IN = 1_767_225_600_000

describe('email sign-in without a UI', () => {
  it('S4.062 sends a code to a known address', async () => {
    const { modal, site } = createSignInModal()
    expect(await advanceUntilSettled(sendEmailCode(modal, { email: ` ${email} ` }))).toBe('VERIFY_OTP')
    expect(site.mailed).toEqual([email])
    modal.destroy()
  })

  it('S0.004 connects the wallet with an address and a code', async () => {
    const { modal, storage } = createSignInModal()
    await advanceUntilSettled(sendEmailCode(modal, { email: ` ${email} ` }))
    const account = await advanceUntilSettled(verifyEmailCode(modal, { code }))
    expect(account).toEqual({ address: SMART_ACCOUNT_ADDRESS, type: 'smartAccount' })
    const state = modal.$account('eip155').get()
    expect(state).toMatchObject({
      status: 'connected',
      user: { email },
      allAccounts: [{ address: SMART_ACCOUNT_ADDRESS }, { address: EOA_ADDRESS, type: 'eoa' }],
      connectedWalletInfo: { name: 'Email', type: 'AUTH', identifier: 'auth' },
    })
    expect(storage.getItem('@appkit/connections')).not.toContain(code)
    modal.destroy()
  })

  it.each([
    ['S3.043', 'EMAIL', email],
    ['S3.044', 'EMAIL_LOGIN_USED_KEY', 'true'],
    ['S3.045', 'LAST_EMAIL_LOGIN_TIME', String(LOGGED_IN)],
    ['S3.047', 'LAST_USED_CHAIN_KEY', '1'],
    ['S3.048', 'SMART_ACCOUNT_ENABLED_NETWORKS', '1,10'],
  ])('%s stores %s with the value %s', async (_rule, key, value) => {
    vi.setSystemTime(LOGGED_IN)
    const { modal, site, storage } = createSignInModal()
    site.smartAccountNetworks = [1, 10]
    await advanceUntilSettled(sendEmailCode(modal, { email }))
    await advanceUntilSettled(verifyEmailCode(modal, { code }))
    await vi.advanceTimersByTimeAsync(10)
    expect(storage.getItem(`@appkit/${key}`)).toBe(value)
    modal.destroy()
  })

  it.each([
    '',
    'maya',
    'maya@',
    '@harbor.example',
    'maya@harbor',
    'ma ya@harbor.example',
    `${'m'.repeat(320)}@a.example`,
  ])('S5.012 refuses the address %j', async (wrong) => {
    const { modal, site } = createSignInModal()
    await expect(advanceUntilSettled(sendEmailCode(modal, { email: wrong }))).rejects.toMatchObject({
      code: 'EMAIL_INVALID',
      message: 'Invalid email',
    })
    expect(site.asked).toEqual([])
    modal.destroy()
  })

  it('S5.039 refuses an invalid address with "Invalid email"', async () => {
    const { modal } = createSignInModal()
    await expect(advanceUntilSettled(sendEmailCode(modal, { email: 'maya' }))).rejects.toThrow(/^Invalid email$/)
    modal.destroy()
  })

  async function askTwice(between: number) {
    const { modal, site, storage } = createSignInModal()
    await advanceUntilSettled(sendEmailCode(modal, { email }))
    const asked = Number(storage.getItem('@appkit/LAST_EMAIL_LOGIN_TIME'))
    vi.setSystemTime(asked + between)
    const error = await advanceUntilSettled(sendEmailCode(modal, { email: 'other@harbor.example' })).catch(
      (cause: unknown) => cause,
    )
    modal.destroy()
    return { error, mailed: site.mailed }
  }

  it('S5.011 refuses a second code soon after the first, to any address', async () => {
    expect(await askTwice(29_999)).toMatchObject({ error: { code: 'EMAIL_COOLDOWN' }, mailed: [email] })
    expect((await askTwice(30_000)).mailed).toHaveLength(2)
  })

  it('S8.031 names the remaining time of the cooldown', async () => {
    const message = 'Please try again after 18 seconds'
    expect((await askTwice(12_000)).error).toMatchObject({ message, context: { seconds: 18 } })
  })

  it('S9.001 has a cooldown of 30 s', async () => {
    expect((await askTwice(29_999)).error).toMatchObject({ code: 'EMAIL_COOLDOWN' })
    expect((await askTwice(30_000)).mailed).toEqual([email, 'other@harbor.example'])
  })

  it('starts no cooldown when the request fails to reach the secure site', async () => {
    const { modal, site } = createSignInModal()
    site.isDown = true
    await expect(advanceUntilSettled(sendEmailCode(modal, { email }))).rejects.toMatchObject({
      code: 'EMBEDDED_LOAD_FAILED',
      message: 'Unable to load email login dependency',
    })
    site.isDown = false
    expect(await advanceUntilSettled(sendEmailCode(modal, { email }))).toBe('VERIFY_OTP')
    modal.destroy()
  })

  it('S4.061 sends a link and then a code to an unknown device', async () => {
    const { modal, site } = createSignInModal()
    site.emailAction = 'VERIFY_DEVICE'
    expect(await advanceUntilSettled(sendEmailCode(modal, { email }))).toBe('VERIFY_DEVICE')
    const device = waitForEmailDevice(modal)
    await vi.advanceTimersByTimeAsync(5_000)
    site.openLink()
    await advanceUntilSettled(device)
    expect(await advanceUntilSettled(verifyEmailCode(modal, { code }))).toMatchObject({
      address: SMART_ACCOUNT_ADDRESS,
    })
    modal.destroy()
  })

  it('asks for no code in the app if the user enters it in the secure site’s own window', async () => {
    const { modal, site } = createSignInModal()
    site.emailAction = 'VERIFY_DEVICE'
    site.hasOwnWindow = true
    vi.stubGlobal('window', { innerWidth: 1024, innerHeight: 768, addEventListener() {}, removeEventListener() {} })
    await advanceUntilSettled(sendEmailCode(modal, { email }))
    const device = waitForEmailDevice(modal)
    await vi.advanceTimersByTimeAsync(10)
    // Without a modal, the frame appears by itself once it has something to show.
    expect(site.frame.isShown).toBe(false)
    site.frame.resize(300)
    expect(site.frame.isShown).toBe(true)
    site.openLink()
    expect(await advanceUntilSettled(device)).toBe('CONNECT')
    expect(site.frame.isShown).toBe(false)
    expect(site.asked).not.toContain('CONNECT_OTP')
    modal.destroy()
  })

  it('asks for the code if the secure site knows another user', async () => {
    const { modal, site } = createSignInModal()
    site.emailAction = 'VERIFY_DEVICE'
    site.user = { email: 'other@harbor.example' }
    await advanceUntilSettled(sendEmailCode(modal, { email }))
    const device = waitForEmailDevice(modal)
    await vi.advanceTimersByTimeAsync(10)
    site.openLink()
    expect(await advanceUntilSettled(device)).toBe('VERIFY_OTP')
    modal.destroy()
  })

  it('waits for a slow user longer than 120 s, as long as the secure site answers', async () => {
    const { modal, site } = createSignInModal()
    site.emailAction = 'VERIFY_DEVICE'
    site.deviceTimeouts = 2
    await advanceUntilSettled(sendEmailCode(modal, { email }))
    const device = waitForEmailDevice(modal)
    await vi.advanceTimersByTimeAsync(10)
    site.openLink()
    expect(await advanceUntilSettled(device)).toBe('VERIFY_OTP')
    expect(site.asked.filter((name) => name === 'CONNECT_DEVICE')).toHaveLength(3)
    site.deviceTimeouts = 1
    site.isSilent = true
    await expect(advanceUntilSettled(waitForEmailDevice(modal))).rejects.toMatchObject({ code: 'EMBEDDED_TIMED_OUT' })
    modal.destroy()
  })

  it('S5.008 is refused when the project does not allow it', async () => {
    vi.unstubAllGlobals()
    stubFetch({
      json: {
        allowedOrigins: ['https://other.example'],
        features: [{ id: 'social_login', isEnabled: true, config: null }],
      },
    })
    vi.stubGlobal('location', { origin: 'https://harbor.example', href: 'https://harbor.example/' })
    const { modal } = createSignInModal()
    await expect(advanceUntilSettled(sendEmailCode(modal, { email }))).rejects.toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    })
    modal.destroy()
  })

  it('S1.044 is refused only when the project disables it', async () => {
    const offered = async (config: readonly string[]) => {
      stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config }] } })
      const { modal, site } = createSignInModal({ features: { email: true } })
      const outcome = await advanceUntilSettled(sendEmailCode(modal, { email })).catch(
        ({ code }: { code: string }) => code,
      )
      modal.destroy()
      return [outcome, site.mailed]
    }
    expect(await offered(['google'])).toEqual(['AUTH_CONNECTOR_MISSING', []])
    expect(await offered(['google', 'email'])).toEqual(['VERIFY_OTP', [email]])
  })

  it('S8.025 is refused when no adapter supports it', async () => {
    const { modal } = createSignInModal({ basic: true })
    await expect(advanceUntilSettled(sendEmailCode(modal, { email }))).rejects.toMatchObject({
      code: 'AUTH_CONNECTOR_MISSING',
      message: expect.stringMatching(/^No auth connector found\n.*not `basic`/),
    })
    modal.destroy()
  })
})

describe('email sign-in in the modal', () => {
  const setUp = async (options: Parameters<typeof createSignInModal>[0] = {}) => {
    const made = createSignInModal(options)
    await made.modal.context.show()
    const state = () => made.context.use(signInStore).$state.get()
    const view = () => made.context.stores.router.$route.get()
    return { ...made, state, view }
  }

  it('leads from the address to the code to the connected wallet', async () => {
    const { modal, context, state, view } = await setUp()
    expect(startEmailLogin(context, { email })).toBeUndefined()
    expect(state()).toEqual({ status: 'sending', email })
    expect(view()).toMatchObject({ view: 'EmailLogin', params: { email } })
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toMatchObject({ status: 'code', email, isWrong: false })
    await advanceUntilSettled(submitLoginCode(context, '000000'))
    expect(state()).toMatchObject({ status: 'code', isWrong: true, isChecking: false })
    await advanceUntilSettled(submitLoginCode(context, code))
    expect(state()).toEqual({ status: 'connected', email })
    expect(modal.$account('eip155').get().status).toBe('connected')
    modal.destroy()
  })

  it('emits one error for each code that is wrong', async () => {
    const { modal, context } = await setUp()
    const codes: string[] = []
    modal.on('error', (error) => codes.push(error.code))
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    await advanceUntilSettled(submitLoginCode(context, '000000'))
    expect(codes).toEqual(['CODE_WRONG'])
    await advanceUntilSettled(submitLoginCode(context, '000001'))
    expect(codes).toEqual(['CODE_WRONG', 'CODE_WRONG'])
    await advanceUntilSettled(submitLoginCode(context, code))
    expect(codes).toHaveLength(2)
    modal.destroy()
  })

  it('S4.063 needs no code on a known device', async () => {
    const { modal, context, site, state } = await setUp()
    site.emailAction = 'CONNECT'
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toEqual({ status: 'connected', email })
    modal.destroy()
  })

  it('reports an expired code as expired, not as wrong, and requires a new one', async () => {
    const { modal, context, site, state } = await setUp()
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    site.refusal = 'This code has expired'
    await advanceUntilSettled(submitLoginCode(context, '000000'))
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'CODE_EXPIRED' }, email })
    modal.destroy()
  })

  it('returns to a pending code without another email when the user reopens the modal', async () => {
    const { modal, context, site, state, view } = await setUp()
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    modal.close()
    expect(state().status).toBe('code')
    await modal.context.show()
    expect(startEmailLogin(context, { email: 'other@harbor.example' })).toMatchObject({ reason: 'cooldown' })
    expect(startEmailLogin(context, { email })).toBeUndefined()
    expect(view()).toMatchObject({ view: 'EmailLogin', params: { email } })
    modal.close()
    await vi.advanceTimersByTimeAsync(60_000)
    await modal.context.show()
    expect(startEmailLogin(context, { email })).toBeUndefined()
    await advanceUntilSettled(submitLoginCode(context, code))
    expect(state().status).toBe('connected')
    expect(site.mailed).toEqual([email])
    modal.destroy()
  })

  it('is aborted when the user goes back while the code is being sent', async () => {
    const { modal, context, site, state } = await setUp()
    site.emailAction = 'CONNECT'
    startEmailLogin(context, { email })
    context.stores.router.back()
    expect(state().status).toBe('idle')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    expect(state().status).toBe('idle')
    modal.destroy()
  })

  it('does not blame the code when the secure site fails', async () => {
    const { modal, context, site, state } = await setUp()
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    site.refusal = 'Something went wrong'
    await advanceUntilSettled(submitLoginCode(context, '000000'))
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'EMBEDDED_FAILED' }, email })
    modal.destroy()
  })

  it('signs no user in who goes back while the code is verified', async () => {
    const { modal, context, state } = await setUp()
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    const checking = submitLoginCode(context, code)
    context.stores.router.back()
    await checking
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state().status).toBe('idle')
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    modal.destroy()
  })

  it('returns to a pending code after a reload', async () => {
    const { modal, context, site, load } = await setUp()
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    modal.destroy()
    const again = load()
    await again.context.show()
    expect(startEmailLogin(getTestContext(again), { email })).toBeUndefined()
    expect(getTestContext(again).use(signInStore).$state.get()).toMatchObject({ status: 'code', email })
    await advanceUntilSettled(submitLoginCode(getTestContext(again), code))
    expect(again.$account('eip155').get().status).toBe('connected')
    expect(site.mailed).toEqual([email])
    again.destroy()
  })

  it('connects once the user has entered the code in the secure site’s own window', async () => {
    const { modal, context, site, state } = await setUp()
    site.emailAction = 'VERIFY_DEVICE'
    site.hasOwnWindow = true
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toMatchObject({ status: 'device', email })
    site.openLink()
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toEqual({ status: 'connected', email })
    expect(site.asked).not.toContain('CONNECT_OTP')
    modal.destroy()
  })

  it('asks for no code after a reload if the user enters it in the secure site’s own window', async () => {
    const { modal, context, site, load } = await setUp()
    site.emailAction = 'VERIFY_DEVICE'
    site.hasOwnWindow = true
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    modal.destroy()
    const again = load()
    await again.context.show()
    const state = () => getTestContext(again).use(signInStore).$state.get()
    expect(startEmailLogin(getTestContext(again), { email })).toBeUndefined()
    expect(state()).toMatchObject({ status: 'device', email })
    await vi.advanceTimersByTimeAsync(100)
    site.openLink()
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toEqual({ status: 'connected', email })
    expect(site.mailed).toEqual([email])
    again.destroy()
  })

  it('sends another code when the last one is old enough', async () => {
    const { modal, context, site } = await setUp()
    startEmailLogin(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    expect(resendLoginCode(context)).toMatchObject({ reason: 'cooldown' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(resendLoginCode(context)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(100)
    expect(site.mailed).toEqual([email, email])
    modal.destroy()
  })
})

describe('a change of the email address', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { innerWidth: 1024, innerHeight: 768, addEventListener() {}, removeEventListener() {} })
  })
  const newEmail = 'maya.lind@harbor.example'
  const signedIn = async () => {
    const made = createSignInModal()
    await advanceUntilSettled(sendEmailCode(made.modal, { email }))
    await advanceUntilSettled(verifyEmailCode(made.modal, { code }))
    return made
  }

  it('S4.065 starts with a code to the old address, which has to match', async () => {
    const { modal } = await signedIn()
    expect(await advanceUntilSettled(changeEmail(modal, { email: newEmail }))).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    await expect(advanceUntilSettled(verifyOldEmail(modal, { code: '000000' }))).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    modal.destroy()
  })

  it('S4.066 continues with a code to the new address, which has to match', async () => {
    const { modal, context } = await signedIn()
    await advanceUntilSettled(changeEmail(modal, { email: newEmail }))
    expect(await advanceUntilSettled(verifyOldEmail(modal, { code }))).toBeUndefined()
    await expect(advanceUntilSettled(verifyNewEmail(modal, { code: '000000' }))).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    expect(context.stores.accounts.get('eip155').user).toEqual({ email })
    modal.destroy()
  })

  it('S4.064 requires a code to the old address and then one to the new address', async () => {
    const { modal, site, storage } = await signedIn()
    await advanceUntilSettled(changeEmail(modal, { email: newEmail }))
    await advanceUntilSettled(verifyOldEmail(modal, { code }))
    expect(await advanceUntilSettled(verifyNewEmail(modal, { code }))).toEqual({ newEmail })
    expect(site.asked.filter((name) => name.startsWith('UPDATE'))).toEqual([
      'UPDATE_EMAIL',
      'UPDATE_EMAIL_PRIMARY_OTP',
      'UPDATE_EMAIL_SECONDARY_OTP',
    ])
    expect(modal.$account('eip155').get().user).toEqual({ email: newEmail })
    expect(storage.getItem('@appkit/EMAIL')).toBe(newEmail)
    modal.destroy()
  })

  it('keeps the old address until a change that can still be stopped takes effect', async () => {
    const { modal, context, site, storage } = await signedIn()
    site.changesFrom = 2_000_000_000_000
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    await submitEmailChangeCode(context, code)
    await submitEmailChangeCode(context, code)
    expect(context.use(signInStore).$change.get()).toEqual({ status: 'done', newEmail, from: 2_000_000_000_000 })
    expect(modal.$account('eip155').get().user).toEqual({ email })
    expect(storage.getItem('@appkit/EMAIL')).toBe(email)
    modal.destroy()
  })

  it.each([undefined, 2_000_000_000_000])(
    'asks for no code in the app if the user enters both in the secure site’s own window (takes effect %s)',
    async (from) => {
      const { modal, context, site, storage } = await signedIn()
      site.hasOwnWindow = true
      site.changesFrom = from
      startEmailChange(context, newEmail)
      await vi.advanceTimersByTimeAsync(10)
      const done = { status: 'done', newEmail, ...(from !== undefined && { from }) }
      expect(context.use(signInStore).$change.get()).toEqual(done)
      expect(site.asked.filter((name) => name.startsWith('UPDATE'))).toEqual(['UPDATE_EMAIL'])
      const current = from === undefined ? newEmail : email
      expect(modal.$account('eip155').get().user).toEqual({ email: current })
      expect(storage.getItem('@appkit/EMAIL')).toBe(current)
      modal.destroy()
    },
  )

  it('submits a code once, however often the user submits it', async () => {
    const { modal, context, site } = await signedIn()
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    const asked = site.asked.length
    await Promise.all([submitEmailChangeCode(context, code), submitEmailChangeCode(context, code)])
    expect(site.asked.slice(asked)).toHaveLength(1)
    expect(context.use(signInStore).$change.get()).toMatchObject({ status: 'secondary', newEmail })
    modal.destroy()
  })

  it('is confirmed in the frame, also without a modal, and a rejection returns to the form', async () => {
    const { modal, context, site } = await signedIn()
    expect(site.frame.isShown).toBe(false)
    site.declinesChange = true
    await expect(advanceUntilSettled(changeEmail(modal, { email: newEmail }))).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(site.frame.slots).toHaveLength(1)
    expect(site.frame.isShown).toBe(false)
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    expect(context.use(signInStore).$change.get()).toEqual({ status: 'idle' })
    modal.destroy()
  })

  it('S5.013 requires a valid address', async () => {
    const { modal, site } = await signedIn()
    await expect(advanceUntilSettled(changeEmail(modal, { email: 'maya@' }))).rejects.toMatchObject({
      code: 'EMAIL_INVALID',
    })
    expect(site.asked).not.toContain('UPDATE_EMAIL')
    modal.destroy()
  })

  it('S8.026 is refused for a user who is not signed in', async () => {
    const { modal } = createSignInModal()
    await expect(advanceUntilSettled(changeEmail(modal, { email: newEmail }))).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Not connected to email or social',
    })
    modal.destroy()
  })

  it('resends its codes after 30 s and only while a change is pending', async () => {
    const { modal, context, site } = await signedIn()
    expect(resendEmailChangeCode(context)).toEqual({ reason: 'invalid' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(startEmailChange(context, newEmail)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(resendEmailChangeCode(context)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10)
    expect(site.asked.filter((name) => name === 'UPDATE_EMAIL')).toHaveLength(2)
    modal.destroy()
  })

  it('S4.067 polls every second whether the user confirmed it elsewhere', async () => {
    const { modal, context, site } = await signedIn()
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    await submitEmailChangeCode(context, code)
    const asked = () => site.asked.filter((name) => name === 'GET_USER').length
    const before = asked()
    const counts: number[] = []
    for (let second = 0; second < 3; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      counts.push(asked() - before)
    }
    expect(counts).toEqual([1, 2, 3])
    modal.destroy()
  })

  it('S4.067 that is confirmed elsewhere is noticed within a second', async () => {
    const { modal, context, site } = await signedIn()
    const change = () => context.use(signInStore).$change.get()
    expect(startEmailChange(context, newEmail)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10)
    expect(change()).toMatchObject({ status: 'primary', newEmail })
    await submitEmailChangeCode(context, code)
    expect(change()).toMatchObject({ status: 'secondary' })
    site.user = { email: newEmail }
    await vi.advanceTimersByTimeAsync(1_100)
    expect(change()).toEqual({ status: 'done', newEmail })
    expect(modal.$account('eip155').get().user).toEqual({ email: newEmail })
    const asked = site.asked.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(site.asked).toHaveLength(asked)
    modal.destroy()
  })
})
