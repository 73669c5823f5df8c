import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../adapter/calls.js'
import { ModalError } from '../../errors/ModalError.js'
import { ownTransactions, recordTransaction } from '../../flows/ownTransactions.js'
import { APPROVE, COIN_TO, SIGNED_SWAP, SPENDER, SWAP } from '../../testing/createFakeSwaps.js'
import { createSwapPage, PAID, paid } from '../../testing/createSwapPage.js'
import { endTestModals } from '../../testing/createTestModal.js'
import type { Activity } from '../../types/activity.js'
import { problemOf } from './problemOf.js'
import { forgetProgress, keepProgress, type Progress, readProgress } from './progress.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endTestModals()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const AMOUNT = 100_000_000n
const GET = { address: COIN_TO }

describe('what has to be allowed', () => {
  it('S1.036 is exactly what is paid, before the swap, and then the swap is done', async () => {
    const { review, submit, state, swap, swaps, pass, view, first } = await createSwapPage()
    swaps.outcome = { status: 'confirmed', changes: [{ address: '0x', token: GET, amount: 199_000_000n }] }
    await review()
    expect(state()).toMatchObject({ approval: { kind: 'approve', amount: AMOUNT }, step: { status: 'review' } })
    void submit()
    await pass(1_500)
    expect(swaps.approved.filter(({ token }) => token === PAID)).toEqual(
      expect.arrayContaining([{ token: PAID, spender: SPENDER, amount: AMOUNT }]),
    )
    await pass(3_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE, SWAP])
    await vi.waitFor(() => expect(swap.$receipt.get()).toBeDefined())
    expect(swap.$receipt.get()).toMatchObject({
      paid: AMOUNT,
      got: 199_000_000n,
      expected: 200_000_000n,
    })
    expect(view()).toBe('SwapConfirmed')
    expect(state()).toMatchObject({
      ...{ loading: false, step: { status: 'form' }, sourceTokenAmount: undefined, allowed: undefined },
    })
    expect(first.asked.every(({ amount }) => amount === AMOUNT || amount === 99_000_000n)).toBe(true)
  })

  it('is nothing where it is allowed already, nor of the coin', async () => {
    const { review, submit, state, swaps, pass, enter, swap } = await createSwapPage()
    swaps.allowance = AMOUNT
    await review()
    expect(state().approval).toEqual({ kind: 'none', amount: AMOUNT })
    void submit()
    await pass(5_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP])
    swaps.allowance = 0n
    await enter('1', 'ETH', 'GET')
    swaps.received = 2n * 10n ** 18n
    expect(swap.review()).toBe(true)
    await pass(100)
    expect(state().approval?.kind).toBe('none')
    void submit()
    await pass(100)
    expect(swaps.sent.at(-1)).toMatchObject({ data: SWAP, value: 10n ** 18n })
  })

  it('is signed where token and provider know how', async () => {
    const { review, submit, state, swaps, first, fake, pass } = await createSwapPage()
    swaps.hasPermit = true
    first.takesPermit = true
    await review()
    expect(state().approval?.kind).toBe('permit')
    fake.wallet('lantern').mode = 'hold'
    void submit()
    await pass(100)
    expect(state().step).toMatchObject({ status: 'permit', phase: 'wallet', steps: 2 })
    expect(swaps.sent).toEqual([])
    fake.wallet('lantern').answer('approve')
    await pass(100)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SIGNED_SWAP])
  })

  it('goes with the swap in one question where the wallet does several as one', async () => {
    const { review, submit, state, swaps, fake, pass, swap } = await createSwapPage({ calls: true })
    await review()
    expect(state().approval?.kind).toBe('batch')
    void submit()
    await pass(100)
    expect(swaps.sentTogether.map((all) => all.map(({ data }) => data))).toEqual([[APPROVE, SWAP]])
    expect(swaps.sent).toEqual([])
    expect(state().step).toMatchObject({ status: 'swapping', phase: 'chain', steps: 1 })
    fake.wallet('lantern').calls = { status: 'confirmed', hashes: ['0xa1', '0xb2'] }
    await pass(5_000)
    // The last of them is the swap.
    expect(swap.$receipt.get()).toMatchObject({ hash: '0xb2' })
  })

  it('that was lowered in the wallet stops it, and is asked for again', async () => {
    const { review, submit, state, swaps, pass } = await createSwapPage()
    await review()
    swaps.lowered = 1_000_000n
    void submit()
    await pass(20_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE])
    expect(state()).toMatchObject({
      step: {
        ...{ status: 'failed', at: 'approval', mayBeSent: false },
        error: { code: 'SWAP_ALLOWED_LESS', context: { amount: 1_000_000n } },
      },
      allowed: { kind: 'approve' },
    })
    swaps.lowered = undefined
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE, APPROVE, SWAP])
  })

  it('that a node knows a block later is waited for', async () => {
    const { review, submit, swaps, pass } = await createSwapPage()
    await review()
    swaps.lowered = 0n
    void submit()
    await pass(1_500)
    swaps.allowance = AMOUNT
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE, SWAP])
  })

  it('that was declined is asked for again by the next press, and nothing is swapped meanwhile', async () => {
    const { review, submit, state, swaps, pass } = await createSwapPage()
    await review()
    swaps.sendError = { code: 4001, message: 'no' }
    await submit()
    await pass(100)
    expect(state()).toMatchObject({
      loading: false,
      step: { status: 'failed', at: 'approval', error: { code: 'USER_REJECTED' }, mayBeSent: false },
    })
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE])
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE, APPROVE, SWAP])
  })
})

