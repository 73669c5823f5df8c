import type { FeatureDefinition, Ways } from '@foyer/core/feature'
import { defineFeature } from '@foyer/core/feature'
import { createTestModal } from '@foyer/core/testing'
import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal } from '../testing/openModal.js'
import type { WaysProps } from '../viewModule.js'
import { defineReactFeature } from './reactFeature.js'

const modals = keepModals()

const offer: Ways = { status: 'ready', names: ['badge'], room: ['field'] }

/** A stranger's way in: it is drawn by the half that it loads. */
function createBadge(ways: Ways, half: unknown, onShow = () => {}): FeatureDefinition {
  return defineFeature({
    id: 'badge',
    entries: [
      {
        on: 'Connect',
        ways: () => atom(ways),
        onShow,
      },
    ],
    ui: { react: async () => half },
  })
}

function Badge({ ways, place }: WaysProps) {
  return place === 'after' ? <button type="button">{`Show your ${ways.names.join()}`}</button> : null
}

const half = defineReactFeature({ views: {}, ways: { Ways: Badge } })

/** Nothing but wallets and the stranger's: the project of these tests offers nothing. */
async function open(badge: FeatureDefinition, params = {}) {
  const { modal } = createTestModal({ ui: reactUi(), plugins: [badge], basic: true, debug: true })
  modals.push(modal)
  return openModal(modal, { view: 'Connect', ...params })
}

it('shows a way in beside wallets that a feature brings, and says to which site', async () => {
  const onShow = vi.fn()
  const { title, hasControl } = await open(createBadge(offer, half, onShow))
  expect(onShow).toHaveBeenCalledTimes(1)
  expect(title()).toBe('Connect to Harbor')
  expect(hasControl('Show your badge')).toBe(true)
  expect(hasControl(/Lantern/)).toBe(true)
})

it('keeps room for it while more may be known in a moment', async () => {
  const { root, hasControl } = await open(createBadge({ ...offer, status: 'pending' }, half))
  expect(root.querySelectorAll('.fy-skel--field')).toHaveLength(1)
  expect(hasControl('Show your badge')).toBe(false)
})

it('does not show it where it leads to other networks', async () => {
  const badge = createBadge({ ...offer, namespaces: ['solana'] }, half)
  const { title, hasControl } = await open(badge, { namespace: 'eip155' })
  expect(title()).toBe('Connect a wallet')
  expect(hasControl('Show your badge')).toBe(false)
})

it('shows wallets alone where it does not say how it is drawn', async () => {
  const { root, hasControl } = await open(createBadge(offer, defineReactFeature({ views: {} })))
  expect(root.querySelectorAll('.fy-skel--field')).toHaveLength(0)
  expect(hasControl(/Lantern/)).toBe(true)
})
