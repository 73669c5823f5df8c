import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

async function openAccount(profileImage: string) {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  modal.context.stores.accounts.update('eip155', { profileImage })
  const opened = await openModal(modal, { view: 'Account' })
  const avatar = () => opened.root.querySelector('.fy-who .fy-ava')
  return { modal, avatar, image: () => avatar()?.querySelector('img') }
}

const fire = (image: Element | null | undefined, event: 'load' | 'error') =>
  act(async () => image?.dispatchEvent(new Event(event)))

it('a picture stays invisible above its placeholder until it has loaded', async () => {
  const { avatar, image } = await openAccount('https://img.example/slow.png')
  expect(avatar()?.getAttribute('style')).toContain('--a')
  expect(image()?.classList.contains('is-loaded')).toBe(false)
  await fire(image(), 'load')
  expect(image()?.classList.contains('is-loaded')).toBe(true)
})

it('a picture that fails to load leaves its placeholder, at once at the next opening', async () => {
  const { modal, avatar, image } = await openAccount('https://img.example/gone.png')
  expect(image()).not.toBeNull()
  await fire(image(), 'error')
  expect(image()).toBeNull()
  expect(avatar()).not.toBeNull()
  await act(async () => modal.close())
  await flushUpdates()
  const { root } = await openModal(modal, { view: 'Account' })
  expect(root.querySelectorAll('.fy-who .fy-ava')).toHaveLength(1)
  expect(root.querySelector('.fy-who img')).toBeNull()
  const other = await openAccount('https://img.example/gone.png')
  expect(other.image()).toBeNull()
})

it('a picture that fails while the browser is offline is requested again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { image } = await openAccount('https://img.example/later.png')
  await fire(image(), 'error')
  expect(image()).toBeNull()
  expect((await openAccount('https://img.example/later.png')).image()).not.toBeNull()
})
