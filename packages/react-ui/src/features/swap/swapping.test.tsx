import { ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import type { SwapReceipt, SwapState, SwapStep } from '@foyer/core/internal/swap'
import { createFakeAdapter, createTestModal, fakeNetwork } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { createScriptedSwap, etherToken, quotedSwap, swapOffer, usdcToken } from '../../testing/createScriptedSwap.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const ME = `0x${'11'.repeat(20)}`
const SPENDER = `0x${'5'.repeat(40)}`
const bought = { ...swapOffer, toAmount: 117_000_000_000_000_000n, least: 115_800_000_000_000_000n }
/** State of a swap of 400 USDC for ether that needs a token approval first. */
const dollars: Partial<SwapState> = {
  sourceToken: usdcToken,
  toToken: etherToken,
  sourceTokenAmount: '400',
  quote: { ...quotedSwap.quote, best: bought },
  approval: { kind: 'approve', amount: 400_000_000n },
}

async function open(first: Partial<SwapState> = {}, view: 'SwapPreview' | 'Swap' = 'SwapPreview') {
  const fake = createFakeAdapter()
  fake.chainReader = {}
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = startNavigation(modal)
  const played = createScriptedSwap(context, { step: { status: 'review' }, ...first })
  const opened = await openModal(modal, { view })
  const set = async (change: Partial<SwapState>) => {
    await act(async () => played.set(change))
    await flushUpdates()
  }
  const step = (next: SwapStep) => set({ step: next })
  return { ...opened, context, played, set, step }
}

const newer = (change: Partial<typeof swapOffer>) => {
  const best = { ...swapOffer, id: 'offer-2', ...change }
  return { quote: { ...quotedSwap.quote, best, offers: [best] } }
}

it('Review submits the reviewed offer, and needs no new consent for the same figures', async () => {
  const { set, click, played } = await open()
  await set(newer({ networkFee: 1n }))
  await click('Swap now')
  expect(played.requests).toContain('submit offer-2')
})

it('Review shows a signed description beside the amounts, a function that has none, or that nobody has described it', async () => {
  const { set, text } = await open()
  expect(text()).not.toContain('From the contract’s description')
  const described = {
    status: 'described',
    intent: 'Swap',
    fields: [{ label: 'Pool', value: '0.3%' }],
    more: 2,
  } as const
  const sentence = 'Swap 1 ETH for at least 1,700 USDC'
  await set({ description: { ...described, sentence, owner: 'Harbor' } })
  expect(text()).toContain(`From the contract’s description${sentence}Contract ofHarbor`)
  expect(text()).toContain('You pay')
  await set({ description: described })
  expect(text()).toContain('From the contract’s descriptionSwapPool0.3%…+2')
  await set({ description: { status: 'decoded', signature: 'swap(uint256 amount)' } })
  expect(text()).toContain('Functionswap(uint256 amount)')
  await set({ description: { status: 'unknown' } })
  expect(text()).toContain('We have no description of this call.')
})

it('Review shows a signed description of the permit before that of the swap, and nothing where there is none', async () => {
  const { set, text } = await open()
  const sentence = 'Let 0x5555 spend 400 USDC'
  await set({
    permitDescription: { status: 'described', intent: 'Permit', sentence, fields: [], more: 0 },
    description: { status: 'decoded', signature: 'swap(uint256 amount)' },
  })
  expect(text()).toMatch(/Let 0x5555 spend 400 USDC.*swap\(uint256 amount\)/)
  await set({ permitDescription: { status: 'unknown' } })
  expect(text()).not.toContain('We have no description')
})

it('Review says in a low window too that a fee is estimated', async () => {
  const { root, set } = await open()
  const pinned = () => root.querySelector('.fy-costs dd')?.textContent
  expect(pinned()).toBe('$0.42')
  await set({ quote: { ...quotedSwap.quote, best: { ...swapOffer, isFeeTried: false } } })
  expect(pinned()).toBe('About $0.42')
})

it('Review is disabled by a changed price until the user accepts it', async () => {
  const { set, click, played, hasControl, text } = await open()
  await set(newer({ toAmount: 1_690_000_000n }))
  expect(hasControl('Swap now')).toBe(false)
  expect(text()).toContain('The price changed: you now get about 1,690 USDC, not 1,702.04 USDC.')
  await click('Accept the new price')
  expect(played.requests).not.toContain('submit offer-2')
  await click('Swap now')
  expect(played.requests).toContain('submit offer-2')
})

it('the second press of a double press on the new price does not submit', async () => {
  const { set, control, played } = await open()
  const press = (name: string, detail: number) =>
    act(async () => control(name).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail })))
  await set(newer({ toAmount: 1_690_000_000n }))
  await press('Accept the new price', 1)
  await press('Swap now', 2)
  expect(played.requests).not.toContain('submit offer-2')
  await press('Swap now', 1)
  expect(played.requests).toContain('submit offer-2')
})

