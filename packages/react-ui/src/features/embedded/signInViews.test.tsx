import type { Modal } from '@foyer/core'
import { approvalController } from '@foyer/core/internal/embedded'
import { type ModalContext, ModalError, startNavigation } from '@foyer/core/internal/modal'
import { type EmailChangeState, type SignInState, signInStore } from '@foyer/core/internal/sign-in'
import { createTestModal } from '@foyer/core/testing'
import { atom } from 'nanostores'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { advanceTime } from '../../testing/time.js'

const contextOf = (modal: Modal) => startNavigation(modal)

const email = 'maya@harbor.example'
const modals = destroyModalsAfterEach()

function create() {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  return modal
}

async function showEmail(modal: Modal, address: string) {
  const context = startNavigation(modal)
  await act(async () => context.stores.router.push({ view: 'EmailLogin', params: { email: address } }))
  await flushUpdates()
}

const set = (context: ModalContext, state: SignInState) => act(async () => context.use(signInStore).$state.set(state))
const setChange = (context: ModalContext, state: EmailChangeState) =>
  act(async () => context.use(signInStore).$change.set(state))

const code = (rest: Partial<Extract<SignInState, { status: 'code' }>> = {}): SignInState => ({
  status: 'code',
  email,
  sentAt: Date.now(),
  isChecking: false,
  isWrong: false,
  ...rest,
})

it('S2.015 EmailLogin prompts for the address, then for the code, and shows the outcome', async () => {
  const modal = create()
  const { title, text, control, hasControl, focused } = await openModal(modal, { view: 'EmailLogin' })
  expect(title()).toBe('Email')
  expect(control('Email address')).toBe(focused())

  await showEmail(modal, email)
  await set(contextOf(modal), { status: 'sending', email })
  expect(text()).toContain(`Sending your codeTo ${email}`)
  await set(contextOf(modal), code())
  expect(text()).toContain(`Check your emailEnter the 6-digit code we sent to ${email}`)
  expect(text()).toContain('Send a new code in 0:30')
  expect(control('Digit 1')).toBe(focused())
  await set(contextOf(modal), code({ isWrong: true }))
  expect(text()).toContain('That code didn’t match. Check it and try again.')
  await set(contextOf(modal), code({ sentAt: Date.now() - 30_000 }))
  expect(text()).toContain('No email? Send a new code')

  await set(contextOf(modal), { status: 'device', email, sentAt: Date.now() })
  expect(text()).toContain(`Approve this deviceOpen the link we sent to ${email}. This page will update automatically.`)
  await set(contextOf(modal), { status: 'failed', email, error: new ModalError('CODE_EXPIRED') })
  expect(hasControl('Send a new code')).toBe(true)
  await set(contextOf(modal), { status: 'failed', email, error: new ModalError('OFFLINE') })
  expect(text()).toContain('You seem to be offline.')
  expect(hasControl('Try again')).toBe(true)
  expect(hasControl('Choose another way')).toBe(true)
  await set(contextOf(modal), { status: 'connected', email })
  expect(text()).toContain(`You can now use Harbor with ${email}.`)
})

it('EmailLogin makes room for the secure site’s frame once it has something to show, and asks for no code', async () => {
  const modal = create()
  const $height = atom<number | undefined>(undefined)
  Object.assign(contextOf(modal).use(approvalController), { $height })
  const { root, text, hasControl } = await openModal(modal, { view: 'EmailLogin' })
  await showEmail(modal, email)
  await set(contextOf(modal), { status: 'device', email, sentAt: Date.now() })
  expect(text()).toContain(`Open the link we sent to ${email}`)
  expect(root.querySelector('.fy-slot')).toBeNull()
  await act(async () => $height.set(312))
  const slot = root.querySelector<HTMLElement>('.fy-slot')
  expect(slot?.style.getPropertyValue('--fy-slot')).toBe('312px')
  expect(text()).not.toContain('Open the link we sent')
  expect(hasControl('Digit 1')).toBe(false)
})

