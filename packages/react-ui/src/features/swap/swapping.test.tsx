import { ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal, fakeNetwork } from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import type { SwapReceipt, SwapState, SwapStep } from '@foyer/core/ui/swap'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'
import { ether, offer, playSwap, priced, usdc } from '../../testing/playSwap.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const ME = `0x${'11'.repeat(20)}`
const bought = { ...offer, toAmount: 117_000_000_000_000_000n, least: 115_800_000_000_000_000n }
/** 400 dollars for ether, which have to be allowed. */
const dollars: Partial<SwapState> = {
  sourceToken: usdc,
  toToken: ether,
  sourceTokenAmount: '400',
  quote: { ...priced.quote, best: bought },
  approval: { kind: 'approve', amount: 400_000_000n },
}

async function open(first: Partial<SwapState> = {}, view: 'SwapPreview' | 'Swap' = 'SwapPreview') {
  const fake = createFakeAdapter()
  fake.ledger = {}
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { context } = enterModal(modal.context)
  const played = playSwap(context, { step: { status: 'review' }, ...first })
  const opened = await openModal(modal, { view })
  const set = async (change: Partial<SwapState>) => {
    await act(async () => played.set(change))
    await settle()
  }
  const step = (next: SwapStep) => set({ step: next })
  return { ...opened, context, played, set, step }
}

const newer = (change: Partial<typeof offer>) => {
  const best = { ...offer, id: 'offer-2', ...change }
  return { quote: { ...priced.quote, best, offers: [best] } }
}

it('asks for the offer that was looked over, and not again for one whose figures are the same', async () => {
  const { set, click, played } = await open()
  await set(newer({ networkFee: 1n }))
  await click('Swap now')
  expect(played.asked).toContain('submit offer-2')
})

it('is disarmed by a price that changed, until the new one is accepted', async () => {
  const { set, click, played, hasControl, text } = await open()
  await set(newer({ toAmount: 1_690_000_000n }))
  expect(hasControl('Swap now')).toBe(false)
  expect(text()).toContain('The price changed: you get about 1,690.00 USDC now, and not 1,702.04 USDC.')
  await click('Accept the new price')
  expect(played.asked).not.toContain('submit offer-2')
  await click('Swap now')
  expect(played.asked).toContain('submit offer-2')
})

it('does not take the second press of a double one on the new price for one on the swap', async () => {
  const { set, control, played } = await open()
  const press = (name: string, detail: number) =>
    act(async () => control(name).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail })))
  await set(newer({ toAmount: 1_690_000_000n }))
  await press('Accept the new price', 1)
  await press('Swap now', 2)
  expect(played.asked).not.toContain('submit offer-2')
  await press('Swap now', 1)
  expect(played.asked).toContain('submit offer-2')
})

it('says why there is no price any more, and what to do', async () => {
  const { set, text, click, played, root } = await open()
  const error = new ModalError('HTTP_FAILED')
  await set({ quote: { ...priced.quote, status: 'failed', error } })
  expect(text()).toContain('The price couldn’t be read anew. Trying again soon.')
  await set({ quote: { status: 'failed', offers: [], asking: 0, error }, simulation: undefined })
  expect(text()).toContain('Nobody answered with a price. Your tokens are where they were.')
  expect(text()).toContain('Not known')
  expect(root.querySelector('.fy-swap__wait')).toBeNull()
  await click('Get a new price')
  expect(played.asked).toContain('retry')
})

it('is disarmed by a least that changed as well', async () => {
  const { set, hasControl } = await open()
  await set(newer({ least: 1_600_000_000n }))
  expect(hasControl('Swap now')).toBe(false)
})

it('holds still what is shown while the button is pressed', async () => {
  const { control, played } = await open()
  const press = (type: string) => new PointerEvent(type, { bubbles: true, composed: true })
  await act(async () => control('Swap now').dispatchEvent(press('pointerdown')))
  expect(played.asked).toEqual(['hold'])
  await act(async () => control('Swap now').dispatchEvent(press('pointerup')))
  await vi.waitFor(() => expect(played.asked).toEqual(['hold', 'release']))
})

