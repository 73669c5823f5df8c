import type { Modal } from '@foyer/core'
import { type LoginOptions, loginOptions, startNavigation } from '@foyer/core/internal/modal'
import type { CreateTestModalParameters } from '@foyer/core/testing'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const contextOf = (modal: Modal) => startNavigation(modal)

const all: LoginOptions = {
  status: 'ready',
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
}
const none: LoginOptions = { status: 'ready', email: false, socials: [] }
const termsConditionsUrl = 'https://harbor.example/terms'
const modals = destroyModalsAfterEach()

/** Creates a modal whose project offers these sign-in options. */
function create(offer: LoginOptions, options: CreateTestModalParameters = {}) {
  const { modal } = createTestModal({ ui: reactUi(), fake: createFakeAdapter(), ...options })
  const { $offer } = contextOf(modal).use(loginOptions)
  $offer.get = () => offer
  modals.push(modal)
  return modal
}

/** Sign-in options and dividers, from top to bottom. */
const order = (root: ShadowRoot) =>
  [
    ...root.querySelectorAll('.fy-view:not(.fy-ghost) > .fy-body :is(form, .fy-or, .fy-row, .fy-social, .fy-socgrid)'),
  ].map((each) =>
    each.matches('form')
      ? 'field'
      : each.matches('.fy-socgrid')
        ? [...each.children].map((button) => button.getAttribute('aria-label')).join(', ')
        : (each.querySelector('.fy-row__t') ?? each).textContent,
  )

it('Connect offers wallets alone where the project has no sign-in', async () => {
  const { title, root } = await openModal(create(none))
  expect(title()).toBe('Connect a wallet')
  expect(root.querySelector('form, .fy-or')).toBeNull()
})

it('Connect shows email, social accounts and wallets, with the app’s name', async () => {
  const { title, root } = await openModal(create(all))
  expect(title()).toBe('Connect to Harbor')
  expect(order(root)).toEqual([
    'field',
    'Continue with Google',
    'Continue with X, Continue with Discord, Continue with Farcaster, Continue with GitHub, Continue with Apple, More ways to sign in',
    'or use a wallet',
    'Lantern',
    'Kitewing',
  ])
})

it('S2.044 Connect shows no social account where the project has none', async () => {
  const { root, hasControl } = await openModal(create({ ...all, socials: [] }))
  expect(order(root)).toEqual(['field', 'or use a wallet', 'Lantern', 'Kitewing'])
  expect(hasControl('Continue with Google')).toBe(false)
})

it('Connect reserves room for expected options, and fills it once the project answers', async () => {
  const modal = create({ ...all, status: 'pending' })
  const { root, title, hasControl } = await openModal(modal)
  expect(title()).toBe('Connect to Harbor')
  expect(root.querySelectorAll('.fy-skel--field')).toHaveLength(3)
  expect(hasControl('Email address')).toBe(false)
  expect(hasControl(/Lantern/)).toBe(true)
})

it('Connect names all providers on request', async () => {
  const { click, hasControl, control, focused } = await openModal(create(all))
  expect(hasControl('Continue with Facebook')).toBe(false)
  await click('More ways to sign in')
  expect(hasControl('Continue with Facebook')).toBe(true)
  expect(control('Continue with X')).toBe(focused())
})

it('arrow keys, Home and End move the focus in a row of social accounts', async () => {
  const { click, control, focused } = await openModal(create(all))
  const press = (key: string) =>
    act(async () => void focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true })))
  const name = () => focused()?.getAttribute('aria-label')
  control('Continue with X').focus()
  await press('ArrowRight')
  expect(name()).toBe('Continue with Discord')
  await press('End')
  expect(name()).toBe('More ways to sign in')
  await press('ArrowRight')
  expect(name()).toBe('More ways to sign in')
  await press('Home')
  expect(name()).toBe('Continue with X')
  await click('More ways to sign in')
  await press('ArrowRight')
  expect(name()).toBe('Continue with Discord')
})