it('EmailLogin says what the secure site asks the user to do on a device without the wallet, and links there', async () => {
  const modal = create()
  const { text, title, control, hasControl } = await openModal(modal, { view: 'EmailLogin' })
  await showEmail(modal, email)
  const walletWords = 'This device needs your approval. In your wallet’s own window, approve ABCDE-FGHJK.'
  const error = new ModalError('EMBEDDED_FAILED', { context: { walletWords, isUnapproved: true } })
  await set(contextOf(modal), { status: 'failed', email, error })
  expect(title()).toBe('Email')
  expect(text()).toContain('Approve this deviceYour wallet isn’t on this device yet.')
  expect(text()).toContain(walletWords)
  const link = control('Open secure.walletconnect.org opens in a new tab')
  expect(link?.getAttribute('href')).toBe('https://secure.walletconnect.org/wallet?lang=en-US')
  expect(hasControl('Try again')).toBe(true)
  const other = new ModalError('EMBEDDED_FAILED', { context: { walletWords: 'The wallet is asleep.' } })
  await set(contextOf(modal), { status: 'failed', email, error: other })
  expect(text()).toContain('The wallet is asleep.')
  expect(text()).not.toContain('Approve this device')
})

it('EmailLogin keeps the focus on the address when the first frame is late', async () => {
  const modal = create()
  await openModal(modal, { view: 'EmailLogin' })
  await act(() => modal.close())
  await flushUpdates()
  // Simulates a background tab, which draws no frames. The first opening has loaded the view's code.
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
  onTestFinished(() => frames.mockRestore())
  const { control, focused } = await openModal(modal, { view: 'EmailLogin' })
  expect(control('Email address')).toBe(focused())
})

it('S9.052 an address of more than 30 characters is truncated in the middle', async () => {
  const modal = create()
  const long = 'firstname.lastname@subdomain.example.org'
  const { text } = await openModal(modal, { view: 'EmailLogin' })
  await showEmail(modal, long)
  await set(contextOf(modal), code({ email: long }))
  expect(text()).toContain('we sent to firstname.last…ain.example.org')
})

it('EmailLogin closes after connecting', async () => {
  const modal = create()
  const { stores } = contextOf(modal)
  await openModal(modal, { view: 'ConnectingSocial', provider: 'google' })
  await set(contextOf(modal), { status: 'connected', provider: 'google' })
  await act(async () => stores.attempt.show({ status: 'connected', walletId: 'auth', namespace: 'eip155' }))
  await advanceTime(700)
  expect(stores.modal.$modal.get().open).toBe(false)
})

it('ConnectingSocial explains the window, and one that was closed or blocked', async () => {
  const modal = create()
  const { title, text, click, hasControl } = await openModal(modal, { view: 'ConnectingSocial', provider: 'google' })
  expect(title()).toBe('Google')
  // The app opened this view without a click, which the login window needs: the button offers one.
  expect(hasControl('Continue with Google')).toBe(true)
  await set(contextOf(modal), { status: 'window', provider: 'google' })
  expect(text()).toContain('Continue in the Google windowFinish signing in there. This page will update automatically.')
  expect(hasControl('Open the window again')).toBe(true)
  await set(contextOf(modal), { status: 'blocked', provider: 'google' })
  expect(text()).toContain('Your browser blocked the windowAllow pop-ups for this site, then try again.')
  await set(contextOf(modal), { status: 'failed', provider: 'google', error: new ModalError('POPUP_CLOSED') })
  expect(text()).toContain(
    'Sign-in didn’t finishThe Google window is closed or out of reach. Try again, or choose another way.',
  )
  expect(hasControl('Try again')).toBe(true)
  await set(contextOf(modal), { status: 'failed', provider: 'google', error: new ModalError('OPENER_POLICY_BLOCKED') })
  expect(text()).toContain('This isn’t set up for this site. Tell its owner, or choose another way.')
  expect(hasControl('Try again')).toBe(false)
  await set(contextOf(modal), { status: 'connecting', provider: 'google' })
  expect(text()).toContain('Getting your wallet')
  await set(contextOf(modal), { status: 'failed', provider: 'google', error: new ModalError('OFFLINE') })
  await click('Choose another way')
  expect(title()).toBe('Connect a wallet')
})

it('S2.014 ConnectingFarcaster shows a QR code and the same link', async () => {
  const modal = create()
  const { root, title, text, hasControl } = await openModal(modal, { view: 'ConnectingFarcaster' })
  await set(contextOf(modal), { status: 'scan', url: undefined })
  expect(title()).toBe('Farcaster')
  expect(root.querySelector('.fy-qr .fy-skel')).not.toBeNull()
  await set(contextOf(modal), { status: 'scan', url: 'https://farcaster.example/sign-in?token=1' })
  expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('QR code to sign in with Farcaster')
  expect(text()).toContain('Scan with your phone camera and approve in Farcaster')
  expect(hasControl('Copy link')).toBe(true)
  await set(contextOf(modal), { status: 'failed', provider: 'farcaster', error: new ModalError('FARCASTER_FAILED') })
  expect(hasControl('Try again')).toBe(true)
})