describe('what stays allowed', () => {
  const first = `0x${'1'.padStart(64, 'b')}`
  const other = '0x00000000000000000000000000000000000000b2'
  const allowed = { kind: 'approve', symbol: 'PAY', spender: SPENDER }

  it('is told where the wallet goes elsewhere before the swap, and not of another account', async () => {
    const { review, submit, state, swaps, fake, modal, pass, swap } = await createSwapPage()
    swaps.states.set(first, 'pending')
    await review()
    expect(state().allowed).toBeUndefined()
    void submit()
    await pass(1_000)
    expect(state()).toMatchObject({ step: { status: 'approving', phase: 'chain' }, allowed })
    modal.close()
    swaps.states.clear()
    await pass(5_000)
    expect(state()).toMatchObject({ step: { status: 'paused' }, allowed })
    fake.wallet('lantern').setAccounts([other])
    await pass(200)
    expect(state().step).toEqual({ status: 'stopped', what: 'account' })
    expect(state().allowed).toEqual(allowed)
    // It is that account's own.
    swap.edit()
    expect(state().allowed).toBeUndefined()
  })

  it('is told of a signature that was given to a wallet which went elsewhere', async () => {
    const { review, submit, state, swaps, first: provider, fake, pass } = await createSwapPage()
    swaps.hasPermit = true
    provider.takesPermit = true
    await review()
    const wallet = fake.wallet('lantern')
    wallet.mode = 'hold'
    void submit()
    await pass(100)
    wallet.setAccounts([other])
    wallet.answer('approve')
    await pass(1_000)
    expect(swaps.sent).toEqual([])
    expect(state()).toMatchObject({ step: { status: 'stopped' }, allowed: { ...allowed, kind: 'permit' } })
  })

  it('is told of a signature, and stays so when the swap is declined', async () => {
    const { review, submit, state, swaps, first: provider, pass } = await createSwapPage()
    swaps.hasPermit = true
    provider.takesPermit = true
    await review()
    swaps.sendError = { code: 4001, message: 'no' }
    void submit()
    await pass(1_000)
    expect(state()).toMatchObject({
      step: { status: 'failed', at: 'swap', error: { code: 'USER_REJECTED' } },
      allowed: { ...allowed, kind: 'permit' },
    })
  })

  it('is nothing where the chain refused the approval', async () => {
    const { review, submit, state, swaps, pass } = await createSwapPage()
    swaps.states.set(first, 'failed')
    await review()
    void submit()
    await pass(3_000)
    expect(state()).toMatchObject({ step: { status: 'failed', error: { code: 'SWAP_REVERTED' } }, allowed: undefined })
  })

  it('is told after a reload as well', async () => {
    const before = await createSwapPage()
    await before.review('42')
    before.swaps.states.set(first, 'pending')
    void before.submit()
    await before.pass(1_000)
    before.modal.destroy()
    const after = await createSwapPage({ storage: before.storage })
    await after.modal.open({ view: 'Swap' })
    after.swap.begin()
    await vi.waitFor(() => expect(after.state()).toMatchObject({ step: { status: 'paused' }, allowed }))
  })
})