it('shows what will leave and what will come before the wallet opens, and that less comes than offered', async () => {
  const changes = [
    { address: ME, token: {}, amount: -(10n ** 18n) / 2n },
    { address: ME, token: { address: usdc.address }, amount: 1_690_000_000n },
    { address: `0x${'22'.repeat(20)}`, token: {}, amount: 10n ** 18n },
  ]
  const tried = { status: 'succeeds', changes, received: 1_690_000_000n } as const
  const from = { address: ME } as SwapState['from']
  const { text, set, hasControl, click, played } = await open({
    from,
    simulation: { ...tried, slippedBy: '0.7', isPastSlippage: false },
  })
  expect(text()).toContain('What will happenEther−0.5 ETHUSD Coin+1,690.00 USDC')
  expect(text()).toContain('That is 0.7% less than offered, and within your slippage.')
  await set({ simulation: { ...tried, slippedBy: '2.1', isPastSlippage: true } })
  expect(text()).toContain('Tried out, 2.1% less than offered would come: more than your slippage allows.')
  expect(hasControl('Swap now')).toBe(false)
  await click('Get a new price')
  expect(played.asked).toEqual(['retry'])
})

it('says that nobody could try it out, and that it would fail', async () => {
  const { text, set, hasControl, control } = await open({ simulation: { status: 'unknown' } })
  expect(text()).toContain('This couldn’t be tried out beforehand.')
  expect(hasControl('Swap now')).toBe(false)
  expect(control('Swap anyway').className).toContain('fy-btn--bad')
  await set({ simulation: { status: 'fails' } })
  expect(text()).toContain('The network would refuse this swap. Nothing was sent.')
  expect(hasControl('Swap now')).toBe(false)
  await set({ simulation: { status: 'fails', isOther: true } })
  expect(text()).toContain('The provider’s answer is not this swap. Nothing was sent.')
})

it('says that less is allowed than the swap takes', async () => {
  const { text } = await open({
    ...dollars,
    step: {
      ...{ status: 'failed', at: 'approval', mayBeSent: false },
      error: new ModalError('SWAP_ALLOWED_LESS', { context: { amount: 1_000_000n } }),
    },
  })
  expect(text()).toContain('USDC not allowed')
  expect(text()).toContain('Only 1 USDC is allowed, and the swap takes 400 USDC.')
})

it('says that it was carried out and nothing came', async () => {
  const error = new ModalError('SWAP_UNSEEN', { context: { isDone: true } })
  const { text } = await open({ network: fakeNetwork, step: { status: 'failed', at: 'swap', mayBeSent: true, error } })
  expect(text()).toContain(`${fakeNetwork.name} carried it out, and no USDC was seen to come.`)
})

it('does not say that it is allowed already where it is not any more', async () => {
  const { text } = await open({ ...dollars, step: { status: 'paused', steps: 2 } })
  expect(text()).not.toContain('is allowed already')
  expect(text()).toContain('Lantern asks twice: first to allow 400 USDC')
})

it.each([
  ['approve', 'Lantern asks twice: first to allow 400 USDC and nothing more, then to swap.'],
  ['permit', 'Lantern asks twice: first to allow 400 USDC and nothing more with a signature, then to swap.'],
  ['batch', 'Lantern asks once: to allow 400 USDC and nothing more, and to swap.'],
] as const)('says beforehand how often the wallet asks, and what is allowed: %s', async (kind, sentence) => {
  const { text } = await open({ ...dollars, approval: { kind, amount: 400_000_000n } })
  expect(text()).toContain(sentence)
})

it('swaps a token that most likely cannot be sold again only as what it is', async () => {
  const { click, played, hasControl } = await open({ warnings: { honeypot: true } })
  expect(hasControl('Swap now')).toBe(false)
  await click('Swap anyway')
  expect(played.asked).toContain('submit offer-1')
})

it.each<[string, Partial<SwapState>]>([
  ['a price far from the market', newer({ priceImpact: '90.4' })],
  ['a token that only looks like another', { toToken: { ...usdc, isListed: false, imitates: usdc } }],
])('has a button that warns, and no plain one: %s', async (_what, state) => {
  const form = await open({ ...state, step: { status: 'form' } }, 'Swap')
  expect(form.control('Review swap').className).toContain('fy-btn--bad')
  const { control, hasControl } = await open(state)
  expect(hasControl('Swap now')).toBe(false)
  expect(control('Swap anyway').className).toContain('fy-btn--bad')
})