it('Review explains a lost quote', async () => {
  const { set, text, click, played, root } = await open()
  const error = new ModalError('HTTP_FAILED')
  await set({ quote: { ...quotedSwap.quote, status: 'failed', error } })
  expect(text()).toContain('Couldn’t refresh the price. Retrying…')
  await set({ quote: { status: 'failed', offers: [], pendingCount: 0, error }, simulation: undefined })
  expect(text()).toContain('No quotes right now. Your tokens haven’t moved.')
  expect(text()).toContain('Unknown')
  expect(root.querySelector('.fy-swap__wait')).toBeNull()
  await click('Get a new price')
  expect(played.requests).toContain('refresh')
})

it('Review is disabled by a changed minimum, too', async () => {
  const { set, hasControl } = await open()
  await set(newer({ least: 1_600_000_000n }))
  expect(hasControl('Swap now')).toBe(false)
})

it('Review freezes its figures while the button is pressed', async () => {
  const { control, played } = await open()
  const press = (type: string) => new PointerEvent(type, { bubbles: true, composed: true })
  await act(async () => control('Swap now').dispatchEvent(press('pointerdown')))
  expect(played.requests).toEqual(['hold'])
  await act(async () => control('Swap now').dispatchEvent(press('pointerup')))
  await vi.waitFor(() => expect(played.requests).toEqual(['hold', 'release']))
})

it('Review lists simulated changes before the wallet opens, and that less comes than offered', async () => {
  const changes = [
    { address: ME, token: {}, amount: -(10n ** 18n) / 2n },
    { address: ME, token: { address: usdcToken.address }, amount: 1_690_000_000n },
    { address: `0x${'22'.repeat(20)}`, token: {}, amount: 10n ** 18n },
  ]
  const tried = { status: 'succeeds', changes, received: 1_690_000_000n } as const
  const from = { address: ME } as SwapState['from']
  const { text, set, hasControl, click, played } = await open({
    from,
    simulation: { ...tried, slippedBy: '0.7', isPastSlippage: false },
  })
  expect(text()).toContain('What will happenEther−0.5 ETHUSD Coin+1,690 USDC')
  expect(text()).toContain('That’s 0.7% less than quoted, within your slippage.')
  await set({ simulation: { ...tried, slippedBy: '2.1', isPastSlippage: true } })
  expect(text()).toContain('Simulation returns 2.1% less than quoted: more than your slippage allows.')
  expect(hasControl('Swap now')).toBe(false)
  await click('Get a new price')
  expect(played.requests).toEqual(['refresh'])
})

it('Review says that the simulation failed, and that the swap would', async () => {
  const { text, set, hasControl, control } = await open({ simulation: { status: 'unknown' } })
  expect(text()).toContain('We couldn’t simulate this.')
  expect(hasControl('Swap now')).toBe(false)
  expect(control('Swap anyway').className).toContain('fy-btn--bad')
  await set({ simulation: { status: 'fails' } })
  expect(text()).toContain('The network would reject this swap. Nothing was sent.')
  expect(hasControl('Swap now')).toBe(false)
})

it.each([
  ['takesMore', 'SWAP_TAKES_MORE', 'This would take more than you pay. Nothing was sent.'],
  ['allowsOthers', 'SWAP_ALLOWS_OTHERS', 'This would let someone else take your assets. Nothing was swapped.'],
  [
    'otherContract',
    'SWAP_CONTRACT_UNKNOWN',
    'The provider uses a contract this site doesn’t know. Nothing was swapped.',
  ],
  ['otherAnswer', undefined, 'The provider returned a different swap. Nothing was sent.'],
] as const)('Review explains its own objection, and not as the network’s: %s', async (why, code, said) => {
  const { text, step, hasControl } = await open({ simulation: { status: 'fails', why } })
  expect(text()).toContain(said)
  expect(text()).not.toContain('refuse')
  expect(hasControl('Swap now')).toBe(false)
  if (code === undefined) return
  await step({ status: 'failed', at: 'swap', error: new ModalError(code), mayBeSent: false })
  expect(text()).toContain(said)
})