describe('a signature', () => {
  it('that the chain does not take gives way to an approval only where that works', async () => {
    const { review, submit, swaps, first, pass, state } = await createSwapPage()
    swaps.hasPermit = true
    first.takesPermit = true
    await review()
    // The swap with a signature is one call, and fails; with an approval it is the second of two.
    swaps.failing = 0
    void submit()
    await pass(1_000)
    expect(swaps.sent).toEqual([])
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_WOULD_FAIL' } })
  })

  it('is not answered with an approval where more would be taken than was agreed to', async () => {
    const { review, submit, swaps, first, fake, pass, state } = await createSwapPage()
    swaps.hasPermit = true
    first.takesPermit = true
    await review()
    fake.wallet('lantern').mode = 'hold'
    void submit()
    await pass(100)
    swaps.taken = 1n
    const asked = swaps.simulated.length
    fake.wallet('lantern').answer('approve')
    await pass(1_000)
    expect(swaps.sent).toEqual([])
    expect(state().step).toMatchObject({
      status: 'failed',
      error: { code: 'SWAP_WOULD_FAIL', context: { isGreedy: true } },
    })
    // Nothing was tried with an approval in its place.
    expect(swaps.simulated.slice(asked).map(({ calls }) => calls.map(({ data }) => data))[0]).toEqual([SIGNED_SWAP])
  })
})

describe('the price that was agreed to', () => {
  it('is read again after an approval, and no less may come than was told', async () => {
    const { review, submit, state, swaps, first, pass } = await createSwapPage()
    const leave = await review()
    swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'pending')
    void submit()
    await pass(1_000)
    leave()
    await pass(40_000)
    first.answer = (quote) => ({ ...quote, toAmount: 198_500_000n })
    swaps.received = 198_500_000n
    swaps.states.clear()
    await pass(20_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE, SWAP])
    expect(state().step.status).toBe('form')
    const { quote, slippage, least } = first.built.filter((each) => each.from.address === PAID).at(-1) ?? {}
    expect({ toAmount: quote?.toAmount, slippage, least }).toEqual({
      toAmount: 198_500_000n,
      slippage: '0.25',
      least: 198_000_000n,
    })
  })

  it('is read again after a signature that took its time', async () => {
    const { review, submit, swaps, first, fake, pass } = await createSwapPage()
    swaps.hasPermit = true
    first.takesPermit = true
    await review()
    fake.wallet('lantern').mode = 'hold'
    void submit()
    await pass(100)
    await pass(120_000)
    fake.wallet('lantern').answer('approve')
    await pass(100)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SIGNED_SWAP])
    const last = first.built.filter(({ permit }) => permit).at(-1)
    expect(last?.quote.expiresAt).toBeGreaterThan(Date.now())
  })
})

it('leads back to the payment that it was for', async () => {
  const { review, submit, swaps, context, pass, view } = await createSwapPage()
  swaps.allowance = AMOUNT
  await review()
  const { router } = context.stores
  router.reset({ view: 'Pay' })
  router.push({ view: 'SwapPreview' })
  void submit()
  await pass(5_000)
  await vi.waitFor(() => expect(view()).toBe('SwapConfirmed'))
  expect(router.$router.get().stack).toMatchObject([{ view: 'Pay' }, { view: 'SwapConfirmed' }])
})

