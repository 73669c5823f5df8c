import { type Modal, ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import type { Activity } from '@foyer/core/feature'
import {
  createFakeAdapter,
  createFakeChainReader,
  createTestModal,
  type FakeWallet,
  fakeNetwork,
  fakeQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { findField, typeText } from '../../testing/fields.js'
import { flushUpdates, type OpenedModal, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

// The network is down; the data service knows no network.
beforeEach(
  () =>
    void vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      if (String(url).includes('/supported-chains')) return Response.json({ http: [] })
      throw new TypeError('offline')
    }),
)

const THEO = '0x51c0000000000000000000000000000000009ad4'
const TWIN = '0x51c0000fffffffffffffffffffffffff00009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const ether = 10n ** 18n

async function create(options: Parameters<typeof createTestModal>[0] = {}, prepare?: (wallet: FakeWallet) => void) {
  const chain = createFakeChainReader()
  chain.tokens = [
    {
      address: USDC,
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      amount: 1_250_000_000n,
      price: { amount: '1', currency: 'usd' },
    },
  ]
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  fake.balance = 2n * ether
  prepare?.(fake.wallet('lantern'))
  const { modal } = createTestModal({ ui: reactUi(), fake, networks: [fakeNetwork, otherFakeNetwork], ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, fake }
}

const open = (modal: Modal, params?: object): Promise<OpenedModal> =>
  openModal(modal, params ? { view: 'WalletSend', arguments: params } : { view: 'WalletSend' })

it('S1.038 WalletSend is offered in the account, unless the app has disabled it', async () => {
  const offered = async (options: Parameters<typeof create>[0]) => {
    const { modal } = await create(options)
    return (await openModal(modal, { view: 'Account' })).hasControl('Send')
  }
  expect(await offered({})).toBe(true)
  expect(await offered({ features: { send: false } })).toBe(false)
})

it('S2.031 WalletSend leads from the account to the receipt and back', async () => {
  const { modal, chain } = await create()
  const { click, control, text, title, root } = await openModal(modal, { view: 'Account' })
  await click('Send')
  expect(title()).toBe('Send')
  expect(control('Enter an amount').getAttribute('aria-disabled')).toBe('true')
  await typeText(findField(root, 'Amount'), '0.5')
  expect(text()).toContain('Enter a recipient')
  await typeText(findField(root, 'Name or address'), THEO)
  expect(text()).toContain('Network fee on Ethereum')
  await click('Review')
  expect(title()).toBe('Review')
  expect(text()).toContain('0.5 ETH')
  expect(text()).toContain(THEO)
  await vi.waitFor(() => expect(text()).toContain('First time sending to this address on Ethereum'))
  expect(text()).toContain('We couldn’t simulate this')
  expect(text()).toContain('A transfer can’t be undone.')
  await click('Send 0.5 ETH')
  expect(chain.sent).toHaveLength(1)
  expect(title()).toBe('Sent')
  expect(text()).toContain('0.5 ETH is on its way')
  expect(text()).toContain('Usually arrives within a minute.')
  expect(root.querySelector('a[href^="https://scan.example/tx/0x"]')?.textContent).toContain('opens in a new tab')
  await click('Done')
  expect(title()).toBe('Account')
})

const paymasters = { 'eip155:1': { url: 'https://harbor.example/paymaster' } }

it('WalletSend asks no fee of the user where the wallet supports the app’s paymaster, and links to no hash that it has not', async () => {
  const { modal, chain, fake } = await create({ paymasters, metadata: { name: 'Harbor' } }, (wallet) => {
    wallet.calls = { status: 'pending', hashes: [] }
    wallet.hasPaymaster = true
  })
  chain.quote = { ...fakeQuote, native: 0n, most: 0n }
  const { click, text, title, root } = await open(modal, { amount: '0.5', to: THEO })
  await vi.waitFor(() => expect(text()).toContain('Paid by Harbor'))
  await click('Review')
  expect(text()).toContain('Network feePaid by HarborYour wallet shows whether a fee is left for you.')
  expect(text()).toContain('Total0.5 ETH')
  await click('Send 0.5 ETH')
  await vi.waitFor(() => expect(title()).toBe('Sent'))
  expect(chain.sent).toEqual([])
  expect(chain.sentTogether).toHaveLength(1)
  expect(root.querySelector('a[href^="https://scan.example/tx/"]')).toBeNull()
  expect(text()).not.toContain('calls-1')
  expect(fake.wallet().calls?.status).toBe('pending')
})

it('WalletSend shows the usual fee where the wallet supports no paymaster', async () => {
  const { modal } = await create({ paymasters, metadata: { name: 'Harbor' } }, (wallet) => {
    wallet.calls = { status: 'pending', hashes: [] }
  })
  const { click, text } = await open(modal, { amount: '0.5', to: THEO })
  await click('Review')
  expect(text()).not.toContain('Harbor')
})

it.each([
  [{ status: 'confirmed' }, 'Sent', '0.5 ETH has arrivedConfirmed on Ethereum.'],
  [
    { status: 'failed' },
    'Send',
    'Not sentThe transfer failed. Only the network fee was charged. Your 0.5 ETH is still in your wallet.',
  ],
  [
    { status: 'pending', conflict: 'sender' },
    'Send',
    'Outcome unknownThe network shows another account’s transaction in its place. Check your wallet’s activity before sending again.',
  ],
  // Nodes may drop a transaction that the wallet still has and sends again.
  [
    { status: 'dropped' },
    'Send',
    'Dropped by the networkIt could still go through: check your wallet before sending again.',
  ],
  [{ status: 'replaced' }, 'Send', 'ReplacedAnother transaction from your account replaced it. See your activity.'],
] as const)('the receipt shows the outcome: %o', async (state, heading, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { modal, chain } = await create()
  const { click, title, root } = await open(modal, { amount: '0.5', to: THEO })
  await click('Review')
  await click('Send 0.5 ETH')
  expect(root.querySelector('[role=status]')?.textContent).toContain('0.5 ETH is on its way')
  chain.state = state
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await flushUpdates()
  expect(root.querySelector('.fy-state')?.textContent).toBe(words)
  expect(root.querySelector('.fy-state')?.getAttribute('role')).toBe(heading === 'Sent' ? 'status' : 'alert')
  expect(title()).toBe(heading)
})

it('the receipt waits while nodes disagree, and names a lone source', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { modal, chain } = await create({ customRpcUrls: { 'eip155:1': [{ url: 'https://node.example/rpc' }] } })
  const { click, title, root } = await open(modal, { amount: '0.5', to: THEO })
  await click('Review')
  await click('Send 0.5 ETH')
  chain.state = { status: 'pending', conflict: 'sources' }
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await flushUpdates()
  expect(title()).toBe('Sent')
  expect(root.querySelector('[role=status]')?.textContent).toContain('on its way until two agree. Don’t send it again.')
  chain.state = { status: 'confirmed' }
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await flushUpdates()
  expect(root.querySelector('[role=status]')?.textContent).toContain('0.5 ETH has arrived')
  expect(root.querySelector('.fy-dl')?.textContent).toContain('According tonode.example')
})

it('S2.046 WalletSend is offered where enabled', async () => {
  const off = await create({ features: { send: false } })
  const account = await openModal(off.modal, { view: 'Account' })
  expect(account.hasControl('Send')).toBe(false)
  const { title } = await open(off.modal)
  expect(title()).not.toBe('Send')
})

it('WalletSend shows the app’s prefilled transfer, and requests nothing by itself', async () => {
  const { modal, chain } = await create()
  chain.described.set(USDC, { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, caipNetworkId: 'eip155:1' })
  const { root, control, text } = await open(modal, { amount: '25', assetAddress: USDC, to: THEO })
  expect(findField(root, 'Amount')).toHaveProperty('value', '25')
  expect(control(/USDC\. Choose/)).toBeDefined()
  expect(text()).toContain('0x51c0…9ad4')
  expect(chain.sent).toEqual([])
})

it('WalletSend explains a wrong amount and receiver, to screen readers too', async () => {
  const { modal, chain } = await create()
  const { control, root } = await open(modal)
  await typeText(findField(root, 'Amount'), '3')
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  expect(alerts()).toEqual(['You have 2 ETH. Enter a smaller amount.'])
  expect(findField(root, 'Amount').getAttribute('aria-invalid')).toBe('true')
  expect(control('Not enough ETH').getAttribute('aria-disabled')).toBe('true')
  await typeText(findField(root, 'Amount'), '1')
  chain.quote = { ...fakeQuote, most: 0n }
  await typeText(findField(root, 'Amount'), '1.9')
  expect(alerts()[0]).toMatch(/^You also need /)
  await typeText(findField(root, 'Name or address'), 'nobody')
  expect(alerts()).toContain('That isn’t a valid address or name.')
  expect(findField(root, 'Name or address').getAttribute('aria-invalid')).toBe('true')
})

it('WalletSend lists tokens by network, and finds them by name and address', async () => {
  const { modal } = await create()
  const { control, click, title, text, root } = await open(modal)
  await click(/ETH\. Choose/)
  expect(title()).toBe('Choose a token')
  expect(text()).toContain('1,250 USDC')
  expect(control(/EtherEthereum/).getAttribute('aria-current')).toBe('true')
  await typeText(findField(root, 'Search name or address'), USDC)
  expect([...root.querySelectorAll('.fy-rows li')]).toHaveLength(1)
  await typeText(findField(root, 'Search name or address'), 'doge')
  expect(text()).toContain('No token called “doge”')
  await typeText(findField(root, 'Search name or address'), '')
  await click('Base')
  await click(/USD CoinBase/)
  expect(title()).toBe('Send')
  await typeText(findField(root, 'Name or address'), THEO)
  expect(text()).toContain('Network fee on Base')
})

it('WalletSend flags an imitated address, with its middle in bold', async () => {
  const { modal } = await create()
  const { click, root, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  await click('Done')
  await click('Send')
  await typeText(findField(root, 'Amount'), '0.1')
  await typeText(findField(root, 'Name or address'), TWIN)
  expect(root.querySelector('[role=alert]')?.textContent).toContain('This isn’t the address you knowIt starts')
  await click('Review')
  expect(root.querySelector('[role=alert]')?.textContent).toContain('This isn’t the address you know')
  const bold = root.querySelector('.fy-send__differs')?.textContent ?? ''
  expect(TWIN).toContain(bold)
  expect(bold.length).toBeGreaterThan(10)
  expect(text()).toContain(THEO)
})

it('WalletSend says that nothing was sent to a receiver before only with a complete history', async () => {
  const { modal, chain } = await create()
  const received = (hash: string): Activity => ({
    ...{ hash, caipNetworkId: 'eip155:1', kind: 'receive', status: 'confirmed', from: TWIN },
    transfers: [],
  })
  chain.history = { items: [received('0x1'), received('0x2')], mayBeIncomplete: true }
  const { click, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  const sentence = 'Not in the 2 transactions we can see for this account'
  await vi.waitFor(() => expect(text()).toContain(sentence))
  expect(text()).not.toContain('First time sending')
})

it('WalletSend says that earlier receivers are unknown where no history is read', async () => {
  const { modal, chain } = await create()
  chain.history = { items: [], mayBeIncomplete: true }
  const { click, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await vi.waitFor(() => expect(text()).toContain('We can’t tell if you’ve sent here before'))
})

it('Review shows no changes where nothing but the transfer happens', async () => {
  const { modal, chain } = await create()
  const from = modal.$account('eip155').get().address ?? ''
  chain.simulation = {
    status: 'succeeds',
    changes: [
      { address: from, token: {}, amount: -ether / 10n },
      { address: THEO, token: {}, amount: ether / 10n },
    ],
  }
  const { click, text, control } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await vi.waitFor(() => expect(control('Send 0.1 ETH').getAttribute('aria-busy')).toBeNull())
  expect(text()).not.toContain('What will happen')
})

it('Review explains native coins beside a token, each party once, with a total', async () => {
  const { modal, chain } = await create()
  const from = modal.$account('eip155').get().address ?? ''
  const token = { address: USDC, symbol: 'USDC', decimals: 6 }
  chain.described.set(USDC, { ...token, name: 'USD Coin', caipNetworkId: 'eip155:1' })
  chain.quote = { ...fakeQuote, extra: { kind: 'tokenAccount', amount: ether / 100n } }
  chain.simulation = {
    status: 'succeeds',
    changes: [
      { address: from, token, amount: -1_500_000n },
      { address: from, token: {}, amount: -ether / 100n },
      { address: THEO, token, amount: 1_500_000n },
    ],
  }
  const { click, text, root } = await open(modal, { amount: '1.5', assetAddress: USDC, to: THEO })
  await click('Review')
  expect(text()).toContain('You−1.5 USDC−0.01 ETHCreates a token accountThey receive+1.5 USDC')
  expect(root.querySelector('.fy-review__total')?.textContent).toBe('Total1.5 USDC + 0.012 ETH')
})

it('WalletSend says that a request has switched the network', async () => {
  const { modal } = await create()
  const { text, root } = await open(modal)
  await typeText(findField(root, 'Name or address'), THEO)
  expect(text()).not.toContain('You were on')
  await open(modal, { to: `ethereum:${THEO}@8453?value=1e17` })
  await vi.waitFor(() => expect(text()).toContain('This payment is on Base. You were on Ethereum.'))
})

it('Review says that a transfer to oneself moves nothing', async () => {
  const { modal, chain } = await create()
  chain.simulation = { status: 'succeeds', changes: [] }
  const { click, text } = await open(modal, { amount: '0.1', to: modal.$account('eip155').get().address })
  await click('Review')
  expect(text()).toContain('What will happenNothing moves except the network fee.')
})

it('WalletSend warns of an address without keys', async () => {
  const { modal } = await create()
  const { click, text } = await open(modal, { amount: '0.1', to: `0x${'0'.repeat(36)}dEaD` })
  expect(text()).toContain('No one controls this address. Anything sent there is lost.')
  await click('Review')
  expect(text()).not.toContain('First time sending')
  expect(text()).toContain('No one controls this address. Anything sent there is lost.')
})

it('Review warns of an excessive fee', async () => {
  const { modal, chain } = await create()
  chain.quote = new ModalError('FEE_TOO_HIGH')
  const { text } = await open(modal, { amount: '0.1', to: THEO })
  await vi.waitFor(() => expect(text()).toContain('The network fee is far too high right now.'))
  expect(chain.sent).toEqual([])
})

it('WalletSend does not offer what the chain would refuse', async () => {
  const { modal, chain } = await create()
  chain.simulation = { status: 'fails', reason: 'paused' }
  const { text, control } = await open(modal, { amount: '0.1', to: THEO })
  await vi.waitFor(() => expect(text()).toContain('The network would reject this transfer'))
  expect(control('This would fail').getAttribute('aria-disabled')).toBe('true')
})

it.each([
  ['account', 'Your wallet switched accounts. Nothing was sent.'],
  ['network', 'Your wallet switched networks. Nothing was sent.'],
])('a transfer stops with a message when the %s changes meanwhile', async (what, sentence) => {
  const { modal, fake, chain } = await create()
  const { click, text, title } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await act(async () =>
    what === 'account' ? fake.wallet().setAccounts([TWIN]) : fake.wallet().setNetwork('eip155:8453'),
  )
  await flushUpdates()
  expect(text()).toContain(sentence)
  await click('Edit')
  expect(title()).toBe('Send')
  expect(chain.sent).toEqual([])
})

it('a declined transfer is retried with one press, and once with a double press', async () => {
  const { modal, chain } = await create()
  chain.sendError = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const { click, control, text, title, root } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  expect(root.querySelector('[role=alert]')?.textContent).toContain('You declined the request in Lantern.')
  expect(root.querySelector('.fy-ring')?.getAttribute('data-state')).toBe('declined')
  expect(root.querySelector('.fy-shake')).toBeNull()
  chain.sendError = undefined
  chain.mode = 'hold'
  const button = control('Try again')
  await act(async () => {
    button.click()
    button.click()
  })
  await vi.waitFor(() => expect(chain.sent).toHaveLength(2))
  await flushUpdates()
  expect(text()).toContain('Approve in Lantern')
  await act(async () => chain.release())
  await flushUpdates()
  expect(title()).toBe('Sent')
  expect(chain.sent).toHaveLength(2)
})

it.each([
  ['returned an unclear answer', { code: -32603 }, undefined, 'We don’t know whether Lantern sent it'],
  [
    'did not respond, and the chain has something new',
    { code: 'WALLET_UNANSWERED' },
    '8',
    'Ethereum shows new activity',
  ],
  ['did not respond, and the chain has nothing new', { code: 'WALLET_UNANSWERED' }, '7', 'shows nothing new from your'],
  ['was refused by the network', { code: -32003 }, undefined, 'The network rejected the transaction.'],
])('“nothing was sent” is claimed only where known: the wallet %s', async (_what, said, next, sentence) => {
  const { modal, chain } = await create()
  if (next) chain.snapshots.push('7', next)
  chain.sendError = Object.assign(new Error('No'), said)
  const { click, root, title } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  const words = root.querySelector('[role=alert]')?.textContent
  expect(words).toContain(sentence)
  expect(title()).toBe('Send')
  if (words?.includes('Not sent')) return
  expect(words).not.toMatch(/not sent|nothing was/i)
  await click('Go to your account')
  expect(title()).toBe('Account')
})

it('the focus stays when the receiver replaces its field, and back', async () => {
  const { modal } = await create()
  const { root, control, text } = await open(modal)
  const input = findField(root, 'Name or address')
  input.focus()
  await typeText(input, THEO)
  expect(text()).toContain('0x51c0…9ad4')
  expect(root.activeElement?.getAttribute('aria-label')).toBe('To 0x51c0…9ad4')
  // Enter on the chip of the found receiver submits the form, as in a text field.
  const pressed = vi.fn((event: Event) => event.preventDefault())
  input.form?.addEventListener('submit', pressed)
  root.querySelector('form')?.addEventListener('submit', pressed)
  root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(pressed).toHaveBeenCalledOnce()
  control('Clear recipient').focus()
  await act(async () => control('Clear recipient').click())
  expect(root.activeElement).toBe(findField(root, 'Name or address'))
})

it('the receiver field reads a name and a pasted payment request', async () => {
  const { modal, chain } = await create()
  chain.names.set('theo.eth', THEO)
  const { root, click, text } = await open(modal)
  await typeText(findField(root, 'Name or address'), 'theo.eth')
  expect(text()).toContain('theo.eth0x51c0…9ad4')
  await click('Clear recipient')
  await act(async () => {
    const data = new DataTransfer()
    data.setData('text', `ethereum:${THEO}?value=2e17`)
    findField(root, 'Name or address').dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, clipboardData: data }),
    )
  })
  await flushUpdates()
  expect(findField(root, 'Amount')).toHaveProperty('value', '0.2')
})

it('the wallet prompt names the receiver briefly, in full on demand, and Back leads to the account', async () => {
  const { modal, chain } = await create()
  chain.mode = 'hold'
  const { root, click, text, title } = await openModal(modal, { view: 'Account' })
  await click('Send')
  await typeText(findField(root, 'Amount'), '0.1')
  await typeText(findField(root, 'Name or address'), THEO)
  await click('Review')
  await click('Send 0.1 ETH')
  const sentence = root.querySelector('[role=status]')?.textContent
  expect(sentence).toContain('Approve sending 0.1 ETH to 0x51c0…9ad4. You can close this.')
  expect(sentence).not.toContain(THEO)
  expect(root.querySelector('details')?.textContent).toBe(`Full address${THEO}`)
  // Back skips the form, because the wallet already has the request.
  await click('Back')
  expect(title()).toBe('Account')
  await click('Send')
  expect(text()).toContain('Approve in Lantern')
  await click('Back')
  expect(title()).toBe('Account')
  await act(async () => chain.release())
  await flushUpdates()
  // After the user has left the transfer, its progress opens no view.
  expect(title()).toBe('Account')
  expect(chain.sent).toHaveLength(1)
})

it('while a slow node checks a transfer, the view explains it, and can be left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { modal, chain } = await create()
  const opened = await open(modal, { amount: '0.1', to: THEO })
  await opened.click('Review')
  chain.mode = 'hang'
  await act(async () => opened.control('Send 0.1 ETH').click())
  expect(opened.hasControl('Stop')).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(opened.text()).toContain('The network is slow to respond. Nothing has been sent yet.')
  await opened.click('Stop')
  await act(async () => chain.release())
  expect(opened.title()).toBe('Send')
  expect(chain.sent).toEqual([])
  vi.useRealTimers()
})

