import { type Modal, ModalError } from '@foyer/core'
import { connect, openPay } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import {
  createFakeAdapter,
  createFakeChainReader,
  createFakeOnramp,
  createMemoryStorage,
  createTestModal,
  fakeNetwork,
  fakeQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { createScriptedSwap, etherToken, usdcToken } from '../testing/createScriptedSwap.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { findField, typeText } from '../testing/fields.js'
import { flushUpdates, type OpenedModal, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

const THEO = '0x51c0000000000000000000000000000000009ad4'
const MAYA = `0x${'6c'.padStart(40, '0')}`

beforeEach(() => {
  const service = createFakeOnramp()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => service.fetch(String(input), init))
})

const request = (change: object = {}) => ({
  ...{ id: 'a', caipAddress: `eip155:1:${MAYA}`, kind: 'send', to: THEO, amount: '1250.5', symbol: 'ETH' },
  ...{ status: 'asked', at: Date.now() - 60_000, mark: { sent: '7' }, ...change },
})

/** Opens a modal with requests in storage. */
async function create(...stored: readonly object[]) {
  const chain = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  fake.balance = 2n * 10n ** 18n
  const storage = createMemoryStorage(stored.length ? { '@appkit/send_requests': JSON.stringify(stored) } : {})
  const { modal } = createTestModal({
    ...{ ui: reactUi(), fake, storage, networks: [fakeNetwork, otherFakeNetwork] },
    services: { data: createFakeOnramp().url },
    features: { pay: true, onramp: ['coinbase'] },
  })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, fake }
}

const warnings = ({ root }: Pick<OpenedModal, 'root'>) =>
  [...root.querySelectorAll('.fy-requests')]
    .filter((each) => !each.closest('.is-leaving, .fy-ghost'))
    .map((each) => ({
      role: each.getAttribute('role'),
      title: each.querySelector('b')?.textContent,
      lines: [...each.querySelectorAll('li')].map((line) => line.textContent?.replace(/ · .*/, '')),
      text: each.querySelector('ul + *')?.textContent ?? each.querySelector('div')?.lastChild?.textContent,
    }))

const unansweredSend = {
  role: 'alert',
  title: 'Your wallet may still have a request waiting',
  lines: ['Send 1,250.5 ETH to 0x51c0…9ad4 on Ethereum'],
  text: 'Answer it in your wallet first. If you approve a second one too, both will be sent.',
}

describe('a request of an earlier visit', () => {
  it('the send form and its review list a request of an earlier visit', async () => {
    const { modal } = await create(request())
    const opened = await openModal(modal, { view: 'WalletSend', arguments: { amount: '0.1', to: THEO } })
    expect(warnings(opened)).toEqual([unansweredSend])
    await opened.click('Review')
    expect(warnings(opened)).toEqual([unansweredSend])
  })

  it('the swap form and its review list a request of an earlier visit', async () => {
    const { modal } = await create(request())
    createScriptedSwap(startNavigation(modal), {
      sourceToken: etherToken,
      toToken: usdcToken,
      sourceTokenAmount: '0.5',
      from: { address: MAYA, type: 'eoa' },
      network: fakeNetwork,
    })
    const opened = await openModal(modal, { view: 'Swap' })
    expect(warnings(opened)).toEqual([unansweredSend])
    await opened.click('Review swap')
    expect(warnings(opened)).toEqual([unansweredSend])
  })

  it('the payment view lists a request of an earlier visit', async () => {
    const { modal, chain } = await create(request())
    chain.quote = { ...fakeQuote }
    await act(async () => {
      openPay(modal, { asset: 'eip155:1/slip44:60', recipient: THEO, amount: '0.1' }).catch(() => {})
      await vi.waitFor(() => expect(modal.$state.get().isOpen).toBe(true))
    })
    await flushUpdates()
    expect(warnings(await openModal(modal, { view: 'Pay' }))).toEqual([unansweredSend])
  })

  it('the onramp view lists a request of an earlier visit', async () => {
    const { modal } = await create(request())
    expect(warnings(await openModal(modal, { view: 'OnRamp' }))).toEqual([unansweredSend])
  })

  it('Activity lists a request of an earlier visit', async () => {
    const { modal } = await create(request())
    const opened = await openModal(modal, { view: 'Account' })
    await opened.click('Activity')
    expect(warnings(opened)).toEqual([unansweredSend])
  })
})