describe('before the wallet opens', () => {
  it('what would come is told, and how far it is below the offer', async () => {
    const { review, state, swaps, swap, pass } = await createSwapPage()
    await review()
    swaps.received = 199_000_000n
    swap.retry()
    await pass(500)
    expect(state().simulation).toMatchObject({
      status: 'succeeds',
      received: 199_000_000n,
      slippedBy: '0.5',
      isPastSlippage: false,
    })
  })

  it('a price that has moved past the slippage stops it', async () => {
    const { review, submit, state, swaps } = await createSwapPage()
    await review()
    swaps.received = 197_000_000n
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_PRICE_MOVED' }, mayBeSent: false })
    expect(swaps.sent).toEqual([])
  })

  it('so does what would fail, or take anything else', async () => {
    const { review, submit, state, swaps, swap, pass } = await createSwapPage()
    await review()
    swaps.taken = 1n
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_WOULD_FAIL' } })
    swaps.taken = 0n
    swaps.failing = 1
    swap.retry()
    await pass(500)
    expect(state().simulation).toEqual({ status: 'fails', reason: 'no' })
    expect(problemOf(state())).toBe('fails')
    await submit()
    expect(swaps.sent).toEqual([])
  })

  it.each([
    ['calls a token that is held or listed', () => ({ to: COIN_TO })],
    ['calls the token that is paid', () => ({ to: PAID })],
    ['calls the account itself', (to: string | undefined) => ({ to })],
    ['calls Permit2', () => ({ to: '0x000000000022D473030F116dDEE9F6B43aC78BA3' })],
    ['allows somebody to take of a token', () => ({ data: `0x095ea7b3${'f'.repeat(128)}` })],
    ['gives a token away', () => ({ data: `0xA9059CBB${'f'.repeat(128)}` })],
    ['pays the coin as well', () => ({ value: 1n })],
  ])('what %s is no swap, whether it can be tried out or not', async (_, write) => {
    const { review, submit, state, swaps, swap, first, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    await review()
    Object.assign(first.writes, write(state().from?.address))
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'RESPONSE_INVALID' }, mayBeSent: false })
    swaps.received = new Error('down')
    swap.edit()
    await pass(500)
    swap.review()
    await pass(500)
    expect(state().simulation).toEqual({ status: 'fails', isOther: true })
    expect(problemOf(state())).toBe('fails')
    await submit()
    expect(swaps.sent).toEqual([])
  })

  it('what nobody could try out calls no other than who may take the token', async () => {
    const { review, submit, state, swaps, first, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    first.writes = { to: `0x${'7'.repeat(40)}` }
    await review()
    expect(state().simulation?.status).toBe('succeeds')
    swaps.received = new Error('down')
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'RESPONSE_INVALID' } })
    first.writes = {}
    await pass(21_000)
    expect(state().simulation?.status).toBe('unknown')
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP])
  })

  it('the coin is wrapped by its own token, which does nothing else', async () => {
    const { enter, submit, state, swap, swaps, first, pass } = await createSwapPage()
    await enter('1', 'ETH', 'GET')
    swaps.received = new Error('down')
    first.writes = { to: COIN_TO, data: '0xd0e30db0' }
    swap.review()
    await pass(500)
    expect(state().simulation?.status).toBe('unknown')
    void submit()
    await pass(1_000)
    expect(swaps.sent).toMatchObject([{ to: COIN_TO, data: '0xd0e30db0', value: 10n ** 18n }])
  })

  it('a token that cannot be sold again is told', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapPage()
    await enter()
    swaps.received = 200_000_000n
    // Allowing, swapping, sending on, allowing, selling.
    swaps.failing = 4
    swap.review()
    await pass(200)
    expect(state()).toMatchObject({ warnings: { honeypot: true }, simulation: { status: 'succeeds' } })
  })

  it('what was seen of a token is looked for again after a while, and what could not be tried with every price', async () => {
    const { enter, first, state, swaps, swap, pass } = await createSwapPage()
    await enter()
    swaps.received = 200_000_000n
    const isSold = () => swaps.simulated.at(-1)?.calls.some(({ data }) => data === '0x7f')
    first.rate = 2n
    first.answer = (quote) => (quote.toAmount === 200_000_000n ? quote : undefined)
    swap.review()
    await pass(200)
    expect(state().warnings).toMatchObject({ unsold: true })
    first.answer = undefined
    await pass(21_000)
    expect(isSold()).toBe(true)
    expect(state().warnings).toEqual({ feeOnTransfer: undefined, honeypot: undefined, unsold: undefined })
    await pass(21_000)
    expect(isSold()).toBe(false)
    await pass(120_000)
    expect(swaps.simulated.filter(({ calls }) => calls.some(({ data }) => data === '0x7f'))).toHaveLength(3)
  })

  it('an offer that is over, or another one, is not acted on', async () => {
    const { review, state, swap, swaps, pass, first } = await createSwapPage()
    const leave = await review()
    const { best } = state().quote
    await swap.submit('first:0')
    leave()
    await pass(31_000)
    await swap.submit(best?.id ?? '')
    expect(swaps.sent).toEqual([])
    expect(first.asked.length).toBeGreaterThan(0)
  })

  it('a fee that went up by far stops it', async () => {
    const { review, submit, state, swaps } = await createSwapPage()
    await review()
    swaps.gasPrice *= 3n
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_FEE_UP' } })
  })

  it('the fee that is shown is that of what was tried out, and the press is held against it', async () => {
    const { review, submit, state, swaps, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    swaps.triedGas = 400_000n
    await review()
    expect(state().quote.best?.networkFee).toBe(4_000_000n)
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP])
  })

  it('a fee that stopped it once is what is shown from then on', async () => {
    const { review, submit, state, swaps, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    await review()
    const received = swaps.received
    // Nobody could try it out while it was looked over.
    swaps.received = new Error('down')
    swaps.triedGas = 900_000n
    await pass(21_000)
    swaps.received = received
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_FEE_UP' } })
    swaps.received = new Error('down')
    await pass(1_000)
    expect(state().quote.best?.networkFee).toBe(9_000_000n)
    swaps.received = received
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP])
  })

  it('a wallet that went to another account stops it', async () => {
    const { review, state, fake, pass } = await createSwapPage()
    await review()
    fake.wallet('lantern').setAccounts(['0x00000000000000000000000000000000000000b2'])
    await pass(200)
    expect(state().step).toEqual({ status: 'stopped', what: 'account' })
  })
})

