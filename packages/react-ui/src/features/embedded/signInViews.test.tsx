import type { Modal } from '@foyer/core'
import { createTestModal } from '@foyer/core/testing'
import { enterModal, type ModalContext, ModalError } from '@foyer/core/ui'
import { type EmailChange, type SignInState, signIn } from '@foyer/core/ui/sign-in'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'
import { pass } from '../../testing/time.js'

const contextOf = (modal: Modal) => enterModal(modal.context).context

const email = 'maya@harbor.example'
const modals = keepModals()

function create() {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  return modal
}

async function showEmail(modal: Modal, address: string) {
  const { context } = enterModal(modal.context)
  await act(async () => context.stores.router.push({ view: 'EmailLogin', params: { email: address } }))
  await settle()
}

const set = (context: ModalContext, state: SignInState) => act(async () => context.use(signIn).$state.set(state))
const setChange = (context: ModalContext, state: EmailChange) => act(async () => context.use(signIn).$change.set(state))

const code = (rest: Partial<Extract<SignInState, { status: 'code' }>> = {}): SignInState => ({
  status: 'code',
  email,
  sentAt: Date.now(),
  isChecking: false,
  isWrong: false,
  ...rest,
})

it('S2.015 EmailLogin asks for the address, then for the code, and says what came of it', async () => {
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
  expect(text()).toContain(`Approve this deviceOpen the link we sent to ${email}. This page continues by itself.`)
  await set(contextOf(modal), { status: 'failed', email, error: new ModalError('CODE_EXPIRED') })
  expect(hasControl('Send a new code')).toBe(true)
  await set(contextOf(modal), { status: 'failed', email, error: new ModalError('OFFLINE') })
  expect(text()).toContain('You seem to be offline.')
  expect(hasControl('Try again')).toBe(true)
  expect(hasControl('Choose another way')).toBe(true)
  await set(contextOf(modal), { status: 'connected', email })
  expect(text()).toContain(`You can now use Harbor with ${email}.`)
})

it('leads to the address also where the first frame is late: the title does not take the focus from it', async () => {
  const modal = create()
  await openModal(modal, { view: 'EmailLogin' })
  await act(() => modal.close())
  await settle()
  // As in a tab behind others: what waits for a frame goes on after a while, and the code of the view is there by now.
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
  onTestFinished(() => frames.mockRestore())
  const { control, focused } = await openModal(modal, { view: 'EmailLogin' })
  expect(control('Email address')).toBe(focused())
})

it('S9.052 an address of more than 30 characters loses its middle', async () => {
  const modal = create()
  const long = 'firstname.lastname@subdomain.example.org'
  const { text } = await openModal(modal, { view: 'EmailLogin' })
  await showEmail(modal, long)
  await set(contextOf(modal), code({ email: long }))
  expect(text()).toContain('we sent to firstname.last…ain.example.org')
})

it('moves on by itself once it is connected', async () => {
  const modal = create()
  const { stores } = contextOf(modal)
  await openModal(modal, { view: 'ConnectingSocial', provider: 'google' })
  await set(contextOf(modal), { status: 'connected', provider: 'google' })
  await act(async () => stores.attempt.show({ status: 'connected', walletId: 'auth', namespace: 'eip155' }))
  await pass(700)
  expect(stores.modal.$modal.get().open).toBe(false)
})

it('ConnectingSocial speaks of the window, and of one that was closed or never opened', async () => {
  const modal = create()
  const { title, text, click, hasControl } = await openModal(modal, { view: 'ConnectingSocial', provider: 'google' })
  expect(title()).toBe('Google')
  // Opened by the site: a window needs a click.
  expect(hasControl('Continue with Google')).toBe(true)
  await set(contextOf(modal), { status: 'window', provider: 'google' })
  expect(text()).toContain('Continue in the Google windowFinish signing in there. This page continues by itself.')
  expect(hasControl('Open the window again')).toBe(true)
  await set(contextOf(modal), { status: 'blocked', provider: 'google' })
  expect(text()).toContain('Your browser blocked the windowAllow pop-ups for this site, then try again.')
  await set(contextOf(modal), { status: 'failed', provider: 'google', error: new ModalError('POPUP_CLOSED') })
  expect(text()).toContain('Sign-in didn’t finishThe Google window was closed. Try again, or choose another way.')
  await set(contextOf(modal), { status: 'connecting', provider: 'google' })
  expect(text()).toContain('Getting your wallet')
  await set(contextOf(modal), { status: 'failed', provider: 'google', error: new ModalError('OFFLINE') })
  await click('Choose another way')
  expect(title()).toBe('Connect a wallet')
})

