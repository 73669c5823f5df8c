import { startNavigation } from '@foyer/core/internal/modal'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

/** Opens a modal whose services answer when the test says so. */
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
  return {
    ...opened,
    reopen,
    suggest: (change: { readonly status: 'loading' | 'late' }) =>
      act(async () => startNavigation(modal).stores.directory.suggest(change)),
    rows: () =>
      // Skips the exit animation of the previous opening.
      [...opened.root.querySelectorAll(':not(.is-leaving) > .fy-modal .fy-rows > li:not(.fy-label)')].map(
        (row) => row.querySelector('.fy-row__t')?.textContent,
      ),
    /** Waits for `count` requests to a path, and answers them. */
    async answer(path: string, json: object, count = 1) {
      const requests = () => waiting.filter((each) => each.path === path)
      await vi.waitFor(() => expect(requests().length).toBeGreaterThanOrEqual(count))
      await act(async () => {
        for (const each of waiting) if (each.path === path) each.resolve(Response.json(json))
      })
      await flushUpdates()
    },
  }
}

const logins = (config: readonly string[]) => ({ features: [{ id: 'social_login', isEnabled: true, config }] })
const listed = (id: string) => ({ id, name: id, chains: ['eip155:1'], supports_wc: true })
const wallets = { data: [{ id: 'tidepool', name: 'Tidepool', chains: ['eip155:1'], supports_wc: true }], count: 1 }

it('Connect offers the app’s options while the project does not respond, and marks withdrawn ones', async () => {
  const { answer, reopen, hasControl, control, click, root } = await open({ socials: ['google', 'x'] })
  await vi.waitFor(() => expect(hasControl('Email address')).toBe(true))
  const before = [...root.querySelectorAll('.fy-body button, .fy-body input')]

  await answer('/appkit/v1/config', logins(['google']))
  await answer('/projects/v1/origins', { allowedOrigins: [] })
  expect([...root.querySelectorAll('.fy-body button, .fy-body input')]).toEqual(before)
  expect(control('Email address').getAttribute('aria-disabled')).toBe('true')
  expect(control('Continue with X').getAttribute('aria-disabled')).toBe('true')
  expect(control('Continue with Google').hasAttribute('aria-disabled')).toBe(false)
  expect(root.querySelector('.fy-body [role="status"]')?.textContent).toBe('No longer available on this site: Email, X')
  await click('Continue with X')
  expect(root.textContent).toContain('This site doesn’t offer this way to sign in. Choose another one.')

  const next = await reopen()
  expect(next.hasControl('Email address')).toBe(false)
  expect(next.hasControl('Continue with X')).toBe(false)
  expect(next.hasControl('Continue with Google')).toBe(true)
})

describe('Connect, where only the project knows the options,', () => {
  const places = (root: ShadowRoot) =>
    [...root.querySelectorAll('.fy-body :is(.fy-row__t, form, .fy-or, .fy-social, .fy-skel--field)')].map((each) =>
      each.matches('form') ? 'field' : each.matches('.fy-skel--field') ? 'room' : each.textContent,
    )
  const wallets = ['Lantern', 'Kitewing', 'Phone wallet', 'All wallets']

  it('puts late sign-in options below the wallets, and above them at the next opening', async () => {
    const { answer, reopen, root } = await open({})
    expect(places(root)).toEqual([...wallets, 'room', 'room', 'room'])
    await answer('/appkit/v1/config', logins(['email', 'google']))
    await answer('/projects/v1/origins', { allowedOrigins: [] })
    await vi.waitFor(() => expect(places(root)).toEqual([...wallets, 'or', 'field', 'Continue with Google']))
    const next = await reopen()
    expect(places(next.root).slice(-7)).toEqual(['field', 'Continue with Google', 'or use a wallet', ...wallets])
  })

  it('fills the room with recommended wallets without sign-in options', async () => {
    const { answer, root } = await open({})
    await answer('/getWallets', { data: ['tidepool', 'oxbow', 'juniper', 'saffron'].map(listed), count: 4 })
    expect(places(root)).toEqual([...wallets, 'room', 'room', 'room'])
    await answer('/appkit/v1/config', logins([]))
    await answer('/projects/v1/origins', { allowedOrigins: [] })
    expect(places(root)).toEqual([...wallets, 'tidepool', 'oxbow', 'juniper'])
  })

  it('fills the room with the next recommended wallets where the first ones are installed', async () => {
    const { answer, root } = await open({})
    await answer('/getWallets', { data: ['lantern', 'kitewing', 'tidepool', 'oxbow'].map(listed), count: 8 })
    await answer('/appkit/v1/config', logins([]))
    await answer('/projects/v1/origins', { allowedOrigins: [] })
    await vi.waitFor(() => expect(places(root)).toEqual([...wallets, 'tidepool', 'oxbow']))
    await answer('/getWallets', { data: ['juniper', 'saffron'].map(listed), count: 8 }, 2)
    await vi.waitFor(() => expect(places(root)).toEqual([...wallets, 'tidepool', 'oxbow', 'juniper']))
  })
})

it('Connect adds no late option that the app disables until the next opening', async () => {
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

it('Connect leaves the places of recommended wallets empty until the directory responds', async () => {
  const { rows, answer, suggest, root } = await open({ connectMethodsOrder: ['wallet'] })
  const places = rows()
  expect(places).toEqual(['Lantern', 'Kitewing', 'Phone wallet', undefined, undefined, 'All wallets'])
  await suggest({ status: 'late' })
  expect(root.querySelector('li:not([style]) .fy-skel')).toBeNull()
  expect(rows()).toEqual(places)
  await answer('/getWallets', wallets)
  expect(rows()).toEqual(['Lantern', 'Kitewing', 'Phone wallet', 'Tidepool', undefined, 'All wallets'])
})

it.each([
  ['also when one is already in this browser', ['lantern', 'kitewing', 'tidepool', 'oxbow'], 2],
  ['with room for more at the next opening', ['saffron', 'juniper', 'tidepool', 'oxbow'], 3],
])('Connect keeps its height when recommendations arrive, %s', async (_, ids, later) => {
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
