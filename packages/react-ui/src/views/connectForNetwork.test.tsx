import type { OpenParameters } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal, fakeNetwork, foreignFakeNetwork } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

/** Connects an EVM wallet, and announces a Solana wallet. */
async function open(parameters: OpenParameters) {
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal } = createTestModal({
    ui: reactUi(),
    adapters: [solana.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  return openModal(modal, parameters)
}

it('S2.024 SwitchActiveChain is replaced by Connect for the target namespace', async () => {
  const { click, title } = await open({ view: 'Networks' })
  const start = title()
  await click(/Adds a wallet$/)
  expect(title()).toBe('Switch to Solana')
  await click('Choose another wallet')
  expect(title()).toBe('Connect a Solana wallet')
  await click('Back')
  expect(title()).toBe(start)
})

it('SwitchActiveChain stays behind Connect when the app requests it', async () => {
  const { click, title } = await open({
    view: 'SwitchActiveChain',
    namespace: 'solana',
    navigateTo: 'Connect',
    navigateWithReplace: false,
  })
  await click('Choose another wallet')
  expect(title()).toBe('Connect a Solana wallet')
  await click('Back')
  expect(title()).toBe('Switch to Solana')
})
