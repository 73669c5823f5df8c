import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeEmail, verifyNewEmail, verifyOldEmail } from '../../../actions/changeEmail.js'
import { awaitEmailDevice, sendEmailCode } from '../../../actions/sendEmailCode.js'
import { verifyEmailCode } from '../../../actions/verifyEmailCode.js'
import { contextOf } from '../../../testing/contextOf.js'
import { EOA, SMART } from '../../../testing/createFakeSecureSite.js'
import { createSignInModal } from '../../../testing/createSignInModal.js'
import { ran } from '../../../testing/ran.js'
import { stubFetch } from '../../../testing/stubFetch.js'
import { resendChangeCode, startEmailChange, submitChangeCode } from './changeInModal.js'
import { resendCode, startEmail } from './inModal.js'
import { signIn } from './signIn.js'
import { submitCode } from './steps.js'

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

describe('without any UI', () => {
  it('S4.062 an address that is known is sent a code', async () => {
    const { modal, site } = createSignInModal()
    expect(await ran(sendEmailCode(modal, { email: ` ${email} ` }))).toBe('VERIFY_OTP')
    expect(site.mailed).toEqual([email])
    modal.destroy()
  })

  it('S0.004 an address, a code, and the wallet is connected', async () => {
    const { modal, storage } = createSignInModal()
    await ran(sendEmailCode(modal, { email: ` ${email} ` }))
    const account = await ran(verifyEmailCode(modal, { code }))
    expect(account).toEqual({ address: SMART, type: 'smartAccount' })
    const state = modal.$account('eip155').get()
    expect(state).toMatchObject({
      status: 'connected',
      user: { email },
      allAccounts: [{ address: SMART }, { address: EOA, type: 'eoa' }],
      connectedWalletInfo: { name: 'Email', type: 'AUTH', identifier: 'auth' },
    })
    // Nothing that lets anybody in.
    expect(storage.getItem('@appkit/connections')).not.toContain(code)
    modal.destroy()
  })

  it.each([
    ['S3.043', 'EMAIL', email],
    ['S3.044', 'EMAIL_LOGIN_USED_KEY', 'true'],
    ['S3.045', 'LAST_EMAIL_LOGIN_TIME', String(LOGGED_IN)],
    ['S3.047', 'LAST_USED_CHAIN_KEY', '1'],
    ['S3.048', 'SMART_ACCOUNT_ENABLED_NETWORKS', '1,10'],
  ])('%s remembers of a login: %s', async (_rule, key, value) => {
    vi.setSystemTime(LOGGED_IN)
    const { modal, site, storage } = createSignInModal()
    site.smartAccountNetworks = [1, 10]
    await ran(sendEmailCode(modal, { email }))
    await ran(verifyEmailCode(modal, { code }))
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
  ])('S5.012 %j is no address', async (wrong) => {
    const { modal, site } = createSignInModal()
    await expect(ran(sendEmailCode(modal, { email: wrong }))).rejects.toMatchObject({
      code: 'EMAIL_INVALID',
      message: 'Invalid email',
    })
    expect(site.asked).toEqual([])
    modal.destroy()
  })

  async function askTwice(between: number) {
    const { modal, site, storage } = createSignInModal()
    await ran(sendEmailCode(modal, { email }))
    const asked = Number(storage.getItem('@appkit/LAST_EMAIL_LOGIN_TIME'))
    vi.setSystemTime(asked + between)
    const error = await ran(sendEmailCode(modal, { email: 'other@harbor.example' })).catch((cause: unknown) => cause)
    modal.destroy()
    return { error, mailed: site.mailed }
  }

  it('S5.011 no second code soon after one, to whatever address', async () => {
    expect(await askTwice(12_000)).toMatchObject({ error: { code: 'EMAIL_COOLDOWN' }, mailed: [email] })
  })

  it('S8.031 says how long that takes', async () => {
    const message = 'Please try again after 18 seconds'
    expect((await askTwice(12_000)).error).toMatchObject({ message, context: { seconds: 18 } })
  })

  it('S9.001 takes 30 s', async () => {
    expect((await askTwice(29_999)).error).toMatchObject({ code: 'EMAIL_COOLDOWN' })
    expect((await askTwice(30_000)).mailed).toEqual([email, 'other@harbor.example'])
  })

  it('a code that did not reach the secure site costs no cooldown', async () => {
    const { modal, site } = createSignInModal()
    site.isDown = true
    await expect(ran(sendEmailCode(modal, { email }))).rejects.toMatchObject({
      code: 'EMBEDDED_LOAD_FAILED',
      message: 'Unable to load email login dependency',
    })
    site.isDown = false
    expect(await ran(sendEmailCode(modal, { email }))).toBe('VERIFY_OTP')
    modal.destroy()
  })

  it('S4.061 a device that is unknown: a link, then a code', async () => {
    const { modal, site } = createSignInModal()
    site.emailAction = 'VERIFY_DEVICE'
    expect(await ran(sendEmailCode(modal, { email }))).toBe('VERIFY_DEVICE')
    const device = awaitEmailDevice(modal)
    await vi.advanceTimersByTimeAsync(5_000)
    site.openLink()
    await ran(device)
    expect(await ran(verifyEmailCode(modal, { code }))).toMatchObject({ address: SMART })
    modal.destroy()
  })

  it('S5.008 nobody signs in where the project does not allow it', async () => {
    vi.unstubAllGlobals()
    stubFetch({
      json: {
        allowedOrigins: ['https://other.example'],
        features: [{ id: 'social_login', isEnabled: true, config: null }],
      },
    })
    vi.stubGlobal('location', { origin: 'https://harbor.example', href: 'https://harbor.example/' })
    const { modal } = createSignInModal()
    await expect(ran(sendEmailCode(modal, { email }))).rejects.toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    modal.destroy()
  })

  it('S1.044 nobody signs in where the project has turned it off, and somebody does where it has not', async () => {
    const offered = async (config: readonly string[]) => {
      stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config }] } })
      const { modal, site } = createSignInModal({ features: { email: true } })
      const outcome = await ran(sendEmailCode(modal, { email })).catch(({ code }: { code: string }) => code)
      modal.destroy()
      return [outcome, site.mailed]
    }
    expect(await offered(['google'])).toEqual(['AUTH_CONNECTOR_MISSING', []])
    expect(await offered(['google', 'email'])).toEqual(['VERIFY_OTP', [email]])
  })

  it('S8.025 nobody signs in where no adapter can', async () => {
    const { modal } = createSignInModal({ basic: true })
    await expect(ran(sendEmailCode(modal, { email }))).rejects.toMatchObject({
      code: 'AUTH_CONNECTOR_MISSING',
      message: 'No auth connector found',
    })
    modal.destroy()
  })
})