it('says that it would take more than is paid, and not that the network refuses it', async () => {
  const { text, step } = await open({ simulation: { status: 'fails', isGreedy: true } })
  expect(text()).toContain('This would take more than what you pay. Nothing was sent.')
  const error = new ModalError('SWAP_WOULD_FAIL', { context: { isGreedy: true } })
  await step({ status: 'failed', at: 'swap', error, mayBeSent: false })
  expect(text()).toContain('This would take more than what you pay.')
  expect(text()).not.toContain('refuse')
})

it.each([
  [
    'approve',
    'An approval of USDC for 0x5555…5555 was sent. It stands until you take it back under “What you allowed”.',
  ],
  ['permit', 'An approval of USDC for 0x5555…5555 was signed. It can be used for 20 minutes, and is then under'],
] as const)('says what stays allowed wherever it ends: %s', async (kind, sentence) => {
  const allowed = { kind, symbol: 'USDC', spender: `0x${'5'.repeat(40)}` }
  const { text, step, set } = await open({ ...dollars, allowed })
  expect(text()).not.toContain(sentence)
  await step({ status: 'stopped', what: 'account' })
  expect(text()).toContain(sentence)
  await step({ status: 'failed', at: 'swap', error: new ModalError('USER_REJECTED'), mayBeSent: false })
  expect(text()).toContain(sentence)
  await step({ status: 'failed', at: 'swap', error: new ModalError('WALLET_UNANSWERED'), mayBeSent: true })
  expect(text()).toContain(sentence)
  await set({ step: { status: 'paused', steps: 2 }, approval: undefined })
  expect(text()).toContain(`400 USDC is allowed already. Nothing was swapped yet. ${sentence}`)
})

it('says exactly what is allowed, step by step, and leaves it with one press', async () => {
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
  expect(text()).toContain('Ethereum is confirming it. If you close this, you can go on later.')
  expect(hasControl(/^View transaction/)).toBe(true)
  expect(hasControl('Cancel')).toBe(false)
  await step({ status: 'permit', phase: 'wallet', steps: 2 })
  expect(text()).toContain('Sign it in Lantern. You allow 400 USDC and nothing more. It costs nothing.')
  await step({ status: 'swapping', phase: 'wallet', steps: 2 })
  expect(text()).toContain('Approve swapping 400 USDC for about 0.117 ETH. You can close this.')
  expect(steps()).toEqual([
    ['fy-step is-done', null],
    ['fy-step is-now', 'step'],
  ])
  expect(hasControl('Cancel')).toBe(false)
  await step({ status: 'approving', phase: 'wallet', steps: 2 })
  await click('Cancel')
  expect(played.asked).toEqual(['giveUp'])
})

it('asks again a wallet that does not answer, and says what that means', async () => {
  const { text, click, played, step } = await open()
  await step({ status: 'swapping', phase: 'wallet', steps: 1, isSlow: true })
  expect(text()).toContain('Still waiting for Lantern.')
  expect(text()).toContain('If you approve it too, both happen.')
  await click('Ask again')
  await click('Start another')
  expect(played.asked).toEqual(['askAgain', 'giveUp'])
})

it('picks up where it stood when the visitor comes back', async () => {
  const { text, title, set, click, played } = await open(
    { ...dollars, step: { status: 'swapping', phase: 'chain', steps: 2 } },
    'Swap',
  )
  expect(text()).toContain('About 0.117 ETH comes once Ethereum has confirmed it.')
  await set({
    ...{ step: { status: 'paused', steps: 2 }, approval: undefined },
    quote: { ...priced.quote, best: { ...bought, id: 'offer-9' } },
  })
  expect(title()).toBe('Review swap')
  expect(text()).toContain('400 USDC is allowed already. Nothing was swapped yet.')
  expect(text()).not.toContain('asks twice')
  await click('Swap now')
  await click('Start another')
  expect(played.asked).toEqual(['submit offer-9', 'giveUp'])
})

it('says that it is only being tried out once more', async () => {
  const { text, step } = await open(dollars)
  await step({ status: 'swapping', phase: 'checking', steps: 2 })
  expect(text()).toContain('The price is read again, and the swap is tried out.')
  expect(text()).not.toContain('Approve')
})