it('Review says that the allowance is too low', async () => {
  const { text } = await open({
    ...dollars,
    step: {
      ...{ status: 'failed', at: 'approval', mayBeSent: false },
      error: new ModalError('SWAP_ALLOWED_LESS', { context: { amount: 1_000_000n } }),
    },
  })
  expect(text()).toContain('USDC not allowed')
  expect(text()).toContain('Only 1 USDC is allowed, but the swap needs 400 USDC.')
})

it('Review says that the simulation yields nothing', async () => {
  const error = new ModalError('SWAP_UNSEEN', { context: { isDone: true } })
  const { text } = await open({ network: fakeNetwork, step: { status: 'failed', at: 'swap', mayBeSent: true, error } })
  expect(text()).toContain(`Confirmed on ${fakeNetwork.name}, but we saw no USDC arrive.`)
})

it('Review claims no allowance that is gone', async () => {
  const { text } = await open({ ...dollars, step: { status: 'paused', steps: 2 } })
  expect(text()).not.toContain('is already allowed')
  expect(text()).toContain('You’ll approve twice in Lantern: first exactly 400 USDC')
})

it.each([
  ['approve', 'You’ll approve twice in Lantern: first exactly 400 USDC, then the swap.'],
  ['permit', 'You’ll approve twice in Lantern: first exactly 400 USDC with a signature, then the swap.'],
  ['batch', 'You’ll approve once in Lantern: exactly 400 USDC and the swap.'],
] as const)('Review announces the wallet’s prompts and the allowance: %s', async (kind, sentence) => {
  const { text } = await open({ ...dollars, approval: { kind, amount: 400_000_000n } })
  expect(text()).toContain(sentence)
})

it('a token that likely cannot be sold is swapped with a risk label alone', async () => {
  const { click, played, hasControl } = await open({ warnings: { honeypot: true } })
  expect(hasControl('Swap now')).toBe(false)
  await click('Swap anyway')
  expect(played.requests).toContain('submit offer-1')
})

it.each<[string, Partial<SwapState>]>([
  ['a price far from the market', newer({ priceImpact: '90.4' })],
  ['a lookalike token', { toToken: { ...usdcToken, isListed: false, imitates: usdcToken } }],
])('Review has a warning button, and no plain one: %s', async (_what, state) => {
  const form = await open({ ...state, step: { status: 'form' } }, 'Swap')
  expect(form.control('Review swap').className).toContain('fy-btn--bad')
  const { control, hasControl } = await open(state)
  expect(hasControl('Swap now')).toBe(false)
  expect(control('Swap anyway').className).toContain('fy-btn--bad')
  expect(control('Go back').className).toContain('fy-btn--1')
})

it.each([
  ['approve', '0x5555…5555 can still spend your USDC.'],
  ['permit', 'You signed an approval of USDC for 0x5555…5555. It can be used for 20 minutes, and is then under'],
] as const)('the remaining allowance is stated wherever the swap ends: %s', async (kind, sentence) => {
  const remainingApproval = { kind, symbol: 'USDC', tokenAddress: usdcToken.address, spender: SPENDER }
  const { text, step, set } = await open({ ...dollars, remainingApproval })
  expect(text()).not.toContain(sentence)
  await step({ status: 'stopped', what: 'account' })
  expect(text()).toContain(sentence)
  await step({ status: 'failed', at: 'swap', error: new ModalError('USER_REJECTED'), mayBeSent: false })
  expect(text()).toContain(sentence)
  await step({ status: 'failed', at: 'swap', error: new ModalError('WALLET_UNANSWERED'), mayBeSent: true })
  expect(text()).toContain(sentence)
  await set({ step: { status: 'paused', steps: 2 }, approval: undefined })
  expect(text()).toContain(`400 USDC is already allowed. Nothing has been swapped yet.${sentence}`)
})