/** Submits a transfer that the wallet does not answer, and waits until the view warns of that. */
async function waitForLong(setup: Awaited<ReturnType<typeof create>>) {
  const { modal, chain } = setup
  chain.mode = 'hold'
  const opened = await open(modal, { amount: '0.1', to: THEO })
  await opened.click('Review')
  await act(async () => opened.control('Send 0.1 ETH').click())
  await act(() => vi.advanceTimersByTimeAsync(19_000))
  expect(opened.text()).toContain('You can close this.')
  expect(opened.hasControl('Ask again')).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  return opened
}

it('the view of a transfer explains a silent wallet, and what a retry means', async () => {
  const setup = await create()
  const { click, text, title } = await waitForLong(setup)
  expect(text()).toContain('Still waiting for Lantern. If it uses a device, unlock it and approve there.')
  expect(text()).toContain('The first request stays in your wallet. If you approve it too, both will be sent.')
  await click('Ask again')
  await vi.waitFor(() => expect(setup.chain.sent).toHaveLength(2))
  await act(async () => setup.chain.release())
  await flushUpdates()
  expect(title()).toBe('Sent')
})

it('the user can leave a transfer whose wallet is silent, after closing the modal too', async () => {
  const setup = await create()
  await waitForLong(setup)
  await act(async () => setup.modal.close())
  const { click, title, text, root } = await openModal(setup.modal, { view: 'WalletSend' })
  expect(text()).toContain('Still waiting for Lantern.')
  await click('Start another')
  expect(title()).toBe('Send')
  expect(findField(root, 'Amount')).toHaveProperty('value', '')
  expect(findField(root, 'Name or address')).toHaveProperty('value', '')
})