it('S2.014 ConnectingFarcaster shows a code to scan and the same as a link', async () => {
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

it('S2.018 UpdateEmailWallet checks both addresses, the old one first, and goes back with a word about it', async () => {
  const modal = create()
  const context = contextOf(modal)
  context.stores.accounts.update('eip155', { user: { email } })
  const { root, title, text, hasControl } = await openModal(modal, { view: 'GetWallet' })
  await act(async () => context.stores.router.push({ view: 'UpdateEmailWallet' }))
  await settle()
  expect(title()).toBe('Change email')
  expect(text()).toContain(`Now: ${email}`)
  expect(hasControl('Continue')).toBe(true)
  const asked = { newEmail: 'maya.lind@harbor.example', sentAt: Date.now(), isChecking: false, isWrong: false }
  await setChange(context, { status: 'primary', ...asked })
  expect(text()).toContain(`First, your current emailEnter the code we sent to ${email}`)
  expect(root.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).toBe('Step 1 of 2')
  await setChange(context, { status: 'secondary', ...asked })
  expect(text()).toContain('Now, your new emailEnter the code we sent to maya.lind@harbor.example')
  await setChange(context, { status: 'failed', newEmail: asked.newEmail, error: new ModalError('OFFLINE') })
  expect(text()).toContain('Your email wasn’t changed')
  await setChange(context, { status: 'sending', newEmail: asked.newEmail })
  expect(root.querySelector('.fy-slot')).not.toBeNull()
  expect(hasControl('Cancel')).toBe(true)
  await setChange(context, { status: 'done', newEmail: asked.newEmail })
  expect(context.stores.notices.$toast.get()).toMatchObject({ open: true, message: 'Email changed' })
  expect(title()).toBe('Get a wallet')
})

const farcaster = async () => {
  const modal = create()
  const context = contextOf(modal)
  // As if it had begun: nobody is asked.
  await set(context, { status: 'scan', url: undefined })
  const opened = await openModal(modal, { view: 'ConnectingFarcaster' })
  await set(context, { status: 'scan', url: undefined })
  const said = () => [...opened.root.querySelectorAll('[role=status]')].map((each) => each.textContent)
  return { ...opened, context, said }
}

it('says of a code of Farcaster that comes late that it takes longer, and then what to do with it', async () => {
  const { context, said, root } = await farcaster()
  expect(said()).toEqual(['Loading', expect.not.stringContaining('longer')])
  await pass(4_000)
  expect(said()).toEqual(['Loading', 'This takes longer than usual. Check your connection.'])
  await set(context, { status: 'scan', url: 'https://farcaster.example/~/siwf?token=1' })
  await settle()
  expect(said().join()).not.toContain('longer')
  expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/Farcaster/)
  await pass(4_000)
  expect(said().join()).not.toContain('longer')
})

it('asks for the address anew where nothing of it is under way any more', async () => {
  const modal = create()
  const { control, title, text } = await openModal(modal, { view: 'EmailLogin' })
  await showEmail(modal, email)
  await set(contextOf(modal), code())
  expect(text()).toContain('Check your email')
  await set(contextOf(modal), { status: 'idle' })
  expect(title()).toBe('Email')
  expect(control('Email address')).toHaveProperty('value', email)
})

it('asks for the address who goes back to it, whatever was under way', async () => {
  const modal = create()
  const { control, hasControl } = await openModal(modal, { view: 'EmailLogin' })
  await set(contextOf(modal), code())
  expect(hasControl('Digit 1')).toBe(false)
  expect(control('Email address')).toBeDefined()
})

it('says how far a change of e-mail has come, to the eye and to a screen reader', async () => {
  const modal = create()
  const { root } = await openModal(modal, { view: 'EmailLogin' })
  const { context } = enterModal(modal.context)
  await act(async () => context.stores.router.push({ view: 'UpdateEmailWallet' }))
  await settle()
  const bar = () => {
    const found = root.querySelector('[role=progressbar]')
    return ['aria-label', 'aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => found?.getAttribute(name))
  }
  const asked = { newEmail: 'new@harbor.example', sentAt: Date.now(), isChecking: false, isWrong: false }
  await setChange(context, { status: 'primary', ...asked })
  expect(bar()).toEqual(['Step 1 of 2', '0', '1', '2'])
  await setChange(context, { status: 'secondary', ...asked })
  expect(bar()).toEqual(['Step 2 of 2', '0', '2', '2'])
})
