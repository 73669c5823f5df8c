import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()
afterEach(() => void vi.useRealTimers())

// Loads the lazy views, so that a click shows them at once.
beforeAll(async () => {
  await Promise.all([import('../guide/WhatIsAWalletView.js'), import('./ContactedServersView.js')])
}, 120_000)

async function open() {
  const { modal } = createTestModal({ basic: true, ui: reactUi() })
  modals.push(modal)
  const { note } = modal.context.services.requests
  const opened = await openModal(modal)
  await opened.click('What is a wallet?')
  await opened.click('Contacted servers')
  const rows = () =>
    [...opened.root.querySelectorAll('.fy-servers .fy-row')].map((row) =>
      [...row.querySelectorAll('.fy-row__t, .fy-row__s, .fy-vh')].map(({ textContent }) => textContent),
    )
  return { ...opened, rows, note }
}

it('the help leads to the list of contacted servers, which says so when there are none', async () => {
  const { title, text, rows } = await open()
  expect(title()).toBe('Contacted servers')
  expect(text()).toContain('No servers contacted yet')
  expect(rows()).toEqual([])
})

it('the list has one row a server, with its purposes, its requests and the time of the last, and follows them', async () => {
  const { note, rows, text } = await open()
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 14, 5), toFake: ['Date'] })
  await act(async () => note('directory')('https://api.example/getWallets?projectId=secret'))
  expect(rows()).toEqual([['api.example', 'List of wallets', 'Once', '2:05 PM', 'Last request: 2:05 PM']])
  vi.setSystemTime(new Date(2026, 10, 27, 14, 7))
  await act(async () => {
    note('node')('https://node.example:8545/hidden')
    note('data')('https://api.example/v1/account/0x1')
  })
  expect(rows()).toEqual([
    ['api.example', 'List of wallets · Account data and prices', '2 times', '2:07 PM', 'Last request: 2:07 PM'],
    ['node.example:8545', 'Network access', 'Once', '2:07 PM', 'Last request: 2:07 PM'],
  ])
  expect(text()).not.toMatch(/secret|0x1|hidden/)
})

it('the list names the servers beyond its limit together, and the day of a request that is over a day old', async () => {
  const { note, rows } = await open()
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9, 30), toFake: ['Date'] })
  await act(async () => {
    for (let index = 0; index < 201; index += 1) note('images')(`https://h${index}.example`)
  })
  vi.setSystemTime(new Date(2026, 10, 27, 14, 5))
  await act(async () => note('images')('https://h0.example'))
  expect(rows()).toHaveLength(201)
  expect(rows()[0]?.slice(0, 4)).toEqual(['h0.example', 'Pictures', '2 times', '2:05 PM'])
  expect(rows().at(-1)).toEqual([
    'Other servers',
    'Pictures',
    'Once',
    'Nov 25, 9:30 AM',
    'Last request: Nov 25, 9:30 AM',
  ])
})

it('the list is translated under `servers`, and its title under `guide`', async () => {
  const { modal } = createTestModal({
    basic: true,
    ui: reactUi({ messages: { guide: { servers: 'Server' }, servers: { purposes: { node: 'Netzwerk' } } } }),
  })
  modals.push(modal)
  modal.context.services.requests.note('node')('https://node.example')
  const { title, text } = await openModal(modal, { view: 'ContactedServers' })
  expect(title()).toBe('Server')
  expect(text()).toContain('Netzwerk')
})