it('Activity lists an open request, with and without a waiting page, until it is answered', async () => {
  const { modal, chain } = await create()
  chain.mode = 'hold'
  const { click } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  await act(async () => modal.close())
  const account = await openModal(modal, { view: 'Account' })
  await account.click('Activity')
  const waits = 'Sending 0.1 ETH to 0x51c0…9ad4: approve or decline in Lantern.'
  await vi.waitFor(async () => {
    await flushUpdates()
    expect(account.text()).toContain(waits)
  })
  expect(account.text()).not.toContain('No activity yet')
  await act(async () => chain.release())
  await vi.waitFor(async () => {
    await flushUpdates()
    expect(account.text()).not.toContain(waits)
  })
})

it('the prompt shows that the wallet changed its network', async () => {
  const { modal, chain, fake } = await create()
  chain.mode = 'hold'
  const { click, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  await act(async () => fake.wallet().setNetwork('eip155:8453'))
  await flushUpdates()
  expect(text()).toContain('Lantern switched networks.')
})

it('the Max button shows its loading state and failure', async () => {
  const { modal, chain, fake } = await create()
  let answer = (_: Error | typeof fakeQuote) => {}
  const quote = () =>
    new Promise<typeof fakeQuote>((resolve, reject) => {
      answer = (said) => (said instanceof Error ? reject(said) : resolve(said))
    })
  const { transfers } = chain.chainReader
  if (!transfers) throw new Error('This chain sends nothing')
  fake.chainReader = { ...chain.chainReader, transfers: { ...transfers, quote } }
  const { root, click, control, text } = await open(modal)
  const amount = () => (findField(root, 'Amount') as HTMLInputElement).value
  await click('Max')
  expect(control('Max').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(new Error('offline')))
  await flushUpdates()
  expect(text()).toContain('Couldn’t get the network fee.')
  await click('Max')
  expect(control('Max').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(fakeQuote))
  await flushUpdates()
  expect(amount()).toBe('1.9975')
  expect(control('Max').getAttribute('aria-busy')).toBeNull()
})

it('Review says that the network does not answer, and retries', async () => {
  const { modal, chain } = await create()
  chain.quote = new Error('offline')
  const { click, text, hasControl, root } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  expect(root.querySelector('.fy-review')?.textContent).toContain('Couldn’t get the network fee.')
  expect(text()).not.toContain('Simulating')
  chain.quote = fakeQuote
  await click('Try again')
  await vi.waitFor(() => expect(hasControl('Send 0.1 ETH')).toBe(true))
})

it('the camera is a view of its own; Back and its button lead to the unchanged form', async () => {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException('none', 'NotFoundError')) },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  const { modal } = await create()
  const { root, click, title, control } = await open(modal)
  await typeText(findField(root, 'Amount'), '0.1')
  control('Scan a QR code').focus()
  await click('Scan a QR code')
  expect(title()).toBe('Scan a QR code')
  expect(root.querySelector('[role=alert]')?.textContent).toBe('No camera foundPaste the address instead.')
  await click('Enter the address')
  await vi.waitFor(() => expect(findField(root, 'Amount')).toHaveProperty('value', '0.1'))
  expect(title()).toBe('Send')
  await vi.waitFor(() => expect(root.activeElement).toBe(control('Scan a QR code')))
  await click('Scan a QR code')
  await click('Back')
  expect(title()).toBe('Send')
})

it('confirmation times are per network: a Bitcoin block takes ten minutes', () => {
  const said = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'tron'].map((kind) =>
    enTransferReview.sentText(kind),
  )
  expect(said).toEqual([
    'Usually arrives within a minute.',
    'Arrives in a few seconds.',
    'Usually arrives within an hour; with the slow fee, within a day.',
    'Usually arrives within a minute.',
    'Usually arrives within 30 seconds.',
    'Arrives once the network confirms it.',
  ])
})