describe('closing and coming back', () => {
  it('whoever closes while it is being allowed is not asked again, and goes on by a press', async () => {
    const { review, submit, state, swaps, modal, pass, swap } = await createSwapPage()
    await review()
    swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'pending')
    void submit()
    await pass(1_000)
    expect(state().step).toMatchObject({ status: 'approving', phase: 'chain' })
    modal.close()
    swaps.states.clear()
    await pass(5_000)
    expect(state().step).toEqual({ status: 'paused', steps: 2 })
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE])
    await modal.open({ view: 'Swap' })
    swap.begin()
    expect(state().step.status).toBe('paused')
    swap.retry()
    await pass(1_000)
    void submit()
    await pass(3_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE, SWAP])
  })

  it('after a reload it is still known what was allowed, and for what', async () => {
    const before = await createSwapPage()
    await before.review('42')
    before.swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'pending')
    void before.submit()
    await before.pass(1_000)
    expect(before.state().step).toMatchObject({ status: 'approving', phase: 'chain' })
    before.modal.destroy()

    const after = await createSwapPage({ storage: before.storage })
    after.swaps.allowance = 42_000_000n
    after.swaps.received = 84_000_000n
    await after.modal.open({ view: 'Swap' })
    after.swap.begin()
    after.swap.watch()
    expect(after.state()).toMatchObject({
      step: { status: 'approving', phase: 'chain', steps: 2 },
      sourceToken: { symbol: 'PAY' },
      toToken: { symbol: 'GET' },
      sourceTokenAmount: '42',
    })
    await vi.waitFor(() => expect(after.state().step.status).toBe('paused'))
    await vi.waitFor(() => expect(after.state().quote.status).toBe('ready'))
    void after.submit()
    await after.pass(3_000)
    expect(after.swaps.sent.map(({ data }) => data)).toEqual([SWAP])
    await vi.waitFor(() => expect(after.swap.$receipt.get()).toBeDefined())
    // It is over: the next visit begins anew.
    after.swap.begin()
    expect(after.state()).toMatchObject({ step: { status: 'form' }, sourceTokenAmount: undefined })
  })

  it('what a token looks like without being it is told after a reload, too', async () => {
    const before = await createSwapPage()
    await before.enter('42')
    const twin = `0x${'f'.repeat(40)}`
    before.chain.described.set(twin, { ...paid, address: twin, symbol: 'GET', name: 'Get' })
    const found = await before.swap.findToken(twin, new AbortController().signal)
    if (!found) throw new Error('There is one')
    before.swap.setToken('to', found)
    await before.pass(1_000)
    before.swap.review()
    before.swaps.received = new Error('down')
    before.swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'pending')
    await before.pass(1_000)
    void before.submit()
    await before.pass(1_000)
    before.modal.destroy()

    const after = await createSwapPage({ storage: before.storage })
    await after.modal.open({ view: 'Swap' })
    after.swap.begin()
    after.swap.watch()
    await vi.waitFor(() => expect(after.state().tokens.status).toBe('ready'))
    expect(after.state().toToken).toMatchObject({ address: twin, isListed: false, imitates: { symbol: 'GET' } })
  })

  it('a swap of one account leaves that of another', async () => {
    const { context } = await createSwapPage()
    const kept = (account: string): Progress => ({
      ...{ caipAddress: `eip155:1:${account}`, stage: 'swap', hash: account, from: paid, to: paid, slippage: '1' },
      ...{ amount: '1', expected: '1', at: Date.now() },
    })
    const [one, other] = [kept('0xa1'), kept('0xb2')]
    keepProgress(context, one)
    keepProgress(context, other)
    expect(readProgress(context, one.caipAddress)?.hash).toBe('0xa1')
    forgetProgress(context, one.caipAddress)
    expect(readProgress(context, one.caipAddress)).toBeUndefined()
    expect(readProgress(context, other.caipAddress)?.hash).toBe('0xb2')
  })

  it('what was sent is among the account’s own transactions at once', async () => {
    const { review, submit, swaps, context, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    await review()
    swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'pending')
    void submit()
    await pass(100)
    const [own] = context.use(ownTransactions).all()
    expect(own?.activity).toMatchObject({
      kind: 'swap',
      status: 'pending',
      transfers: [
        { direction: 'out', amount: '100', token: { symbol: 'PAY' } },
        { direction: 'in', amount: '200', token: { symbol: 'GET' } },
      ],
    })
  })

  it('a swap that the chain refused is told, and is over', async () => {
    const { review, submit, swaps, state, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'failed')
    await review()
    void submit()
    await pass(3_000)
    expect(state().step).toMatchObject({
      status: 'failed',
      at: 'swap',
      error: { code: 'SWAP_REVERTED' },
      mayBeSent: false,
    })
  })

  describe('what took its place', () => {
    const first = `0x${'1'.padStart(64, 'b')}`
    const other = '0xcc'
    /** A swap, and what the visitor or the wallet has sent in the place of it, which the chain has. */
    async function replace(kind: Activity['kind'], got?: bigint) {
      const page = await createSwapPage()
      const { context, swaps, pass } = page
      swaps.allowance = AMOUNT
      if (got) swaps.outcome = { status: 'confirmed', changes: [{ address: '0x', token: GET, amount: got }] }
      swaps.states.set(first, 'pending')
      await page.review()
      void page.submit()
      await pass(100)
      const [own] = context.use(ownTransactions).all()
      if (!own) throw new Error('Nothing was sent')
      recordTransaction(context, own.caipAddress, { ...own.activity, hash: other, kind, replaces: first })
      swaps.states.set(first, 'replaced')
      await pass(10_000)
      return page
    }

    it('is the swap where it was sent again at a higher fee', async () => {
      const { swap, view } = await replace('swap', 199_000_000n)
      expect(swap.$receipt.get()).toMatchObject({ hash: other, got: 199_000_000n })
      expect(view()).toBe('SwapConfirmed')
    })

    it('is the swap where what was wanted came by it', async () => {
      const { swap } = await replace('execute', 199_000_000n)
      expect(swap.$receipt.get()).toMatchObject({ hash: other, got: 199_000_000n })
    })

    it('may be anything where nothing came by it', async () => {
      const { swap, state } = await replace('execute')
      expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_UNSEEN' }, mayBeSent: true })
      expect(swap.$receipt.get()).toBeUndefined()
    })

    it('is no swap where the visitor cancelled it', async () => {
      const { swap, state } = await replace('cancel')
      expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_CANCELLED' }, mayBeSent: false })
      expect(swap.$receipt.get()).toBeUndefined()
    })
  })

  describe('what came', () => {
    async function done(outcome: Outcome | undefined, to = 'GET') {
      const page = await createSwapPage()
      const { enter, swap, swaps, submit, pass, state } = page
      swaps.allowance = AMOUNT
      swaps.outcome = outcome
      await enter(undefined, undefined, to)
      swaps.received = new Error('down')
      swap.review()
      await vi.waitFor(() => expect(state().simulation?.status).toBe('unknown'))
      void submit()
      await pass(4_000)
      return page
    }
    const confirmed = { status: 'confirmed' } as const
    const paidFor = { address: '0x', token: { address: PAID }, amount: -AMOUNT }

    it('is never said of what was carried out and brought nothing of it', async () => {
      const { swap, state } = await done({ ...confirmed, changes: [paidFor] })
      expect(state().step).toMatchObject({
        ...{ status: 'failed', at: 'swap', mayBeSent: true },
        error: { code: 'SWAP_UNSEEN', context: { isDone: true } },
      })
      expect(swap.$receipt.get()).toBeUndefined()
    })

    it('is not known where it could not be read, which is not nothing', async () => {
      const { swap } = await done(confirmed)
      await vi.waitFor(() => expect(swap.$receipt.get()).toBeDefined())
      expect(swap.$receipt.get()?.got).toBeUndefined()
    })

    it('is not known of the coin where only that could not be read', async () => {
      const { swap } = await done({ ...confirmed, changes: [paidFor], isWithoutCoin: true }, 'ETH')
      await vi.waitFor(() => expect(swap.$receipt.get()).toBeDefined())
      expect(swap.$receipt.get()?.got).toBeUndefined()
    })

    it('is nothing of the coin where that was read', async () => {
      const { swap, state } = await done({ ...confirmed, changes: [paidFor] }, 'ETH')
      await vi.waitFor(() => expect(state().step).toMatchObject({ error: { code: 'SWAP_UNSEEN' } }))
      expect(swap.$receipt.get()).toBeUndefined()
    })
  })

  it('one that nobody knows any more may still be done', async () => {
    const { review, submit, swaps, state, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'dropped')
    await review()
    void submit()
    await pass(3_000)
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_UNSEEN' }, mayBeSent: true })
  })

  it('an approval that was cancelled allows nothing, and nothing is swapped', async () => {
    const { context, review, submit, swaps, state, pass } = await createSwapPage()
    const hash = `0x${'1'.padStart(64, 'b')}`
    swaps.states.set(hash, 'pending')
    await review()
    void submit()
    await pass(100)
    const [own] = context.use(ownTransactions).all()
    expect(own?.activity.kind).toBe('approve')
    if (own)
      recordTransaction(context, own.caipAddress, { ...own.activity, hash: '0xcc', kind: 'cancel', replaces: hash })
    swaps.states.set(hash, 'replaced')
    await pass(10_000)
    expect(state().step).toMatchObject({ status: 'failed', at: 'approval', error: { code: 'SWAP_CANCELLED' } })
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE])
  })

  it('an answer that is not clear is one: the chain is asked, and it may have been sent', async () => {
    const { review, submit, swaps, state, chain, pass } = await createSwapPage()
    swaps.allowance = AMOUNT
    chain.marks.push('4', '5')
    await review()
    swaps.sendError = new ModalError('WALLET_UNANSWERED')
    await submit()
    await pass(100)
    expect(state().step).toMatchObject({
      status: 'failed',
      error: { code: 'WALLET_UNANSWERED', context: { seen: 'moved' } },
      mayBeSent: true,
    })
  })
})