describe('in the modal', () => {
  const setUp = async (options: Parameters<typeof createSignInModal>[0] = {}) => {
    const made = createSignInModal(options)
    await made.modal.open()
    const state = () => made.context.use(signIn).$state.get()
    const view = () => made.context.stores.router.$route.get()
    return { ...made, state, view }
  }

  it('leads from the address to the code to the connected wallet', async () => {
    const { modal, context, state, view } = await setUp()
    expect(startEmail(context, { email })).toBeUndefined()
    expect(state()).toEqual({ status: 'sending', email })
    expect(view()).toMatchObject({ view: 'EmailLogin', params: { email } })
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toMatchObject({ status: 'code', email, isWrong: false })
    await ran(submitCode(context, '000000'))
    expect(state()).toMatchObject({ status: 'code', isWrong: true, isChecking: false })
    await ran(submitCode(context, code))
    expect(state()).toEqual({ status: 'connected', email })
    expect(modal.$account('eip155').get().status).toBe('connected')
    modal.destroy()
  })

  it('S4.063 a device that is known needs no code', async () => {
    const { modal, context, site, state } = await setUp()
    site.emailAction = 'CONNECT'
    startEmail(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toEqual({ status: 'connected', email })
    modal.destroy()
  })

  it('a code that is no longer good is no wrong one: another has to be sent', async () => {
    const { modal, context, site, state } = await setUp()
    startEmail(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    site.refusal = 'This code has expired'
    await ran(submitCode(context, '000000'))
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'CODE_EXPIRED' }, email })
    modal.destroy()
  })

  it('who closes with a code on the way comes back to it, without another mail', async () => {
    const { modal, context, site, state, view } = await setUp()
    startEmail(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    modal.close()
    expect(state().status).toBe('code')
    await modal.open()
    expect(startEmail(context, { email: 'other@harbor.example' })).toMatchObject({ reason: 'cooldown' })
    expect(startEmail(context, { email })).toBeUndefined()
    expect(view()).toMatchObject({ view: 'EmailLogin', params: { email } })
    // Also when another mail could be sent: this code is still good.
    modal.close()
    await vi.advanceTimersByTimeAsync(60_000)
    await modal.open()
    expect(startEmail(context, { email })).toBeUndefined()
    await ran(submitCode(context, code))
    expect(state().status).toBe('connected')
    expect(site.mailed).toEqual([email])
    modal.destroy()
  })

  it('who goes back while the code is asked for has asked for nothing more', async () => {
    const { modal, context, site, state } = await setUp()
    site.emailAction = 'CONNECT'
    startEmail(context, { email })
    context.stores.router.back()
    expect(state().status).toBe('idle')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    expect(state().status).toBe('idle')
    modal.destroy()
  })

  it('a secure site that is out of order says nothing of the code', async () => {
    const { modal, context, site, state } = await setUp()
    startEmail(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    site.refusal = 'Something went wrong'
    await ran(submitCode(context, '000000'))
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'EMBEDDED_FAILED' }, email })
    modal.destroy()
  })

  it('who goes back while the code is checked is not signed in', async () => {
    const { modal, context, state } = await setUp()
    startEmail(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    const checking = submitCode(context, code)
    context.stores.router.back()
    await checking
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state().status).toBe('idle')
    expect(modal.$account('eip155').get().status).toBe('disconnected')
    modal.destroy()
  })

  it('who loads the page anew with a code on the way comes back to it', async () => {
    const { modal, context, site, load } = await setUp()
    startEmail(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    modal.destroy()
    const again = load()
    await again.open()
    expect(startEmail(contextOf(again), { email })).toBeUndefined()
    expect(contextOf(again).use(signIn).$state.get()).toMatchObject({ status: 'code', email })
    await ran(submitCode(contextOf(again), code))
    expect(again.$account('eip155').get().status).toBe('connected')
    expect(site.mailed).toEqual([email])
    again.destroy()
  })

  it('another code, when the last one is old enough', async () => {
    const { modal, context, site } = await setUp()
    startEmail(context, { email })
    await vi.advanceTimersByTimeAsync(100)
    expect(resendCode(context)).toMatchObject({ reason: 'cooldown' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(resendCode(context)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(100)
    expect(site.mailed).toEqual([email, email])
    modal.destroy()
  })
})

describe('another address', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { innerWidth: 1024, innerHeight: 768, addEventListener() {}, removeEventListener() {} })
  })
  const newEmail = 'maya.lind@harbor.example'
  const signedIn = async () => {
    const made = createSignInModal()
    await ran(sendEmailCode(made.modal, { email }))
    await ran(verifyEmailCode(made.modal, { code }))
    return made
  }

  it('S4.065 begins with a code to the old one, which has to be right', async () => {
    const { modal } = await signedIn()
    expect(await ran(changeEmail(modal, { email: newEmail }))).toBe('VERIFY_PRIMARY_OTP')
    await expect(ran(verifyOldEmail(modal, { code: '000000' }))).rejects.toMatchObject({ code: 'CODE_WRONG' })
    modal.destroy()
  })

  it('S4.066 goes on with a code to the new one, which has to be right', async () => {
    const { modal, context } = await signedIn()
    await ran(changeEmail(modal, { email: newEmail }))
    expect(await ran(verifyOldEmail(modal, { code }))).toBeUndefined()
    await expect(ran(verifyNewEmail(modal, { code: '000000' }))).rejects.toMatchObject({ code: 'CODE_WRONG' })
    expect(context.stores.accounts.get('eip155').user).toEqual({ email })
    modal.destroy()
  })

  it('S4.064 a code to the old one, then one to the new one', async () => {
    const { modal, site, storage } = await signedIn()
    await ran(changeEmail(modal, { email: newEmail }))
    await ran(verifyOldEmail(modal, { code }))
    expect(await ran(verifyNewEmail(modal, { code }))).toEqual({ newEmail })
    expect(site.asked.filter((name) => name.startsWith('UPDATE'))).toEqual([
      'UPDATE_EMAIL',
      'UPDATE_EMAIL_PRIMARY_OTP',
      'UPDATE_EMAIL_SECONDARY_OTP',
    ])
    expect(modal.$account('eip155').get().user).toEqual({ email: newEmail })
    expect(storage.getItem('@appkit/EMAIL')).toBe(newEmail)
    modal.destroy()
  })

  it('stays the old one until a change that can still be stopped is in force', async () => {
    const { modal, context, site, storage } = await signedIn()
    site.changesFrom = 2_000_000_000_000
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    await submitChangeCode(context, code)
    await submitChangeCode(context, code)
    expect(context.use(signIn).$change.get()).toEqual({ status: 'done', newEmail, from: 2_000_000_000_000 })
    expect(modal.$account('eip155').get().user).toEqual({ email })
    expect(storage.getItem('@appkit/EMAIL')).toBe(email)
    modal.destroy()
  })

  it('is asked for a code once, however often it is sent off', async () => {
    const { modal, context, site } = await signedIn()
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    const asked = site.asked.length
    await Promise.all([submitChangeCode(context, code), submitChangeCode(context, code)])
    expect(site.asked.slice(asked)).toHaveLength(1)
    expect(context.use(signIn).$change.get()).toMatchObject({ status: 'secondary', newEmail })
    modal.destroy()
  })

  it('is asked in the frame, which is put there without a modal too; a no leads back to the form', async () => {
    const { modal, context, site } = await signedIn()
    expect(site.frame.isShown).toBe(false)
    site.declinesChange = true
    await expect(ran(changeEmail(modal, { email: newEmail }))).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(site.frame.slots).toHaveLength(1)
    expect(site.frame.isShown).toBe(false)
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    expect(context.use(signIn).$change.get()).toEqual({ status: 'idle' })
    modal.destroy()
  })

  it('S5.013 has to be one', async () => {
    const { modal, site } = await signedIn()
    await expect(ran(changeEmail(modal, { email: 'maya@' }))).rejects.toMatchObject({ code: 'EMAIL_INVALID' })
    expect(site.asked).not.toContain('UPDATE_EMAIL')
    modal.destroy()
  })

  it('S8.026 is not for somebody who is not signed in', async () => {
    const { modal } = createSignInModal()
    await expect(ran(changeEmail(modal, { email: newEmail }))).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Not connected to email or social',
    })
    modal.destroy()
  })

  it('is sent its codes anew once 30 s have passed, and only while there is a change', async () => {
    const { modal, context, site } = await signedIn()
    expect(resendChangeCode(context)).toEqual({ reason: 'invalid' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(startEmailChange(context, newEmail)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(resendChangeCode(context)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10)
    expect(site.asked.filter((name) => name === 'UPDATE_EMAIL')).toHaveLength(2)
    modal.destroy()
  })

  it('S4.067 asks every second whether the change was confirmed elsewhere', async () => {
    const { modal, context, site } = await signedIn()
    startEmailChange(context, newEmail)
    await vi.advanceTimersByTimeAsync(10)
    await submitChangeCode(context, code)
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

  it('S4.067 a change that is confirmed elsewhere is seen within a second', async () => {
    const { modal, context, site } = await signedIn()
    const change = () => context.use(signIn).$change.get()
    expect(startEmailChange(context, newEmail)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10)
    expect(change()).toMatchObject({ status: 'primary', newEmail })
    await submitChangeCode(context, code)
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
