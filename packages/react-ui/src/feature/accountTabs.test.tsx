import { defineFeature } from '@foyer/core/feature'
import { startNavigation } from '@foyer/core/internal/modal'
import { createTestModal } from '@foyer/core/testing'
import { expect, it, vi } from 'vitest'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { prefetchFirstTab } from './AccountTabs.js'

const modals = destroyModalsAfterEach()

it('the account prefetches the first tab that is offered, and none before it', () => {
  const feature = defineFeature({
    id: 'log',
    tabs: [
      { name: 'Hidden', title: 'Hidden', isOffered: () => false },
      { name: 'Log', title: 'Log' },
    ],
  })
  const { modal } = createTestModal({ customFeatures: [feature] })
  modals.push(modal)
  const context = startNavigation(modal)
  const features = context.features.filter(({ definition }) => definition.id === 'log')
  const loadTab = vi.fn(() => new Promise<never>(() => {}))
  prefetchFirstTab({ context: { ...context, features }, loadTab })
  expect(loadTab.mock.calls).toEqual([[expect.objectContaining({ id: 'log' }), 'Log']])
})
