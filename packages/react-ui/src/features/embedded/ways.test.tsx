import type { Modal } from '@foyer/core'
import type { CreateTestModalParameters } from '@foyer/core/testing'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { enterModal, type SignInOffer, signInOffer } from '@foyer/core/ui'
import { act } from 'react'
import { expect, it } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const contextOf = (modal: Modal) => enterModal(modal.context).context

const all: SignInOffer = {
  status: 'ready',
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
}
const none: SignInOffer = { status: 'ready', email: false, socials: [] }
const termsConditionsUrl = 'https://harbor.example/terms'
const modals = keepModals()

/** A modal of which the project offers this. */
function create(offer: SignInOffer, options: CreateTestModalParameters = {}) {
  const { modal } = createTestModal({ ui: reactUi(), fake: createFakeAdapter(), ...options })
  const { $offer } = contextOf(modal).use(signInOffer)
  $offer.get = () => offer
  modals.push(modal)
  return modal
}

/** Ways and dividers from top to bottom. */
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

it('offers wallets alone where the project has nothing else', async () => {
  const { title, root } = await openModal(create(none))
  expect(title()).toBe('Connect a wallet')
  expect(root.querySelector('form, .fy-or')).toBeNull()
})

it('shows e-mail, social accounts and wallets, and says to which site', async () => {
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

it('S2.044 shows no social account where the project offers none', async () => {
  const { root, hasControl } = await openModal(create({ ...all, socials: [] }))
  expect(order(root)).toEqual(['field', 'or use a wallet', 'Lantern', 'Kitewing'])
  expect(hasControl('Continue with Google')).toBe(false)
})

it('keeps room for what is expected, and shows it when the project has answered', async () => {
  const modal = create({ ...all, status: 'pending' })
  const { root, title, hasControl } = await openModal(modal)
  expect(title()).toBe('Connect to Harbor')
  expect(root.querySelectorAll('.fy-skel--field')).toHaveLength(3)
  expect(hasControl('Email address')).toBe(false)
  expect(hasControl(/Lantern/)).toBe(true)
})

it('names all providers to who asks for more', async () => {
  const { click, hasControl, control, focused } = await openModal(create(all))
  expect(hasControl('Continue with Facebook')).toBe(false)
  await click('More ways to sign in')
  expect(hasControl('Continue with Facebook')).toBe(true)
  expect(control('Continue with X')).toBe(focused())
})

it('keeps to the order that the site wants', async () => {
  const offer: SignInOffer = { ...all, socials: ['google', 'x', 'discord'] }
  const { root } = await openModal(create(offer, { features: { connectMethodsOrder: ['wallet', 'social', 'email'] } }))
  expect(order(root)).toEqual(['Lantern', 'Kitewing', 'or', 'Continue with Google', 'X', 'Discord', 'field'])
})

it('shows what the site’s order has, and nothing else', async () => {
  const { root } = await openModal(create(all, { features: { connectMethodsOrder: ['email', 'wallet'] } }))
  expect(order(root)).toEqual(['field', 'or use a wallet', 'Lantern', 'Kitewing'])
})

it('puts wallets behind one row where the site wants that, and says how many there are', async () => {
  const modal = create(all, { features: { collapseWallets: true } })
  const { root, text, title, click } = await openModal(modal)
  expect(order(root).slice(-2)).toEqual(['or', 'Continue with a wallet'])
  expect(text()).toContain('2 found in this browser')
  await click(/Continue with a wallet/)
  expect(title()).toBe('Connect a wallet')
  expect(order(root)).toEqual(['Lantern', 'Kitewing'])
})

it('S2.039 puts wallets behind one row also where there is nothing beside them, and not unless the site says so', async () => {
  const { root } = await openModal(create(none, { features: { collapseWallets: true } }))
  expect(order(root)).toEqual(['Continue with a wallet'])
  const usual = await openModal(create(none))
  expect(order(usual.root)).toEqual(['Lantern', 'Kitewing'])
})

it('leaves out what the embedded wallet cannot do', async () => {
  const { root } = await openModal(create(all), { view: 'Connect', namespace: 'bip122' })
  expect(root.querySelector('form, .fy-social')).toBeNull()
})

it('offers nothing to agree to without terms', async () => {
  const { root } = await openModal(create(all, { features: { legalCheckbox: true } }))
  expect(root.querySelector('[type="checkbox"]')).toBeNull()
})

it.each(['Lantern', 'Continue with Google', 'Continue with X'])(
  'holds %s back until the box is ticked',
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

it('asks for the tick with wallets alone too, and anew at the next opening', async () => {
  const modal = create(none, { features: { legalCheckbox: true }, termsConditionsUrl })
  const { root } = await openModal(modal)
  const box = () => root.querySelector<HTMLInputElement>('[type="checkbox"]')
  await act(async () => box()?.click())
  expect(box()?.checked).toBe(true)
  await act(async () => modal.close())
  await openModal(modal)
  await settle()
  expect(box()?.checked).toBe(false)
})

it('holds the address back too, which may be typed before', async () => {
  const modal = create(all, { features: { legalCheckbox: true }, termsConditionsUrl })
  const { control, click, text } = await openModal(modal)
  await act(async () => control('Email address').click())
  expect(text()).not.toContain('Tick the box to continue.')
  await type(control('Email address'), 'maya@harbor.example')
  await click('Continue with email')
  expect(text()).toContain('Tick the box to continue.')
  expect(contextOf(modal).stores.router.$route.get().view).toBe('Connect')
})

it('offers the address instead of a wallet to who has none', async () => {
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