it('a request without a clear answer is reported as possibly sent', async () => {
  const { modal } = await create(request({ status: 'unanswered' }))
  expect(warnings(await openModal(modal, { view: 'WalletSend' }))).toEqual([
    {
      ...unansweredSend,
      title: 'An earlier request may have been sent',
      text: 'Check your wallet’s activity before trying again.',
    },
  ])
})

it.each([
  [{ kind: 'swap' }, 'Swap 1,250.5 ETH on Ethereum'],
  [{ kind: 'approve' }, 'Allow 1,250.5 ETH for a swap on Ethereum'],
  [{ kind: 'revoke', amount: '0' }, 'Revoke access to ETH on Ethereum'],
  [{ kind: 'transaction', amount: undefined, symbol: undefined }, 'A transaction on Ethereum'],
  [{ caipAddress: `eip155:8453:${MAYA}` }, 'Send 1,250.5 ETH to 0x51c0…9ad4 on Base'],
])('a request is described by its kind: %j', async (change, line) => {
  const { modal } = await create(request(change))
  expect(warnings(await openModal(modal, { view: 'WalletSend' }))[0]?.lines).toEqual([line])
})

it('a form lists three pending requests, and counts the others', async () => {
  const { modal } = await create(...['a', 'b', 'c', 'd', 'e'].map((id) => request({ id })))
  const [warning] = warnings(await openModal(modal, { view: 'WalletSend' }))
  expect([warning?.lines.length, warning?.lines[3]]).toEqual([4, '2 more'])
})

it('a form lists no requests of another account', async () => {
  const { modal } = await create(request({ caipAddress: `eip155:1:${THEO}` }))
  expect(warnings(await openModal(modal, { view: 'WalletSend' }))).toEqual([])
})

it('a request disappears once the chain has settled it, while the form is open', async () => {
  const { modal, chain } = await create(request())
  chain.settlement = 'included'
  const opened = await openModal(modal, { view: 'WalletSend' })
  await vi.waitFor(() => expect(warnings(opened)).toEqual([]))
  expect(chain.settled).toEqual([{ sent: '7' }])
})

it('Review warns after “may have been sent” and Edit, for another amount too', async () => {
  const { modal, chain } = await create()
  chain.sendError = new ModalError('WALLET_UNANSWERED')
  const opened = await openModal(modal, { view: 'WalletSend', arguments: { amount: '0.5', to: THEO } })
  const { click, text, title, root } = opened
  await click('Review')
  expect(warnings(opened)).toEqual([])
  await click('Send 0.5 ETH')
  expect(text()).toContain('We don’t know whether Lantern sent it')
  await click('Edit')
  expect(title()).toBe('Send')
  const unanswered = {
    title: 'An earlier request may have been sent',
    lines: ['Send 0.5 ETH to 0x51c0…9ad4 on Ethereum'],
  }
  expect(warnings(opened)).toMatchObject([unanswered])
  await typeText(findField(root, 'Amount'), '0.25')
  await click('Review')
  expect(warnings(opened)).toMatchObject([unanswered])
  chain.sendError = undefined
  await click('Send 0.25 ETH')
  expect(chain.sent).toHaveLength(2)
})

it('the form warns of a request that the user has abandoned', async () => {
  const { modal, chain } = await create()
  chain.mode = 'hold'
  const opened = await openModal(modal, { view: 'WalletSend', arguments: { amount: '0.5', to: THEO } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await opened.click('Review')
  await opened.click('Send 0.5 ETH')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(warnings(opened)).toEqual([])
  await opened.click('Start another')
  expect(warnings(opened)).toMatchObject([{ title: 'Your wallet may still have a request waiting' }])
  // The Activity tab shows requests sent from this page as rows, so it needs no warning.
  await showActivity(modal)
  expect(warnings(opened)).toEqual([])
  vi.useRealTimers()
  await act(async () => chain.release())
})

async function showActivity(modal: Modal) {
  const { click } = await openModal(modal, { view: 'Account' })
  await click('Activity')
}