it('Connect follows the app’s order', async () => {
  const offer: LoginOptions = { ...all, socials: ['google', 'x', 'discord'] }
  const { root } = await openModal(create(offer, { features: { connectMethodsOrder: ['wallet', 'social', 'email'] } }))
  expect(order(root)).toEqual(['Lantern', 'Kitewing', 'or', 'Continue with Google', 'X', 'Discord', 'field'])
})

it('Connect shows the options of the app’s order alone', async () => {
  const { root } = await openModal(create(all, { features: { connectMethodsOrder: ['email', 'wallet'] } }))
  expect(order(root)).toEqual(['field', 'or use a wallet', 'Lantern', 'Kitewing'])
})

it('Connect collapses wallets into one row where configured, with their count', async () => {
  const modal = create(all, { features: { collapseWallets: true } })
  const { root, text, title, click } = await openModal(modal)
  expect(order(root).slice(-2)).toEqual(['or', 'Continue with a wallet'])
  expect(text()).toContain('2 found in this browser')
  await click(/Continue with a wallet/)
  expect(title()).toBe('Connect a wallet')
  expect(order(root)).toEqual(['Lantern', 'Kitewing'])
})

it('S2.039 Connect collapses wallets without other options too, and only where configured', async () => {
  const { root } = await openModal(create(none, { features: { collapseWallets: true } }))
  expect(order(root)).toEqual(['Continue with a wallet'])
  const usual = await openModal(create(none))
  expect(order(usual.root)).toEqual(['Lantern', 'Kitewing'])
})

it('Connect leaves out what the embedded wallet does not support', async () => {
  const { root } = await openModal(create(all), { view: 'Connect', namespace: 'bip122' })
  expect(root.querySelector('form, .fy-social')).toBeNull()
})

it('Connect has no checkbox without terms', async () => {
  const { root } = await openModal(create(all, { features: { legalCheckbox: true } }))
  expect(root.querySelector('[type="checkbox"]')).toBeNull()
})

it.each(['Lantern', 'Continue with Google', 'Continue with X'])(
  'Connect blocks %s until the box is ticked',
  async (name) => {
    const modal = create(all, { features: { legalCheckbox: true }, termsConditionsUrl })
    const { root, text, click, focused } = await openModal(modal)
    const box = root.querySelector<HTMLInputElement>('[type="checkbox"]')
    await click(new RegExp(name))
    expect(contextOf(modal).stores.router.$route.get().view).toBe('Connect')
    expect(text()).toContain('Tick the box to continue.')
    expect(box?.getAttribute('aria-invalid')).toBe('true')
    expect(focused()).toBe(box)
    expect(root.querySelector('.fy-shake')).not.toBeNull()
    await act(async () => box?.click())
    expect(text()).not.toContain('Tick the box to continue.')
    await click(new RegExp(name))
    expect(contextOf(modal).stores.router.$route.get().view).not.toBe('Connect')
  },
)

it('Connect requires consent for wallets alone too, and again at the next opening', async () => {
  const modal = create(none, { features: { legalCheckbox: true }, termsConditionsUrl })
  const { root } = await openModal(modal)
  const box = () => root.querySelector<HTMLInputElement>('[type="checkbox"]')
  await act(async () => box()?.click())
  expect(box()?.checked).toBe(true)
  await act(async () => modal.close())
  await openModal(modal)
  await flushUpdates()
  expect(box()?.checked).toBe(false)
})

it('Connect blocks submitting an email until consent', async () => {
  const modal = create(all, { features: { legalCheckbox: true }, termsConditionsUrl })
  const { control, click, text } = await openModal(modal)
  await act(async () => control('Email address').click())
  expect(text()).not.toContain('Tick the box to continue.')
  await type(control('Email address'), 'maya@harbor.example')
  await click('Continue with email')
  expect(text()).toContain('Tick the box to continue.')
  expect(contextOf(modal).stores.router.$route.get().view).toBe('Connect')
})

it('Connect offers email to a user without a wallet', async () => {
  const modal = create(all)
  const { click, title } = await openModal(modal, { view: 'GetWallet' })
  await click(/^Use your email instead/)
  expect(title()).toBe('Email')
})

function type(field: HTMLElement, value: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