it.each([
  ['a standing approval on the same account', 'approve', { status: 'paused', steps: 2 }, true],
  ['a signed permit, which is not on the chain', 'permit', { status: 'paused', steps: 2 }, false],
  ['an approval of another account', 'approve', { status: 'stopped', what: 'account' }, false],
] as const)('the remaining allowance has a button to revoke it: %s', async (_what, kind, step, has) => {
  const remainingApproval = { kind, symbol: 'USDC', tokenAddress: usdcToken.address, spender: SPENDER }
  const { hasControl } = await open({
    ...dollars,
    from: { address: ME, type: 'eoa' },
    approval: undefined,
    remainingApproval,
    step,
  })
  expect(hasControl('Revoke')).toBe(has)
})

it('Revoke leaves the swap, and opens the permissions for that approval', async () => {
  const remainingApproval = {
    ...({ kind: 'approve', symbol: 'USDC', spender: SPENDER } as const),
    tokenAddress: usdcToken.address,
  }
  const { click, played, title, context } = await open({
    ...dollars,
    from: { address: ME, type: 'eoa' },
    remainingApproval,
  })
  await act(async () =>
    played.set({ step: { status: 'failed', at: 'swap', error: new ModalError('USER_REJECTED'), mayBeSent: false } }),
  )
  await click('Revoke')
  expect(played.requests).toContain('giveUp')
  expect(title()).toBe('Permissions')
  expect(context.stores.router.$route.get()).toMatchObject({
    view: 'Permissions',
    params: { revoke: { account: `eip155:1:${ME}`, token: usdcToken.address, spender: SPENDER } },
  })
})

it('the allowance is explained exactly, step by step, and can be left with one press', async () => {
  const { text, step, root, click, played, title, hasControl } = await open(dollars)
  await step({ status: 'approving', phase: 'wallet', steps: 2 })
  expect(title()).toBe('Swap')
  expect(text()).toContain('Allow USDC for this swap')
  expect(text()).toContain('Approve it in Lantern. You allow 400 USDC and nothing more.')
  const steps = () =>
    [...root.querySelectorAll('.fy-step')].map((each) => [each.className, each.getAttribute('aria-current')])
  expect(steps()).toEqual([
    ['fy-step is-now', 'step'],
    ['fy-step is-next', null],
  ])
  expect(text()).toContain('Swap for 0.117 ETH')
  await step({ status: 'approving', phase: 'chain', steps: 2, hash: `0x${'ab'.repeat(32)}` })
  expect(text()).toContain('Ethereum is confirming it. If you close this, you can continue later.')
  expect(hasControl(/^View transaction/)).toBe(true)
  expect(hasControl('Cancel')).toBe(false)
  await step({ status: 'permit', phase: 'wallet', steps: 2 })
  expect(text()).toContain('Sign it in Lantern. You allow 400 USDC and nothing more. It’s free.')
  await step({ status: 'swapping', phase: 'wallet', steps: 2 })
  expect(text()).toContain('Approve swapping 400 USDC for about 0.117 ETH. You can close this.')
  expect(steps()).toEqual([
    ['fy-step is-done', null],
    ['fy-step is-now', 'step'],
  ])
  expect(hasControl('Cancel')).toBe(false)
  await step({ status: 'approving', phase: 'wallet', steps: 2 })
  await click('Cancel')
  expect(played.requests).toEqual(['giveUp'])
})

it('the swap explains a silent wallet, and prompts it again', async () => {
  const { text, click, played, step } = await open()
  await step({ status: 'swapping', phase: 'wallet', steps: 1, isSlow: true })
  expect(text()).toContain('Still waiting for Lantern.')
  expect(text()).toContain('If you approve it too, both will be sent.')
  await click('Ask again')
  await click('Start another')
  expect(played.requests).toEqual(['retry', 'giveUp'])
})

