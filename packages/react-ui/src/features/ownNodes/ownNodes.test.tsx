import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { changeField, findField } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

function create(features = {}, hasOwnNodes = true) {
  const fake = createFakeAdapter()
  const { definition } = fake
  const own = {
    ...definition,
    create: (given: Parameters<typeof definition.create>[0]) => ({ ...definition.create(given), hasOwnNodes }),
  }
  const { modal } = createTestModal({ fake: { ...fake, definition: own }, ui: reactUi(), features })
  modals.push(modal)
  return { modal, fake }
}

const submit = async (field: HTMLInputElement, text: string) => {
  await changeField(field, text)
  await act(async () => field.form?.requestSubmit())
  await flushUpdates()
}

it('OwnNode takes a node of the network, says that it is used or not responding, and removes it', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const answer = (result: string) =>
    fetch.mockImplementation(async () => Response.json({ jsonrpc: '2.0', id: 1, result }))
  const { modal, fake } = create({ ownNodes: true })
  const { click, root, title, text, hasControl } = await openModal(modal, { view: 'Networks' })
  await click(/^Your own node/)
  expect(title()).toBe('Your own node')
  const field = findField(root, 'URL of a node of Ethereum')
  const alert = () => root.querySelector('.fy-err')?.textContent
  await submit(field, 'http://node.example')
  expect(alert()).toBe('Enter a URL that begins with https://.')
  await submit(field, 'https://node.example')
  expect(alert()).toMatch(/^That node didn’t answer/)
  answer('0x2105')
  await submit(field, 'https://node.example/')
  expect(alert()).toBe('That node isn’t on Ethereum.')
  answer('0x1')
  await submit(field, 'https://node.example')
  expect(text()).toContain('Reading from node.example.')
  const network = modal.$network.get()
  await act(async () => network && fake.adapterContext?.ownNode?.(network)?.report(false))
  expect(text()).toContain('node.example isn’t responding. This site’s node is used instead.')
  await click('Remove')
  expect(text()).toContain('It’s stored on this device only.')
  expect(hasControl('Remove')).toBe(false)
})

it.each([
  ['off', {}, true],
  ['not supported by the adapter', { ownNodes: true }, false],
])('Networks has no row for a node when that is %s', async (_when, features, hasOwnNodes) => {
  const { modal } = create(features, hasOwnNodes)
  const { hasControl } = await openModal(modal, { view: 'Networks' })
  expect(hasControl(/^Your own node/)).toBe(false)
})
