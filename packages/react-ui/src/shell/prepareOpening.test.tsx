import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../exports/index.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

const makes = (page: Document) => vi.mocked(page.createElement).mock.calls.filter(([name]) => name === 'li').length
/** Documents that the prerender has created. */
let beside: Document[] = []
/** Counts the `<li>` elements created so far, in the page and in documents of the prerender. */
const rowsMade = () => [document, ...beside].reduce((sum, page) => sum + makes(page), 0)

beforeEach(() => {
  beside = []
  vi.spyOn(document, 'createElement')
  const { implementation } = document
  const create = implementation.createHTMLDocument.bind(implementation)
  vi.spyOn(document, 'implementation', 'get').mockReturnValue(implementation)
  vi.spyOn(implementation, 'createHTMLDocument').mockImplementation((title) => {
    const page = create(title)
    vi.spyOn(page, 'createElement')
    beside.push(page)
    return page
  })
  vi.spyOn(console, 'error')
})
afterEach(() => {
  vi.restoreAllMocks()
})

function createModal() {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  return modal
}

async function point(modal: ReturnType<typeof createModal>) {
  await act(() => modal.context.preloadUi())
  await flushUpdates()
}

it('the first view is prerendered while the user points at a button', async () => {
  const modal = createModal()
  await point(modal)
  const prerendered = rowsMade()
  expect(prerendered).toBeGreaterThan(0)
  expect(document.querySelector('[data-foyer]')).toBeNull()
  expect(document.body.textContent).toBe('')
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
  const { title } = await openModal(modal)
  expect(title()).toBe('Connect a wallet')
  expect(rowsMade()).toBe(2 * prerendered)
  expect(console.error).not.toHaveBeenCalled()
})

it('the prerender loads no images, and adds nothing to the page', async () => {
  const modal = createModal()
  await point(modal)
  expect(rowsMade()).toBeGreaterThan(0)
  expect(document.createElement).not.toHaveBeenCalled()
})

it('the first view is rendered once if the user points at no button', async () => {
  const modal = createModal()
  const { root } = await openModal(modal)
  expect(rowsMade()).toBe(root.querySelectorAll('li').length)
})

it('nothing is prerendered for a connected user, who sees another view first', async () => {
  const modal = createModal()
  await connect(modal, { walletId: 'lantern' })
  await point(modal)
  expect(rowsMade()).toBe(0)
})

it('the account of a user who points at a button is there in the first frame', async () => {
  const modal = createModal()
  await point(modal)
  await connect(modal, { walletId: 'lantern' })
  await point(modal)
  await act(async () => {
    await modal.context.show({ view: 'Account' })
    const root = [...document.querySelectorAll('[data-foyer]')].at(-1)?.shadowRoot
    expect(root?.querySelectorAll('[role=tab]').length).toBeGreaterThan(0)
    expect(root?.querySelectorAll('.fy-account__panel .fy-skel--icon')).toHaveLength(4)
  })
})

it('nothing is prerendered for a destroyed modal', async () => {
  const modal = createModal()
  const pointing = modal.context.preloadUi()
  modal.destroy()
  await act(() => pointing.catch(() => undefined))
  await flushUpdates()
  expect(rowsMade()).toBe(0)
})
