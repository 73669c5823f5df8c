import { type Modal, ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import type { Activity } from '@foyer/core/feature'
import {
  createFakeAdapter,
  createFakeLedger,
  createTestModal,
  fakeNetwork,
  fakeQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { enSending } from '../../messages/enSending.js'
import { reactUi } from '../../reactUi.js'
import { field, type } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { type OpenedModal, openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()

// Nobody outside of the page answers, but that the data service knows no network.
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

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeLedger()
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
  fake.ledger = chain.ledger
  fake.balance = 2n * ether
  const { modal } = createTestModal({ ui: reactUi(), fake, networks: [fakeNetwork, otherFakeNetwork], ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, fake }
}

const open = (modal: Modal, given?: object): Promise<OpenedModal> =>
  openModal(modal, given ? { view: 'WalletSend', arguments: given } : { view: 'WalletSend' })

it('S1.038 is offered in the account, unless the site has turned it off', async () => {
  const offered = async (options: Parameters<typeof create>[0]) => {
    const { modal } = await create(options)
    return (await openModal(modal, { view: 'Account' })).hasControl('Send')
  }
  expect(await offered({})).toBe(true)
  expect(await offered({ features: { send: false } })).toBe(false)
})

it('S2.031 sends, from the account to its receipt and back', async () => {
  const { modal, chain } = await create()
  const { click, control, text, title, root } = await openModal(modal, { view: 'Account' })
  await click('Send')
  expect(title()).toBe('Send')
  expect(control('Enter an amount').getAttribute('aria-disabled')).toBe('true')
  await type(field(root, 'Amount'), '0.5')
  expect(text()).toContain('Enter who receives it')
  await type(field(root, 'Name or address'), THEO)
  expect(text()).toContain('Network fee on Ethereum')
  await click('Review')
  expect(title()).toBe('Review')
  expect(text()).toContain('0.5 ETH')
  expect(text()).toContain(THEO)
  await vi.waitFor(() => expect(text()).toContain('You have never sent here on Ethereum before'))
  expect(text()).toContain('This couldn’t be tried out beforehand')
  expect(text()).toContain('A transfer can’t be undone.')
  await click('Send 0.5 ETH')
  expect(chain.sent).toHaveLength(1)
  expect(title()).toBe('Sent')
  expect(text()).toContain('0.5 ETH is on its way')
  expect(text()).toContain('usually gets it within a minute.')
  expect(root.querySelector('a[href^="https://scan.example/tx/0x"]')?.textContent).toContain('opens in a new tab')
  await click('Done')
  expect(title()).toBe('Account')
})

it.each([
  [{ status: 'confirmed' }, 'Sent', '0.5 ETH has arrived0x51c0…9ad4 has it: the network has confirmed it.'],
  [
    { status: 'failed' },
    'Send',
    'Not sentThe network couldn’t do it, and only the fee was paid. Your 0.5 ETH is still in your wallet.',
  ],
  // Nodes forget what a wallet still has, and may send once more.
  [
    { status: 'dropped' },
    'Send',
    'The network let it goIt may still come. Look into your wallet’s activity before you send it again.',
  ],
  [
    { status: 'replaced' },
    'Send',
    'ReplacedAnother transaction from your account took its place. Your activity has it.',
  ],
] as const)('tells beside the receipt what became of it: %o', async (state, heading, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { modal, chain } = await create()
  const { click, title, root } = await open(modal, { amount: '0.5', to: THEO })
  await click('Review')
  await click('Send 0.5 ETH')
  expect(root.querySelector('[role=status]')?.textContent).toContain('0.5 ETH is on its way')
  chain.state = state
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await settle()
  expect(root.querySelector('.fy-state')?.textContent).toBe(words)
  expect(root.querySelector('.fy-state')?.getAttribute('role')).toBe(heading === 'Sent' ? 'status' : 'alert')
  expect(title()).toBe(heading)
})

it('S2.046 is there only where it is on', async () => {
  const off = await create({ features: { send: false } })
  const account = await openModal(off.modal, { view: 'Account' })
  expect(account.hasControl('Send')).toBe(false)
  const { title } = await open(off.modal)
  expect(title()).not.toBe('Send')
})

it('begins with what the page wants, shows it, and asks for nothing', async () => {
  const { modal, chain } = await create()
  chain.described.set(USDC, { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, caipNetworkId: 'eip155:1' })
  const { root, control, text } = await open(modal, { amount: '25', assetAddress: USDC, to: THEO })
  expect(field(root, 'Amount')).toHaveProperty('value', '25')
  expect(control(/USDC\. Choose/)).toBeDefined()
  expect(text()).toContain('0x51c0…9ad4')
  expect(chain.sent).toEqual([])
})

it('says what is wrong with an amount and with a receiver, and tells a screen reader', async () => {
  const { modal, chain } = await create()
  const { control, root } = await open(modal)
  await type(field(root, 'Amount'), '3')
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  expect(alerts()).toEqual(['You have 2.000 ETH. Enter a smaller amount.'])
  expect(field(root, 'Amount').getAttribute('aria-invalid')).toBe('true')
  expect(control('Not enough ETH').getAttribute('aria-disabled')).toBe('true')
  await type(field(root, 'Amount'), '1')
  chain.quote = { ...fakeQuote, most: 0n }
  await type(field(root, 'Amount'), '1.9')
  expect(alerts()[0]).toMatch(/^Nothing is left for the network fee/)
  await type(field(root, 'Name or address'), 'nobody')
  expect(alerts()).toContain('That isn’t a valid address or name.')
  expect(field(root, 'Name or address').getAttribute('aria-invalid')).toBe('true')
})

it('chooses among what the account holds, by network, and finds by name and address', async () => {
  const { modal } = await create()
  const { control, click, title, text, root } = await open(modal)
  await click(/ETH\. Choose/)
  expect(title()).toBe('Choose a token')
  expect(text()).toContain('1,250.000 USDC')
  expect(control(/EtherEthereum/).getAttribute('aria-current')).toBe('true')
  await type(field(root, 'Search name or address'), USDC)
  expect([...root.querySelectorAll('.fy-rows li')]).toHaveLength(1)
  await type(field(root, 'Search name or address'), 'doge')
  expect(text()).toContain('No token called “doge”')
  await type(field(root, 'Search name or address'), '')
  await click('Base')
  await click(/USD CoinBase/)
  expect(title()).toBe('Send')
  await type(field(root, 'Name or address'), THEO)
  expect(text()).toContain('Network fee on Base')
})

it('an address made to be mistaken is called out, with its middle in bold', async () => {
  const { modal } = await create()
  const { click, root, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  await click('Done')
  await click('Send')
  await type(field(root, 'Amount'), '0.1')
  await type(field(root, 'Name or address'), TWIN)
  expect(root.querySelector('[role=alert]')?.textContent).toContain('This is not the address you know.')
  await click('Review')
  expect(root.querySelector('[role=alert]')?.textContent).toContain('This is not the address you know')
  const bold = root.querySelector('.fy-send__differs')?.textContent ?? ''
  expect(TWIN).toContain(bold)
  expect(bold.length).toBeGreaterThan(10)
  expect(text()).toContain(THEO)
})

it('claims that nothing was ever sent only where the whole history is known', async () => {
  const { modal, chain } = await create()
  const received = (hash: string): Activity => ({
    ...{ hash, caipNetworkId: 'eip155:1', kind: 'receive', status: 'confirmed', from: TWIN },
    transfers: [],
  })
  chain.history = { items: [received('0x1'), received('0x2')], mayBeIncomplete: true }
  const { click, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  const sentence = 'Not among the 2 transactions of this account that can be seen here'
  await vi.waitFor(() => expect(text()).toContain(sentence))
  expect(text()).not.toContain('never sent here')
})

it('says that nobody can say to whom was sent where no transaction is seen', async () => {
  const { modal, chain } = await create()
  chain.history = { items: [], mayBeIncomplete: true }
  const { click, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await vi.waitFor(() => expect(text()).toContain('Whether you have sent here before can’t be seen'))
})

it('shows what will happen, asset by asset', async () => {
  const { modal, chain } = await create()
  const from = modal.$account('eip155').get().address ?? ''
  chain.simulation = {
    status: 'succeeds',
    changes: [
      { address: from, token: {}, amount: -ether / 10n },
      { address: THEO, token: {}, amount: ether / 10n },
    ],
  }
  const { click, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  expect(text()).toContain('What will happenOnly this transferYou−0.1 ETHThey get+0.1 ETH')
})

it('says why the coin goes along with a token, each party once, and what it comes to', async () => {
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
  expect(text()).toContain('You−1.5 USDC−0.01 ETHOpens an account for this tokenThey get+1.5 USDC')
  expect(root.querySelector('.fy-review__total')?.textContent).toBe('Total1.5 USDC + 0.012 ETH')
})

it('says that a request has led to another network', async () => {
  const { modal } = await create()
  const { text, root } = await open(modal)
  await type(field(root, 'Name or address'), THEO)
  expect(text()).not.toContain('You were on')
  await open(modal, { to: `ethereum:${THEO}@8453?value=1e17` })
  await vi.waitFor(() => expect(text()).toContain('This payment is on Base. You were on Ethereum.'))
})

it('says that nothing moves of what is sent to oneself', async () => {
  const { modal, chain } = await create()
  chain.simulation = { status: 'succeeds', changes: [] }
  const { click, text } = await open(modal, { amount: '0.1', to: modal.$account('eip155').get().address })
  await click('Review')
  expect(text()).toContain('What will happenNothing moves but the network fee.')
})

it('warns of an address that nobody has the keys of', async () => {
  const { modal } = await create()
  const { click, text } = await open(modal, { amount: '0.1', to: `0x${'0'.repeat(36)}dEaD` })
  expect(text()).toContain('Nobody has the keys of this address: what is sent there is lost.')
  await click('Review')
  expect(text()).not.toContain('never sent here')
  expect(text()).toContain('Nobody has the keys of this address: what is sent there is lost.')
})

it('says that a node asks for a fee that nobody pays', async () => {
  const { modal, chain } = await create()
  chain.quote = new ModalError('FEE_TOO_HIGH')
  const { text } = await open(modal, { amount: '0.1', to: THEO })
  await vi.waitFor(() => expect(text()).toContain('The network asks for a fee that is far too high.'))
  expect(chain.sent).toEqual([])
})

it('does not offer what the chain would refuse', async () => {
  const { modal, chain } = await create()
  chain.simulation = { status: 'fails', reason: 'paused' }
  const { text, control } = await open(modal, { amount: '0.1', to: THEO })
  await vi.waitFor(() => expect(text()).toContain('The network would refuse this transfer'))
  expect(control('It would fail').getAttribute('aria-disabled')).toBe('true')
})

it.each([
  ['account', 'Your wallet went to another account. Nothing was sent.'],
  ['network', 'Your wallet went to another network. Nothing was sent.'],
])('stops, and says so, where the %s changes in the middle', async (what, sentence) => {
  const { modal, fake, chain } = await create()
  const { click, text, title } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await act(async () =>
    what === 'account' ? fake.wallet().setAccounts([TWIN]) : fake.wallet().setNetwork('eip155:8453'),
  )
  await settle()
  expect(text()).toContain(sentence)
  await click('Edit')
  expect(title()).toBe('Send')
  expect(chain.sent).toEqual([])
})

it('what was declined is asked for again with one press, and a press twice is one', async () => {
  const { modal, chain } = await create()
  chain.sendError = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const { click, control, text, title, root } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  expect(root.querySelector('[role=alert]')?.textContent).toContain('You declined the request in Lantern.')
  chain.sendError = undefined
  chain.mode = 'hold'
  const button = control('Try again')
  await act(async () => {
    button.click()
    button.click()
  })
  await vi.waitFor(() => expect(chain.sent).toHaveLength(2))
  await settle()
  expect(text()).toContain('Approve in Lantern')
  await act(async () => chain.release())
  await settle()
  expect(title()).toBe('Sent')
  expect(chain.sent).toHaveLength(2)
})

it.each([
  ['gave an answer that says nothing', { code: -32603 }, undefined, 'It may have been sent'],
  ['did not answer, and the chain has something new', { code: 'WALLET_UNANSWERED' }, '8', 'Ethereum has something new'],
  ['did not answer, and the chain has nothing new', { code: 'WALLET_UNANSWERED' }, '7', 'has nothing new from your'],
  ['was refused by the network', { code: -32003 }, undefined, 'The network refused the transaction.'],
])('claims that nothing was sent only where that is known: the wallet %s', async (_what, said, mark, sentence) => {
  const { modal, chain } = await create()
  if (mark) chain.marks.push('7', mark)
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

it('keeps the focus where a receiver takes the place of its field, and back', async () => {
  const { modal } = await create()
  const { root, control, text } = await open(modal)
  const input = field(root, 'Name or address')
  input.focus()
  await type(input, THEO)
  expect(text()).toContain('0x51c0…9ad4')
  expect(root.activeElement?.getAttribute('aria-label')).toBe('To 0x51c0…9ad4')
  // Enter leads on from there, as from a field.
  const pressed = vi.fn((event: Event) => event.preventDefault())
  input.form?.addEventListener('submit', pressed)
  root.querySelector('form')?.addEventListener('submit', pressed)
  root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(pressed).toHaveBeenCalledOnce()
  control('Clear recipient').focus()
  await act(async () => control('Clear recipient').click())
  expect(root.activeElement).toBe(field(root, 'Name or address'))
})

it('reads a name, and a request that is pasted', async () => {
  const { modal, chain } = await create()
  chain.names.set('theo.eth', THEO)
  const { root, click, text } = await open(modal)
  await type(field(root, 'Name or address'), 'theo.eth')
  expect(text()).toContain('theo.eth0x51c0…9ad4')
  await click('Clear recipient')
  await act(async () => {
    const data = new DataTransfer()
    data.setData('text', `ethereum:${THEO}?value=2e17`)
    field(root, 'Name or address').dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }))
  })
  await settle()
  expect(field(root, 'Amount')).toHaveProperty('value', '0.2')
})

it('says briefly who receives while the wallet is asked, in full on demand, and leads back to the account', async () => {
  const { modal, chain } = await create()
  chain.mode = 'hold'
  const { root, click, text, title } = await openModal(modal, { view: 'Account' })
  await click('Send')
  await type(field(root, 'Amount'), '0.1')
  await type(field(root, 'Name or address'), THEO)
  await click('Review')
  await click('Send 0.1 ETH')
  const sentence = root.querySelector('[role=status]')?.textContent
  expect(sentence).toContain('Approve sending 0.1 ETH to 0x51c0…9ad4. You can close this.')
  expect(sentence).not.toContain(THEO)
  expect(root.querySelector('details')?.textContent).toBe(`Full address${THEO}`)
  // Over the form: what is with the wallet is not edited any more.
  await click('Back')
  expect(title()).toBe('Account')
  await click('Send')
  expect(text()).toContain('Approve in Lantern')
  await click('Back')
  expect(title()).toBe('Account')
  await act(async () => chain.release())
  await settle()
  // Whoever has gone on is left alone.
  expect(title()).toBe('Account')
  expect(chain.sent).toHaveLength(1)
})

it('tells who waits for a node for long while it is checked, and lets go of it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { modal, chain } = await create()
  const opened = await open(modal, { amount: '0.1', to: THEO })
  await opened.click('Review')
  chain.mode = 'hang'
  await act(async () => opened.control('Send 0.1 ETH').click())
  expect(opened.hasControl('Stop')).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(opened.text()).toContain('The network takes long to answer. Nothing has been sent so far.')
  await opened.click('Stop')
  await act(async () => chain.release())
  expect(opened.title()).toBe('Send')
  expect(chain.sent).toEqual([])
  vi.useRealTimers()
})

/** In front of a wallet that does not answer, for long enough. */
async function waitForLong(given: Awaited<ReturnType<typeof create>>) {
  const { modal, chain } = given
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

it('tells who waits for long where to look, and asks again, saying what that means', async () => {
  const given = await create()
  const { click, text, title } = await waitForLong(given)
  expect(text()).toContain('Still waiting for Lantern. If it uses a device, unlock it and approve there.')
  expect(text()).toContain('The first request stays in your wallet. If you approve it too, both are sent.')
  await click('Ask again')
  await vi.waitFor(() => expect(given.chain.sent).toHaveLength(2))
  await act(async () => given.chain.release())
  await settle()
  expect(title()).toBe('Sent')
})

it('leaves a wallet that never answers behind, also after the modal was closed', async () => {
  const given = await create()
  await waitForLong(given)
  await act(async () => given.modal.close())
  const { click, title, text, root } = await openModal(given.modal, { view: 'WalletSend' })
  expect(text()).toContain('Still waiting for Lantern.')
  await click('Start another')
  expect(title()).toBe('Send')
  expect(field(root, 'Amount')).toHaveProperty('value', '')
  expect(field(root, 'Name or address')).toHaveProperty('value', '')
})

it('tells in Activity what waits in the wallet, whether the page still waits or not, until it is answered', async () => {
  const { modal, chain } = await create()
  chain.mode = 'hold'
  const { click } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  await act(async () => modal.close())
  const account = await openModal(modal, { view: 'Account' })
  await account.click('Activity')
  const waits = '0.1 ETH to 0x51c0…9ad4 waits in Lantern. Approve or decline it there.'
  await vi.waitFor(async () => {
    await settle()
    expect(account.text()).toContain(waits)
  })
  expect(account.text()).not.toContain('No activity yet')
  await act(async () => chain.release())
  await vi.waitFor(async () => {
    await settle()
    expect(account.text()).not.toContain(waits)
  })
})

it('says that the wallet went elsewhere while it is asked', async () => {
  const { modal, chain, fake } = await create()
  chain.mode = 'hold'
  const { click, text } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  await click('Send 0.1 ETH')
  await act(async () => fake.wallet().setNetwork('eip155:8453'))
  await settle()
  expect(text()).toContain('Lantern went to another network meanwhile.')
})

it('shows that as much as there is is being read, and says where it could not be', async () => {
  const { modal, chain, fake } = await create()
  let answer = (_: Error | typeof fakeQuote) => {}
  const quote = () =>
    new Promise<typeof fakeQuote>((resolve, reject) => {
      answer = (said) => (said instanceof Error ? reject(said) : resolve(said))
    })
  const { transfers } = chain.ledger
  if (!transfers) throw new Error('This chain sends nothing')
  fake.ledger = { ...chain.ledger, transfers: { ...transfers, quote } }
  const { root, click, control, text } = await open(modal)
  const amount = () => (field(root, 'Amount') as HTMLInputElement).value
  await click('Max')
  expect(control('Max').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(new Error('offline')))
  await settle()
  expect(text()).toContain('The network fee couldn’t be read.')
  await click('Max')
  expect(control('Max').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(fakeQuote))
  await settle()
  expect(amount()).toBe('1.9975')
  expect(control('Max').getAttribute('aria-busy')).toBeNull()
})

it('says in Review that the network does not answer any more, and tries again', async () => {
  const { modal, chain } = await create()
  chain.quote = new Error('offline')
  const { click, text, hasControl, root } = await open(modal, { amount: '0.1', to: THEO })
  await click('Review')
  expect(root.querySelector('.fy-review')?.textContent).toContain('The network fee couldn’t be read.')
  expect(text()).not.toContain('Trying it out')
  chain.quote = fakeQuote
  await click('Try again')
  await vi.waitFor(() => expect(hasControl('Send 0.1 ETH')).toBe(true))
})

it('the camera is a view of its own, from which Back and its button lead to the form as it was', async () => {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException('none', 'NotFoundError')) },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  const { modal } = await create()
  const { root, click, title, control } = await open(modal)
  await type(field(root, 'Amount'), '0.1')
  control('Scan a QR code').focus()
  await click('Scan a QR code')
  expect(title()).toBe('Scan a QR code')
  expect(root.querySelector('[role=alert]')?.textContent).toBe('No camera foundPaste the address instead.')
  await click('Enter the address')
  await vi.waitFor(() => expect(field(root, 'Amount')).toHaveProperty('value', '0.1'))
  expect(title()).toBe('Send')
  await vi.waitFor(() => expect(root.activeElement).toBe(control('Scan a QR code')))
  await click('Scan a QR code')
  await click('Back')
  expect(title()).toBe('Send')
})

it('promises no network’s speed of another one: a block of Bitcoin takes ten minutes', () => {
  const said = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'tron'].map((kind) =>
    enSending.sentText('Mia', kind),
  )
  expect(said).toEqual([
    'Mia usually gets it within a minute.',
    'Mia gets it in a few seconds.',
    'Mia gets it with one of the next blocks: mostly within an hour, at the slow fee within a day.',
    'Mia usually gets it within a minute.',
    'Mia usually gets it within half a minute.',
    'Mia gets it once the network has confirmed it.',
  ])
})
