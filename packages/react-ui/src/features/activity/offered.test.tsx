import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { activityReactFeature } from './index.js'

const modals = destroyModalsAfterEach()
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

/** Opens an empty account, counting loads of the tab's code. */
async function openAccount(activity: boolean) {
  const tab = activityReactFeature.tabs?.Activity
  if (!tab || !('load' in tab)) throw new Error('The feature has no tab that is loaded')
  const load = vi.spyOn(tab, 'load').mockClear()
  const fake = createFakeAdapter()
  fake.chainReader = { tokens: async () => [], activity: async () => ({ items: [] }) }
  // Without a project only the chain is read.
  const { modal } = createTestModal({
    ui: reactUi(),
    fake,
    projectId: undefined,
    features: { activity, walletConnect: false },
  })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  return { ...(await openModal(modal, { view: 'Account' })), load }
}

it('S2.030 Activity is a tab of the account', async () => {
  const { click, root, text } = await openAccount(true)
  expect([...root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toContain('Activity')
  await click('Activity')
  await flushUpdates()
  expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Activity')
  expect(text()).toContain('No activity yet')
})

it('S2.049 Activity is loaded only where it is enabled', async () => {
  const off = await openAccount(false)
  expect(off.root.textContent).not.toContain('Activity')
  expect(off.load).not.toHaveBeenCalled()
  const on = await openAccount(true)
  await on.click('Activity')
  expect(on.load).toHaveBeenCalled()
})
