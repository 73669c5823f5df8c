import type { FeatureDefinition, SignInOptions } from '@foyer/core/feature'
import { defineFeature } from '@foyer/core/feature'
import { createTestModal } from '@foyer/core/testing'
import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import type { SignInOptionsProps } from '../internal/viewModule.js'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'
import { defineReactFeature } from './defineReactFeature.js'

const modals = destroyModalsAfterEach()

const offer: SignInOptions = { status: 'ready', names: ['badge'], room: ['field'] }

function createBadge(signInOptions: SignInOptions, reactPart: unknown, onShow = () => {}): FeatureDefinition {
  return defineFeature({
    id: 'badge',
    entries: [
      {
        on: 'Connect',
        signInOptions: () => atom(signInOptions),
        onShow,
      },
    ],
    ui: { react: async () => reactPart },
  })
}

function Badge({ signInOptions, place }: SignInOptionsProps) {
  return place === 'after' ? <button type="button">{`Show your ${signInOptions.names.join()}`}</button> : null
}

const reactPart = defineReactFeature({ views: {}, signInOptions: { SignInOptions: Badge } })

/** Offers wallets and the feature under test alone: the project offers no sign-in. */
async function open(badge: FeatureDefinition, params = {}) {
  const { modal } = createTestModal({ ui: reactUi(), customFeatures: [badge], basic: true, debug: true })
  modals.push(modal)
  return openModal(modal, { view: 'Connect', ...params })
}

it('Connect shows a feature’s sign-in option beside wallets, with the app’s name', async () => {
  const onShow = vi.fn()
  const { title, hasControl } = await open(createBadge(offer, reactPart, onShow))
  expect(onShow).toHaveBeenCalledTimes(1)
  expect(title()).toBe('Connect to Harbor')
  expect(hasControl('Show your badge')).toBe(true)
  expect(hasControl(/Lantern/)).toBe(true)
})

it('Connect reserves room below the wallets for a pending sign-in option', async () => {
  const { root, hasControl } = await open(createBadge({ ...offer, status: 'pending' }, reactPart))
  expect(
    root.querySelector('.fy-rows')?.parentElement?.nextElementSibling?.querySelectorAll('.fy-skel--field'),
  ).toHaveLength(1)
  expect(hasControl('Show your badge')).toBe(false)
})

it('Connect hides a sign-in option of other namespaces', async () => {
  const badge = createBadge({ ...offer, namespaces: ['solana'] }, reactPart)
  const { title, hasControl } = await open(badge, { namespace: 'eip155' })
  expect(title()).toBe('Connect a wallet')
  expect(hasControl('Show your badge')).toBe(false)
})

it('Connect leaves the room of an option without a React part empty', async () => {
  const { root, hasControl } = await open(createBadge(offer, defineReactFeature({ views: {} })))
  expect(root.querySelectorAll('.fy-stack:not([style*="hidden"]) .fy-skel--field')).toHaveLength(0)
  expect(hasControl(/Lantern/)).toBe(true)
})