it('S2.018 UpdateEmailWallet confirms both addresses, the old one first, and returns with a toast', async () => {
  const modal = create()
  const context = contextOf(modal)
  context.stores.accounts.update('eip155', { user: { email } })
  const { root, title, text, hasControl } = await openModal(modal, { view: 'GetWallet' })
  await act(async () => context.stores.router.push({ view: 'UpdateEmailWallet' }))
  await flushUpdates()
  expect(title()).toBe('Change email')
  expect(text()).toContain(`Current: ${email}`)
  expect(hasControl('Continue')).toBe(true)
  const codeRequest = { newEmail: 'maya.lind@harbor.example', sentAt: Date.now(), isChecking: false, isWrong: false }
  await setChange(context, { status: 'primary', ...codeRequest })
  expect(text()).toContain(`Confirm your current emailEnter the code we sent to ${email}`)
  expect(root.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).toBe('Step 1 of 2')
  await setChange(context, { status: 'secondary', ...codeRequest })
  expect(text()).toContain('Confirm your new emailEnter the code we sent to maya.lind@harbor.example')
  await setChange(context, { status: 'failed', newEmail: codeRequest.newEmail, error: new ModalError('OFFLINE') })
  expect(text()).toContain('Your email wasn’t changed')
  await setChange(context, { status: 'sending', newEmail: codeRequest.newEmail })
  expect(root.querySelector('.fy-slot')).not.toBeNull()
  expect(hasControl('Cancel')).toBe(true)
  await setChange(context, { status: 'done', newEmail: codeRequest.newEmail })
  expect(context.stores.notices.$toast.get()).toMatchObject({ open: true, message: 'Email changed' })
  expect(title()).toBe('Get a wallet')
})

const farcaster = async () => {
  const modal = create()
  const context = contextOf(modal)
  // With a login in progress, opening the view starts no request.
  await set(context, { status: 'scan', url: undefined })
  const opened = await openModal(modal, { view: 'ConnectingFarcaster' })
  await set(context, { status: 'scan', url: undefined })
  const said = () => [...opened.root.querySelectorAll('[role=status]')].map((each) => each.textContent)
  return { ...opened, context, said }
}

it('ConnectingFarcaster says that a slow code takes longer, and then how to use it', async () => {
  const { context, said, root } = await farcaster()
  expect(said()).toEqual(['Loading', expect.not.stringContaining('longer')])
  await advanceTime(4_000)
  expect(said()).toEqual(['Loading', 'This is taking longer than usual. Check your connection.'])
  await set(context, { status: 'scan', url: 'https://farcaster.example/~/siwf?token=1' })
  await flushUpdates()
  expect(said().join()).not.toContain('longer')
  expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/Farcaster/)
  await advanceTime(4_000)
  expect(said().join()).not.toContain('longer')
})

it('EmailLogin prompts for the address again once its attempt is gone', async () => {
  const modal = create()
  const { control, title, text } = await openModal(modal, { view: 'EmailLogin' })
  await showEmail(modal, email)
  await set(contextOf(modal), code())
  expect(text()).toContain('Check your email')
  await set(contextOf(modal), { status: 'idle' })
  expect(title()).toBe('Email')
  expect(control('Email address')).toHaveProperty('value', email)
})

it('EmailLogin prompts for the address again after Back', async () => {
  const modal = create()
  const { control, hasControl } = await openModal(modal, { view: 'EmailLogin' })
  await set(contextOf(modal), code())
  expect(hasControl('Digit 1')).toBe(false)
  expect(control('Email address')).toBeDefined()
})

it('UpdateEmailWallet shows its progress visibly and to screen readers', async () => {
  const modal = create()
  const { root } = await openModal(modal, { view: 'EmailLogin' })
  const context = startNavigation(modal)
  await act(async () => context.stores.router.push({ view: 'UpdateEmailWallet' }))
  await flushUpdates()
  const bar = () => {
    const found = root.querySelector('[role=progressbar]')
    return ['aria-label', 'aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => found?.getAttribute(name))
  }
  const codeRequest = { newEmail: 'new@harbor.example', sentAt: Date.now(), isChecking: false, isWrong: false }
  await setChange(context, { status: 'primary', ...codeRequest })
  expect(bar()).toEqual(['Step 1 of 2', '0', '1', '2'])
  await setChange(context, { status: 'secondary', ...codeRequest })
  expect(bar()).toEqual(['Step 2 of 2', '0', '2', '2'])
})
