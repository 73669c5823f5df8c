import { defineFeature } from '@foyer/core/feature'
import { createTestModal } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { type ReactUiOptions, reactUi } from '../exports/index.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

const visits = defineFeature({
  id: 'visits',
  entries: [{ on: 'Connect', title: 'row', text: 'about', icon: 'M4 12h16', onPress: () => {} }],
  messages: { row: 'Your visits', about: 'When you were here' },
})

async function open(messages: ReactUiOptions['messages']) {
  const { modal } = createTestModal({ ui: reactUi({ messages }), customFeatures: [visits] })
  modals.push(modal)
  return openModal(modal, { view: 'Connect' })
}

it('a translation of one feature leaves the rest in English', async () => {
  const { text, title } = await open({ features: { visits: { row: 'Deine Besuche' } } })
  expect(title()).toBe('Connect a wallet')
  expect(text()).toContain('Deine Besuche')
  expect(text()).toContain('When you were here')
})

it('a partial translation of the first view mixes with English', async () => {
  const { title, click, text } = await open({
    connect: { title: 'Wallet verbinden' },
    guide: { title: 'Was ist eine Wallet?' },
  })
  expect(title()).toBe('Wallet verbinden')
  expect(text()).toContain('What is a wallet')
  await click(/What is a wallet/)
  expect(title()).toBe('Was ist eine Wallet?')
  expect(text()).toContain('Get a wallet')
})

it('a translation may load with the modal, and its language sets the direction', async () => {
  const { title, root } = await open(async () => ({ language: 'ar', connect: { title: 'ربط المحفظة' } }))
  expect(title()).toBe('ربط المحفظة')
  const { lang, dir } = root.querySelector<HTMLElement>('.fy') ?? {}
  expect([lang, dir]).toEqual(['ar', 'rtl'])
})

it('a translation that does not load leaves the modal in English', async () => {
  const { title } = await open(() => Promise.reject(new Error('No file')))
  expect(title()).toBe('Connect a wallet')
})
