import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'

const modals = keepModals()

/** A modal whose services answer when the test says so. */
async function open(features: object) {
  const waiting: { readonly path: string; readonly resolve: (response: Response) => void }[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url)
    return new Promise<Response>((resolve) => waiting.push({ path: pathname, resolve }))
  })
  const { modal } = createTestModal({ ui: reactUi(), fake: createFakeAdapter({ hasChannel: true }), features })
  modals.push(modal)
  const opened = await openModal(modal)
  const reopen = async () => {
    await act(async () => modal.close())
    return openModal(modal)
  }
  const body = opened.root.querySelector('.fy-body')
  const fire = (type: string) =>
    act(async () => {
      body?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }))
    })
  return {
    ...opened,
    reopen,
    suggest: (change: { readonly status: 'loading' | 'late' }) =>
      act(async () => enterModal(modal.context).context.stores.directory.suggest(change)),
    point: () => fire('pointerover'),
    leave: () => fire('pointerout'),
    rows: () =>
      // What was there before a reopening fades away beside it.
      [...opened.root.querySelectorAll(':not(.is-leaving) > .fy-modal .fy-rows > li')].map(
        (row) => row.querySelector('.fy-row__t')?.textContent,
      ),
    async answer(path: string, json: object) {
      await vi.waitFor(() => expect(waiting.map((each) => each.path)).toContain(path))
      await act(async () => {
        for (const each of waiting) if (each.path === path) each.resolve(Response.json(json))
      })
      await settle()
    },
  }
}

const logins = (config: readonly string[]) => ({ features: [{ id: 'social_login', isEnabled: true, config }] })
const wallets = { data: [{ id: 'tidepool', name: 'Tidepool', chains: ['eip155:1'], supports_wc: true }], count: 1 }

it('offers what the page says while nobody answers, and moves nothing of it under a pointer', async () => {
  const { point, leave, answer, hasControl, control, click, root } = await open({ socials: ['google', 'x'] })
  await vi.waitFor(() => expect(hasControl('Email address')).toBe(true))
  const before = [...root.querySelectorAll('.fy-body button, .fy-body input')]

  await point()
  await answer('/appkit/v1/config', logins(['google']))
  await answer('/projects/v1/origins', { allowedOrigins: [] })
  expect([...root.querySelectorAll('.fy-body button, .fy-body input')]).toEqual(before)
  expect(control('Email address').getAttribute('aria-disabled')).toBe('true')
  expect(control('Continue with X').getAttribute('aria-disabled')).toBe('true')
  expect(control('Continue with Google').hasAttribute('aria-disabled')).toBe(false)
  expect(root.querySelector('.fy-body [role="status"]')?.textContent).toBe(
    'Not offered on this site any more: Email, X',
  )
  await click('Continue with X')
  expect(root.textContent).toContain('This site does not offer this way to sign in. Choose another one.')

  await leave()
  await vi.waitFor(() => expect(hasControl('Email address')).toBe(false))
  expect(hasControl('Continue with X')).toBe(false)
  expect(hasControl('Continue with Google')).toBe(true)
})

it('brings nothing that the page has turned off to who looks at the list: it is there at the next opening', async () => {
  const { answer, reopen, hasControl, rows } = await open({ email: false, socials: ['google'] })
  await vi.waitFor(() => expect(hasControl('Continue with Google')).toBe(true))
  const before = rows()
  await answer('/appkit/v1/config', logins(['email', 'google', 'x']))
  await answer('/projects/v1/origins', { allowedOrigins: [] })
  expect(hasControl('Email address')).toBe(false)
  expect(hasControl('Continue with X')).toBe(false)
  expect(rows()).toEqual(before)

  const next = await reopen()
  expect(next.hasControl('Email address')).toBe(true)
  expect(next.hasControl('Continue with X')).toBe(true)
})

it('keeps no room for wallets of a directory that does not answer', async () => {
  const { root, rows } = await open({ connectMethodsOrder: ['wallet'] })
  await vi.waitFor(() => expect(root.querySelector('.fy-skel')).toBeNull())
  expect(rows()).toEqual(['Phone wallet', 'Lantern', 'Kitewing', 'All wallets'])
})

it('puts wallets that come late where there was room for them, as long as a pointer is there', async () => {
  const { rows, point, leave, answer, root, suggest } = await open({ connectMethodsOrder: ['wallet'] })
  await vi.waitFor(() => expect(root.querySelector('.fy-skel')).toBeNull())
  await suggest({ status: 'loading' })
  const places = rows()
  expect(places).toContain(undefined)
  await point()
  await suggest({ status: 'late' })
  expect(root.querySelector('li:not([style]) .fy-skel')).toBeNull()
  expect(rows()).toEqual(places)
  await answer('/getWallets', wallets)
  expect(rows()).toEqual(places.map((row, at) => (at === places.indexOf(undefined) ? 'Tidepool' : row)))
  await leave()
  await vi.waitFor(() => expect(rows()).not.toContain(undefined))
  expect(rows()).toEqual(['Phone wallet', 'Lantern', 'Kitewing', 'Tidepool', 'All wallets'])
})

const listed = (id: string) => ({ id, name: id, chains: ['eip155:1'], supports_wc: true })

it.each([
  ['also where that is in this browser already', ['lantern', 'kitewing', 'tidepool', 'oxbow'], 2],
  ['and has room for more at the next opening', ['saffron', 'juniper', 'tidepool', 'oxbow'], 3],
])('stays as long as it is when the directory recommends something, %s', async (_, ids, later) => {
  const { rows, answer, reopen, root } = await open({ connectMethodsOrder: ['wallet'] })
  await vi.waitFor(() => expect(rows().filter((row) => row === undefined)).toHaveLength(2))
  const before = rows()
  await answer('/getWallets', { data: ids.map(listed), count: 4 })
  await vi.waitFor(() => expect(root.querySelector('.fy-skel')).toBeNull())
  expect(rows()).toHaveLength(before.length)
  expect(rows()).not.toContain(undefined)
  await reopen()
  expect(rows()).toHaveLength(before.length - 2 + later)
})