it.each([
  ['account', 'Your wallet went to another account. Nothing was swapped.'],
  ['network', 'Your wallet went to another network. Nothing was swapped.'],
] as const)('stops, and says so, where the %s changed', async (what, sentence) => {
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
    'The price moved by more than your slippage. Your 0.5 ETH is still in your wallet.',
    'Get a new price',
  ],
  ['SWAP_EXPIRED', 'The price was too old by then. Your 0.5 ETH is still in your wallet.', 'Get a new price'],
  [
    'SWAP_FEE_UP',
    'The network fee went up while you were deciding. Your 0.5 ETH is still in your wallet.',
    'Try again with the new fee',
  ],
  [
    'SWAP_WOULD_FAIL',
    'Tried out again, the network would refuse it. Your 0.5 ETH is still in your wallet.',
    'Try again',
  ],
  ['SWAP_REVERTED', 'Ethereum did not carry it out. At most the network fee is gone.', 'Try again'],
  ['SWAP_CANCELLED', 'It was cancelled before it was done. Your 0.5 ETH is still in your wallet.', 'Try again'],
  ['SWAP_NOT_ENOUGH', 'There isn’t enough in your account any more.', 'Try again'],
  ['SWAP_NO_PRICE', 'No price for this pair right now. Try another amount or token.', 'Try again'],
])('says why nothing was swapped, and what to do: %s', async (code, sentence, label) => {
  const { root, step, click, played, title } = await open()
  await step({ status: 'failed', at: 'swap', error: new ModalError(code), mayBeSent: false })
  const alert = root.querySelector('[role=alert]')?.textContent
  expect(alert).toContain('Not swapped')
  expect(alert).toContain(sentence)
  await click(label)
  if (code === 'USER_REJECTED') expect(played.asked).toContain('submit offer-1')
  else expect(title()).toBe('Review swap')
})

it('does not ask again for another price than the one that was declined', async () => {
  const { step, set, click, played, title, text } = await open()
  await step({ status: 'failed', at: 'swap', error: new ModalError('USER_REJECTED'), mayBeSent: false })
  await set(newer({ toAmount: 1_690_000_000n }))
  await click('Try again')
  expect(played.asked).toEqual([])
  expect(title()).toBe('Review swap')
  expect(text()).toContain('1,690.00 USDC')
})

it('does not claim that nothing was sent where nobody knows', async () => {
  const { text, step, click, title } = await open()
  await step({ status: 'failed', at: 'swap', error: new ModalError('WALLET_UNANSWERED'), mayBeSent: true })
  expect(text()).toContain('It may have been sent: make sure before you try again.')
  expect(text()).not.toContain('still in your wallet')
  await click('Go to your account')
  expect(title()).toBe('Account')
})

it('says that the token was not allowed', async () => {
  const { text, step } = await open(dollars)
  await step({ status: 'failed', at: 'approval', error: new ModalError('USER_REJECTED'), mayBeSent: false })
  expect(text()).toContain('USDC not allowed')
})

const receipt: SwapReceipt = {
  hash: `0x${'ab'.repeat(32)}`,
  network: fakeNetwork,
  sourceToken: ether,
  toToken: usdc,
  paid: 10n ** 18n / 2n,
  expected: 1_702_040_000n,
  got: 1_701_900_000n,
}

it('says what came once it is there, with its transaction, and leads to the account', async () => {
  const { played, context, text, title, control, click, focused } = await open()
  await act(async () => {
    played.setReceipt(receipt)
    context.stores.router.reset({ view: 'Account' })
    context.stores.router.push({ view: 'SwapConfirmed' })
  })
  await settle()
  expect(title()).toBe('Swapped')
  expect(text()).toContain('You got 1,701.90 USDC')
  expect(text()).toContain('For 0.5 ETH on Ethereum.')
  expect(control(/^View transaction/).getAttribute('href')).toBe(`https://scan.example/tx/${receipt.hash}`)
  expect(focused()).toBe(control('Done'))
  await click('Done')
  expect(title()).toBe('Account')
})

it('makes up no figure of what came', async () => {
  const { played, context, text } = await open()
  await act(async () => {
    played.setReceipt({ ...receipt, got: undefined })
    context.stores.router.push({ view: 'SwapConfirmed' })
  })
  await settle()
  expect(text()).toContain('0.5 ETH swappedSee in your account what came for it.')
})