it('the swap resumes where it was when the user returns', async () => {
  const { text, title, set, click, played } = await open(
    { ...dollars, step: { status: 'swapping', phase: 'chain', steps: 2 } },
    'Swap',
  )
  expect(text()).toContain('About 0.117 ETH arrives once Ethereum confirms it.')
  await set({
    ...{ step: { status: 'paused', steps: 2 }, approval: undefined },
    quote: { ...quotedSwap.quote, best: { ...bought, id: 'offer-9' } },
  })
  expect(title()).toBe('Review swap')
  expect(text()).toContain('400 USDC is already allowed. Nothing has been swapped yet.')
  expect(text()).not.toContain('approve twice')
  await click('Swap now')
  await click('Start another')
  expect(played.requests).toEqual(['submit offer-9', 'giveUp'])
})

it('Review says that a new simulation is running', async () => {
  const { text, step } = await open(dollars)
  await step({ status: 'swapping', phase: 'checking', steps: 2 })
  expect(text()).toContain('Checking the price and simulating the swap.')
  expect(text()).not.toContain('Approve')
})

it.each([
  ['account', 'Your wallet switched accounts. Nothing was swapped.'],
  ['network', 'Your wallet switched networks. Nothing was swapped.'],
] as const)('a swap stops with a message where the %s changed', async (what, sentence) => {
  const { root, click, title, step } = await open()
  await step({ status: 'stopped', what })
  expect(root.querySelector('[role=alert]')?.textContent).toContain(sentence)
  await click('Edit')
  expect(title()).toBe('Swap')
})

it.each<[ConstructorParameters<typeof ModalError>[0], string, string]>([
  ['USER_REJECTED', 'You declined the request in Lantern. Nothing was swapped.', 'Try again'],
  [
    'SWAP_PRICE_MOVED',
    'The price moved beyond your slippage. Your 0.5 ETH is still in your wallet.',
    'Get a new price',
  ],
  ['SWAP_EXPIRED', 'The quote expired. Your 0.5 ETH is still in your wallet.', 'Get a new price'],
  [
    'SWAP_FEE_UP',
    'The network fee went up while you were deciding. Your 0.5 ETH is still in your wallet.',
    'Try again with the new fee',
  ],
  ['SWAP_WOULD_FAIL', 'Simulated again, the swap would fail. Your 0.5 ETH is still in your wallet.', 'Try again'],
  ['SWAP_REVERTED', 'The transaction failed on Ethereum. At most, the network fee was charged.', 'Try again'],
  ['SWAP_CANCELLED', 'It was canceled before it went through. Your 0.5 ETH is still in your wallet.', 'Try again'],
  ['SWAP_NOT_ENOUGH', 'Your account no longer has enough.', 'Try again'],
  ['SWAP_NO_PRICE', 'No price for this pair right now. Try another amount or token.', 'Try again'],
])('a failed swap explains reason and next step: %s', async (code, sentence, label) => {
  const { root, step, click, played, title } = await open()
  await step({ status: 'failed', at: 'swap', error: new ModalError(code), mayBeSent: false })
  const alert = root.querySelector('[role=alert]')?.textContent
  expect(alert).toContain('Not swapped')
  expect(alert).toContain(sentence)
  await click(label)
  if (code === 'USER_REJECTED') expect(played.requests).toContain('submit offer-1')
  else expect(title()).toBe('Review swap')
})

it('a retry never submits another price than the declined one', async () => {
  const { step, set, click, played, title, text } = await open()
  await step({ status: 'failed', at: 'swap', error: new ModalError('USER_REJECTED'), mayBeSent: false })
  await set(newer({ toAmount: 1_690_000_000n }))
  await click('Try again')
  expect(played.requests).toEqual([])
  expect(title()).toBe('Review swap')
  expect(text()).toContain('1,690 USDC')
})

it('“nothing was sent” is not claimed where unknown', async () => {
  const { text, step, click, title } = await open()
  await step({ status: 'failed', at: 'swap', error: new ModalError('WALLET_UNANSWERED'), mayBeSent: true })
  expect(text()).toContain('We don’t know whether it was sent.')
  expect(text()).not.toContain('still in your wallet')
  await click('Go to your account')
  expect(title()).toBe('Account')
})

it('a declined allowance is reported', async () => {
  const { text, step } = await open(dollars)
  await step({ status: 'failed', at: 'approval', error: new ModalError('USER_REJECTED'), mayBeSent: false })
  expect(text()).toContain('USDC not allowed')
})

