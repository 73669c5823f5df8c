import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from './exports/index.js'
import { keepModals } from './testing/keepModals.js'
import { openModal, settle } from './testing/openModal.js'

const kept = keepModals()

const makes = (page: Document) => vi.mocked(page.createElement).mock.calls.filter(([name]) => name === 'li').length
/** The documents that are made beside the page. */
let beside: Document[] = []
/** Rows that were made, whether in the page or beside it. */
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
  kept.push(modal)
  return modal
}

async function point(modal: ReturnType<typeof createModal>) {
  await act(() => modal.context.preloadUi())
  await settle()
}

it('renders the first view beside the page while the visitor points at a button', async () => {
  const modal = createModal()
  await point(modal)
  const rehearsed = rowsMade()
  expect(rehearsed).toBeGreaterThan(0)
  expect(document.querySelector('[data-foyer]')).toBeNull()
  expect(document.body.textContent).toBe('')
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
  const { title } = await openModal(modal)
  expect(title()).toBe('Connect a wallet')
  expect(rowsMade()).toBe(2 * rehearsed)
  expect(console.error).not.toHaveBeenCalled()
})

it('fetches no picture meanwhile: nothing is made in the page itself', async () => {
  const modal = createModal()
  await point(modal)
  expect(rowsMade()).toBeGreaterThan(0)
  expect(document.createElement).not.toHaveBeenCalled()
})

it('renders the view once for who did not point before', async () => {
  const modal = createModal()
  const { root } = await openModal(modal)
  expect(rowsMade()).toBe(root.querySelectorAll('li').length)
})

it('renders nothing for who is connected, and sees another view first', async () => {
  const modal = createModal()
  await connect(modal, { walletId: 'lantern' })
  await point(modal)
  expect(rowsMade()).toBe(0)
})

it('renders nothing for a modal that was destroyed meanwhile', async () => {
  const modal = createModal()
  const pointing = modal.context.preloadUi()
  modal.destroy()
  await act(() => pointing.catch(() => undefined))
  await settle()
  expect(rowsMade()).toBe(0)
})