it.each([
  ['declined swap', 'swap', 'USER_REJECTED', 'declined', 'fy-ic--72'],
  ['failed swap', 'swap', 'SWAP_REVERTED', 'bad', 'fy-ic--72'],
  ['declined allowance', 'approval', 'USER_REJECTED', 'declined', 'fy-ic--net'],
  ['failed allowance', 'approval', 'SWAP_REVERTED', 'bad', 'fy-ic--net'],
] as const)('a %s keeps the picture of its prompt in the ring', async (_, at, code, state, picture) => {
  const { root, step } = await open(dollars)
  const status = at === 'swap' ? 'swapping' : 'approving'
  await step({ status, phase: 'wallet', steps: 2 })
  const ring = () => root.querySelector('.fy-ring')
  const before = ring()?.querySelector(`.${picture}`)?.outerHTML
  expect(before).toBeDefined()
  await step({ status: 'failed', at, error: new ModalError(code), mayBeSent: false })
  expect(ring()?.getAttribute('data-state')).toBe(state)
  expect(ring()?.querySelector(`.${picture}`)?.outerHTML).toBe(before)
  expect(root.querySelector('.fy-shake') !== null).toBe(state === 'bad')
})

it('an imitation is simulated under its address, with a mark, and not as a gain', async () => {
  const fake = { ...usdcToken, address: `0x${'99'.repeat(20)}`, isListed: false, imitates: usdcToken }
  const changes = [
    { address: ME, token: {}, amount: -(10n ** 18n) / 2n },
    { address: ME, token: { address: fake.address }, amount: 1_690_000_000n },
  ]
  const { root, text, click, title } = await open({
    from: { address: ME } as SwapState['from'],
    toToken: fake,
    simulation: { status: 'succeeds', changes, received: 1_690_000_000n, isPastSlippage: false },
  })
  expect(text()).toContain('What will happenEther−0.5 ETH0x9999…9999+1,690')
  expect(text()).not.toContain('USD Coin+')
  expect(root.querySelector('.fy-swap__fake svg')).not.toBeNull()
  expect(root.querySelector('.fy-swap__good')).toBeNull()
  await click('Go back')
  expect(title()).toBe('Swap')
})

const receipt: SwapReceipt = {
  hash: `0x${'ab'.repeat(32)}`,
  network: fakeNetwork,
  sourceToken: etherToken,
  toToken: usdcToken,
  paid: 10n ** 18n / 2n,
  expected: 1_702_040_000n,
  receivedAmount: 1_701_900_000n,
}

it('the receipt shows what was received, with its transaction, and leads to the account', async () => {
  const { played, context, text, title, control, click, focused } = await open()
  await act(async () => {
    played.setReceipt(receipt)
    context.stores.router.reset({ view: 'Account' })
    context.stores.router.push({ view: 'SwapConfirmed' })
  })
  await flushUpdates()
  expect(title()).toBe('Swapped')
  expect(text()).toContain('You received 1,701.9 USDC')
  expect(text()).toContain('For 0.5 ETH on Ethereum.')
  expect(control(/^View transaction/).getAttribute('href')).toBe(`https://scan.example/tx/${receipt.hash}`)
  expect(focused()).toBe(control('Done'))
  await click('Done')
  expect(title()).toBe('Account')
})

it('the receipt names a lone source', async () => {
  for (const [sources, isNamed] of [
    [['node.example'], true],
    [['node.example', 'other.example'], false],
  ] as const) {
    const { played, context, text } = await open()
    await act(async () => {
      played.setReceipt({ ...receipt, sources })
      context.stores.router.push({ view: 'SwapConfirmed' })
    })
    await flushUpdates()
    expect(text().includes('According to node.example')).toBe(isNamed)
  }
})

it('the receipt waits while nodes disagree', async () => {
  const { text } = await open({
    ...dollars,
    step: { status: 'swapping', phase: 'chain', steps: 1 },
    conflict: 'sources',
  })
  expect(text()).toContain('It counts as on its way until two agree.')
})

it('the receipt shows no amount that is unknown', async () => {
  const { played, context, text } = await open()
  await act(async () => {
    played.setReceipt({ ...receipt, receivedAmount: undefined })
    context.stores.router.push({ view: 'SwapConfirmed' })
  })
  await flushUpdates()
  expect(text()).toContain('0.5 ETH swappedCheck your account for what you received.')
})
