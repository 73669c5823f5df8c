import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallOutcome } from '../../adapter/calls.js'
import { ModalError } from '../../errors/ModalError.js'
import {
  APPROVE_CALL_DATA,
  BOUGHT_TOKEN_ADDRESS,
  type FakeSwaps,
  PERMIT_SWAP_CALL_DATA,
  SPENDER_ADDRESS,
  SWAP_CALL_DATA,
} from '../../testing/createFakeSwaps.js'
import { createSwapModal, SOLD_TOKEN_ADDRESS, soldToken } from '../../testing/createSwapModal.js'
import { endTestModals } from '../../testing/createTestModal.js'
import { otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { ownTransactions, recordTransaction } from '../../transactions/ownTransactions.js'
import type { Activity } from '../../types/activity.js'
import { getSwapProblem } from './getSwapProblem.js'
import { requireRouter } from './requireRouter.js'
import { clearSwapProgress, readSwapProgress, type StoredSwapProgress, storeSwapProgress } from './swapStorage.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endTestModals()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const AMOUNT = 100_000_000n
const GET = { address: BOUGHT_TOKEN_ADDRESS }

describe('the approval of a swap', () => {
  it('S1.036 is for exactly the paid amount before the swap, which then follows', async () => {
    const { review, submit, state, swap, swaps, pass, view, first } = await createSwapModal()
    swaps.outcome = { status: 'confirmed', changes: [{ address: '0x', token: GET, amount: 199_000_000n }] }
    await review()
    expect(state()).toMatchObject({ approval: { kind: 'approve', amount: AMOUNT }, step: { status: 'review' } })
    void submit()
    await pass(1_500)
    expect(swaps.approved.filter(({ token }) => token === SOLD_TOKEN_ADDRESS)).toEqual(
      expect.arrayContaining([{ token: SOLD_TOKEN_ADDRESS, spender: SPENDER_ADDRESS, amount: AMOUNT }]),
    )
    await pass(3_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA, SWAP_CALL_DATA])
    await vi.waitFor(() => expect(swap.$receipt.get()).toBeDefined())
    expect(swap.$receipt.get()).toMatchObject({
      paid: AMOUNT,
      receivedAmount: 199_000_000n,
      expected: 200_000_000n,
    })
    expect(view()).toBe('SwapConfirmed')
    expect(state()).toMatchObject({
      ...{ loading: false, step: { status: 'form' }, sourceTokenAmount: undefined, remainingApproval: undefined },
    })
    expect(first.quoteRequests.every(({ amount }) => amount === AMOUNT || amount === 99_000_000n)).toBe(true)
  })

  it('is not needed when the allowance suffices, or for the coin', async () => {
    const { review, submit, state, swaps, pass, enter, swap } = await createSwapModal()
    swaps.allowance = AMOUNT
    await review()
    expect(state().approval).toEqual({ kind: 'none', amount: AMOUNT })
    void submit()
    await pass(5_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP_CALL_DATA])
    swaps.allowance = 0n
    await enter('1', 'ETH', 'GET')
    swaps.received = 2n * 10n ** 18n
    expect(swap.review()).toBe(true)
    await pass(100)
    expect(state().approval?.kind).toBe('none')
    void submit()
    await pass(100)
    expect(swaps.sent.at(-1)).toMatchObject({ data: SWAP_CALL_DATA, value: 10n ** 18n })
  })

  it('is a signature when token and provider support it', async () => {
    const { review, submit, state, swaps, first, fake, pass } = await createSwapModal()
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
    expect(swaps.sent.map(({ data }) => data)).toEqual([PERMIT_SWAP_CALL_DATA])
  })

  it('shares one request with the swap when the wallet supports batches', async () => {
    const { review, submit, state, swaps, fake, pass, swap } = await createSwapModal({ calls: true })
    await review()
    expect(state().approval?.kind).toBe('batch')
    void submit()
    await pass(100)
    expect(swaps.sentTogether.map((all) => all.map(({ data }) => data))).toEqual([[APPROVE_CALL_DATA, SWAP_CALL_DATA]])
    expect(swaps.sent).toEqual([])
    expect(state().step).toMatchObject({ status: 'swapping', phase: 'chain', steps: 1 })
    fake.wallet('lantern').calls = { status: 'confirmed', hashes: ['0xa1', '0xb2'] }
    await pass(5_000)
    expect(swap.$receipt.get()).toMatchObject({ hash: '0xb2' })
  })

  it('that the user lowered in the wallet stops the swap and is requested again', async () => {
    const { review, submit, state, swaps, pass } = await createSwapModal()
    await review()
    swaps.lowered = 1_000_000n
    void submit()
    await pass(20_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA])
    expect(state()).toMatchObject({
      step: {
        ...{ status: 'failed', at: 'approval', mayBeSent: false },
        error: { code: 'SWAP_ALLOWED_LESS', context: { amount: 1_000_000n } },
      },
      remainingApproval: { kind: 'approve' },
    })
    swaps.lowered = undefined
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA, APPROVE_CALL_DATA, SWAP_CALL_DATA])
  })

  it('that a node reports a block later is awaited', async () => {
    const { review, submit, swaps, pass } = await createSwapModal()
    await review()
    swaps.lowered = 0n
    void submit()
    await pass(1_500)
    swaps.allowance = AMOUNT
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA, SWAP_CALL_DATA])
  })

  it('that was declined is requested again with the next click, and nothing is swapped meanwhile', async () => {
    const { review, submit, state, swaps, pass } = await createSwapModal()
    await review()
    swaps.sendError = { code: 4001, message: 'no' }
    await submit()
    await pass(100)
    expect(state()).toMatchObject({
      loading: false,
      step: { status: 'failed', at: 'approval', error: { code: 'USER_REJECTED' }, mayBeSent: false },
    })
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA])
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA, APPROVE_CALL_DATA, SWAP_CALL_DATA])
  })
})

describe('a remaining allowance', () => {
  const first = `0x${'1'.padStart(64, 'b')}`
  const other = '0x00000000000000000000000000000000000000b2'
  const remainingApproval = {
    ...{ kind: 'approve', symbol: 'PAY', spender: SPENDER_ADDRESS },
    tokenAddress: SOLD_TOKEN_ADDRESS,
  }

  it('is shown when the wallet changes its account before the swap, and not for another account', async () => {
    const { review, submit, state, swaps, fake, modal, pass, swap } = await createSwapModal()
    swaps.states.set(first, 'pending')
    await review()
    expect(state().remainingApproval).toBeUndefined()
    void submit()
    await pass(1_000)
    expect(state()).toMatchObject({ step: { status: 'approving', phase: 'chain' }, remainingApproval })
    modal.close()
    swaps.states.clear()
    await pass(5_000)
    expect(state()).toMatchObject({ step: { status: 'paused' }, remainingApproval })
    fake.wallet('lantern').setAccounts([other])
    await pass(200)
    expect(state().step).toEqual({ status: 'stopped', what: 'account' })
    expect(state().remainingApproval).toEqual(remainingApproval)
    swap.edit()
    expect(state().remainingApproval).toBeUndefined()
  })

  it('is shown for a signature of a wallet that changed its account', async () => {
    const { review, submit, state, swaps, first: provider, fake, pass } = await createSwapModal()
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
    expect(state()).toMatchObject({
      step: { status: 'stopped' },
      remainingApproval: { ...remainingApproval, kind: 'permit' },
    })
  })

  it('is shown for a signature, also when the user declines the swap', async () => {
    const { review, submit, state, swaps, first: provider, pass } = await createSwapModal()
    swaps.hasPermit = true
    provider.takesPermit = true
    await review()
    swaps.sendError = { code: 4001, message: 'no' }
    void submit()
    await pass(1_000)
    expect(state()).toMatchObject({
      step: { status: 'failed', at: 'swap', error: { code: 'USER_REJECTED' } },
      remainingApproval: { ...remainingApproval, kind: 'permit' },
    })
  })

  it('is not shown when the chain refused the approval', async () => {
    const { review, submit, state, swaps, pass } = await createSwapModal()
    swaps.states.set(first, 'failed')
    await review()
    void submit()
    await pass(3_000)
    expect(state()).toMatchObject({
      step: { status: 'failed', error: { code: 'SWAP_REVERTED' } },
      remainingApproval: undefined,
    })
  })

  it('is shown after a reload as well', async () => {
    const before = await createSwapModal()
    await before.review('42')
    before.swaps.states.set(first, 'pending')
    void before.submit()
    await before.pass(1_000)
    before.modal.destroy()
    const after = await createSwapModal({ storage: before.storage })
    await after.modal.context.show({ view: 'Swap' })
    after.swap.begin()
    await vi.waitFor(() => expect(after.state()).toMatchObject({ step: { status: 'paused' }, remainingApproval }))
  })
})

describe('a swap signature', () => {
  it('that the chain refuses is replaced by an approval only when that works', async () => {
    const { review, submit, swaps, first, pass, state } = await createSwapModal()
    swaps.hasPermit = true
    first.takesPermit = true
    await review()
    swaps.failing = 0
    void submit()
    await pass(1_000)
    expect(swaps.sent).toEqual([])
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_WOULD_FAIL' } })
  })

  it('is not replaced by an approval when the spender could take more than the agreed amount', async () => {
    const { review, submit, swaps, first, fake, pass, state } = await createSwapModal()
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
      error: { code: 'SWAP_TAKES_MORE' },
    })
    expect(swaps.simulated.slice(asked).map(({ calls }) => calls.map(({ data }) => data))[0]).toEqual([
      PERMIT_SWAP_CALL_DATA,
    ])
  })
})

describe('the agreed price', () => {
  it('is read again after an approval, and the minimum stays', async () => {
    const { review, submit, state, swaps, first, pass } = await createSwapModal()
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
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA, SWAP_CALL_DATA])
    expect(state().step.status).toBe('form')
    const { quote, slippage, least } =
      first.built.filter((each) => each.from.address === SOLD_TOKEN_ADDRESS).at(-1) ?? {}
    expect({ toAmount: quote?.toAmount, slippage, least }).toEqual({
      toAmount: 198_500_000n,
      slippage: '0.25',
      least: 198_000_000n,
    })
  })

  it('is read again after a slow signature', async () => {
    const { review, submit, swaps, first, fake, pass } = await createSwapModal()
    swaps.hasPermit = true
    first.takesPermit = true
    await review()
    fake.wallet('lantern').mode = 'hold'
    void submit()
    await pass(100)
    await pass(120_000)
    fake.wallet('lantern').answer('approve')
    await pass(100)
    expect(swaps.sent.map(({ data }) => data)).toEqual([PERMIT_SWAP_CALL_DATA])
    const last = first.built.filter(({ permit }) => permit).at(-1)
    expect(last?.quote.expiresAt).toBeGreaterThan(Date.now())
  })
})

it('a swap for a payment leads back to the payment', async () => {
  const { review, submit, swaps, context, pass, view } = await createSwapModal()
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

describe('before the wallet request', () => {
  it('the simulated amount and its distance from the offer are shown', async () => {
    const { review, state, swaps, swap, pass } = await createSwapModal()
    await review()
    swaps.received = 199_000_000n
    swap.refresh()
    await pass(500)
    expect(state().simulation).toMatchObject({
      status: 'succeeds',
      received: 199_000_000n,
      slippedBy: '0.5',
      isPastSlippage: false,
    })
  })

  it('a price that moved past the slippage stops the swap', async () => {
    const { review, submit, state, swaps } = await createSwapModal()
    await review()
    swaps.received = 197_000_000n
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_PRICE_MOVED' }, mayBeSent: false })
    expect(swaps.sent).toEqual([])
  })

  it('a call that would fail or take another token stops the swap', async () => {
    const { review, submit, state, swaps, swap, pass } = await createSwapModal()
    await review()
    swaps.taken = 1n
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_TAKES_MORE' } })
    swaps.taken = 0n
    swaps.failing = 1
    swap.refresh()
    await pass(500)
    expect(state().simulation).toEqual({ status: 'fails', reason: 'no' })
    expect(getSwapProblem(state())).toBe('fails')
    await submit()
    expect(swaps.sent).toEqual([])
  })

  it.each([
    ['calls a held or listed token', () => ({ to: BOUGHT_TOKEN_ADDRESS })],
    ['calls the paid token', () => ({ to: SOLD_TOKEN_ADDRESS })],
    ['calls the account itself', (to: string | undefined) => ({ to })],
    ['calls Permit2', () => ({ to: '0x000000000022D473030F116dDEE9F6B43aC78BA3' })],
    ['approves another spender of a token', () => ({ data: `0x095ea7b3${'f'.repeat(128)}` })],
    ['transfers a token', () => ({ data: `0xA9059CBB${'f'.repeat(128)}` })],
    ['pays the coin as well', () => ({ value: 1n })],
  ])('a transaction that %s is refused, with or without a simulation', async (_, write) => {
    const { review, submit, state, swaps, swap, first, pass } = await createSwapModal()
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
    expect(state().simulation).toEqual({ status: 'fails', why: 'otherAnswer' })
    expect(getSwapProblem(state())).toBe('fails')
    await submit()
    expect(swaps.sent).toEqual([])
  })

  describe('a new allowance in the simulation', () => {
    const other = `0x${'7'.repeat(40)}`
    const mine = { kind: 'token', token: SOLD_TOKEN_ADDRESS, spender: SPENDER_ADDRESS } as const

    it.each([
      ['of the token, to another spender', { ...mine, spender: other, amount: 1n }],
      ['of the token, one unit more than the paid amount', { ...mine, amount: AMOUNT + 1n }],
      ['of the token, without a limit', mine],
      ['of another token', { ...mine, token: other, amount: AMOUNT }],
      ['through Permit2', { ...mine, kind: 'permit2', amount: 1n }],
      ['of one NFT', { ...mine, kind: 'item' }],
      ['of a whole collection', { ...mine, kind: 'collection' }],
      ['of a debt', { ...mine, kind: 'debt', amount: 1n }],
      ['of any call in a contract', { ...mine, kind: 'operator' }],
      ['of the ownership of a contract', { ...mine, kind: 'role' }],
    ] satisfies [string, FakeSwaps['grantedApprovals'][number]][])('stops the swap: %s', async (_, given) => {
      const { review, submit, state, swaps, swap, pass } = await createSwapModal()
      swaps.grantedApprovals = [given]
      await review()
      expect(state().simulation).toMatchObject({ status: 'fails', why: 'allowsOthers' })
      expect(getSwapProblem(state())).toBe('fails')
      swaps.grantedApprovals = []
      swap.refresh()
      await pass(500)
      swaps.grantedApprovals = [given]
      await submit()
      expect(state().step).toMatchObject({
        ...{ status: 'failed', mayBeSent: false },
        error: { code: 'SWAP_ALLOWS_OTHERS' },
      })
      expect(swaps.sent).toEqual([])
    })

    it('is accepted for the paid amount or the rest of a previous allowance', async () => {
      const { review, submit, state, swaps, pass } = await createSwapModal()
      swaps.grantedApprovals = [{ ...mine, amount: AMOUNT }]
      await review()
      expect(state().simulation?.status).toBe('succeeds')
      swaps.allowance = AMOUNT * 5n
      swaps.grantedApprovals = [{ ...mine, amount: AMOUNT * 4n }]
      void submit()
      await pass(5_000)
      expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP_CALL_DATA])
    })

    it('must be zero when the user pays with the coin', async () => {
      const { enter, state, swap, swaps, pass } = await createSwapModal()
      await enter('1', 'ETH', 'GET')
      swaps.received = 2n * 10n ** 18n
      swaps.grantedApprovals = [{ ...mine, amount: 1n }]
      expect(swap.review()).toBe(true)
      await pass(100)
      expect(state().simulation).toMatchObject({ status: 'fails', why: 'allowsOthers' })
    })

    it('stops the swap after a signature too, in place of an approval', async () => {
      const { review, submit, state, swaps, first, fake, pass } = await createSwapModal()
      swaps.hasPermit = true
      first.takesPermit = true
      await review()
      fake.wallet('lantern').mode = 'hold'
      void submit()
      await pass(100)
      swaps.grantedApprovals = [{ ...mine, spender: other, amount: 1n }]
      fake.wallet('lantern').answer('approve')
      await pass(1_000)
      expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_ALLOWS_OTHERS' } })
      expect(swaps.sent).toEqual([])
    })
  })

  describe('the called contract', () => {
    const other = `0x${'7'.repeat(40)}`
    const unknown = { status: 'failed', error: { code: 'SWAP_CONTRACT_UNKNOWN' }, mayBeSent: false }

    it.each([
      ['is called, and its provider names only another one', [SPENDER_ADDRESS], { to: other }],
      ['takes the token, and only the called one is known', [other], { to: other }],
      ['is called, and its provider names none', [], {}],
    ])('stops the swap when it %s', async (_, routers, writes) => {
      const { review, submit, state, swaps, swap, first, pass } = await createSwapModal()
      await review()
      first.routers = routers
      Object.assign(first.writes, writes)
      await submit()
      expect(state().step).toMatchObject(unknown)
      swap.edit()
      await pass(500)
      swap.review()
      await pass(500)
      expect(state().simulation).toEqual({ status: 'fails', why: 'otherContract' })
      expect(getSwapProblem(state())).toBe('fails')
      expect(swaps.sent).toEqual([])
    })

    it('is accepted by an option for its provider and network', async () => {
      const routers = { first: { 'eip155:1': [other.toUpperCase().replace('X', 'x')] } } as const
      const page = await createSwapModal({ features: { swaps: { providers: [], routers } } })
      const { feature } = page
      const { provider } = page.first
      page.first.routers = undefined
      const { fakeNetwork: network } = await import('../../testing/fakeNetworks.js')
      const ask = (contract: string, on = network) =>
        requireRouter(feature, { provider, network: on, contract, isTried: false })
      expect(() => ask(other)).not.toThrow()
      expect(() => ask(SPENDER_ADDRESS)).toThrow(expect.objectContaining({ code: 'SWAP_CONTRACT_UNKNOWN' }))
      expect(() => ask(other, otherFakeNetwork)).toThrow(expect.objectContaining({ code: 'SWAP_CONTRACT_UNKNOWN' }))
      page.first.routers = [SPENDER_ADDRESS]
      expect(() => ask(SPENDER_ADDRESS)).not.toThrow()
      expect(() => ask(other)).not.toThrow()
    })

    it('may be any in a simulated swap when its provider names none, and none without a simulation', async () => {
      const { review, submit, state, swaps, swap, first, pass } = await createSwapModal()
      swaps.allowance = AMOUNT
      first.routers = undefined
      first.writes = { to: other }
      await review()
      expect(state().simulation?.status).toBe('succeeds')
      swaps.received = new Error('down')
      await submit()
      expect(state().step).toMatchObject(unknown)
      first.writes = {}
      swap.refresh()
      await pass(500)
      await submit()
      expect(state().step).toMatchObject(unknown)
      first.routers = [SPENDER_ADDRESS]
      await pass(21_000)
      expect(state().simulation?.status).toBe('unknown')
      void submit()
      await pass(4_000)
      expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP_CALL_DATA])
    })

    it('may be the token of the wrapped coin in a simulated swap', async () => {
      const { enter, submit, state, swap, swaps, first, pass } = await createSwapModal()
      await enter('1', 'ETH', 'GET')
      first.routers = [SPENDER_ADDRESS]
      first.writes = { to: BOUGHT_TOKEN_ADDRESS, data: '0xd0e30db0' }
      swaps.received = new Error('down')
      swap.review()
      await pass(500)
      expect(state().simulation).toEqual({ status: 'fails', why: 'otherContract' })
      swap.edit()
      swaps.received = 2n * 10n ** 18n
      await pass(500)
      swap.review()
      await pass(500)
      void submit()
      await pass(1_000)
      expect(swaps.sent).toMatchObject([{ to: BOUGHT_TOKEN_ADDRESS, data: '0xd0e30db0', value: 10n ** 18n }])
    })
  })

  it('a token that cannot be sold again is reported', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapModal()
    await enter()
    swaps.received = 200_000_000n
    swaps.failing = 4
    swap.review()
    await pass(200)
    expect(state()).toMatchObject({ warnings: { honeypot: true }, simulation: { status: 'succeeds' } })
  })

  it('the simulated sale of a token is repeated after a while, and a failed one with every price', async () => {
    const { enter, first, state, swaps, swap, pass } = await createSwapModal()
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

  it('an expired or replaced offer is not submitted', async () => {
    const { review, state, swap, swaps, pass, first } = await createSwapModal()
    const leave = await review()
    const { best } = state().quote
    await swap.submit('first:0')
    leave()
    await pass(31_000)
    await swap.submit(best?.id ?? '')
    expect(swaps.sent).toEqual([])
    expect(first.quoteRequests.length).toBeGreaterThan(0)
  })

  it('a much higher fee stops the swap', async () => {
    const { review, submit, state, swaps } = await createSwapModal()
    await review()
    swaps.gasPrice *= 3n
    await submit()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_FEE_UP' } })
  })

  it('the displayed fee is that of the simulation, and the submit is checked against it', async () => {
    const { review, submit, state, swaps, pass } = await createSwapModal()
    swaps.allowance = AMOUNT
    swaps.triedGas = 400_000n
    await review()
    expect(state().quote.best?.networkFee).toBe(4_000_000n)
    void submit()
    await pass(4_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP_CALL_DATA])
  })

  it('a fee that stopped the swap is displayed from then on', async () => {
    const { review, submit, state, swaps, pass } = await createSwapModal()
    swaps.allowance = AMOUNT
    await review()
    const received = swaps.received
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
    expect(swaps.sent.map(({ data }) => data)).toEqual([SWAP_CALL_DATA])
  })

  it('a changed account in the wallet stops the swap', async () => {
    const { review, state, fake, pass } = await createSwapModal()
    await review()
    fake.wallet('lantern').setAccounts(['0x00000000000000000000000000000000000000b2'])
    await pass(200)
    expect(state().step).toEqual({ status: 'stopped', what: 'account' })
  })

  it('a changed network in the wallet stops the swap while another namespace is active', async () => {
    const { context, review, state, fake, pass } = await createSwapModal()
    await review()
    context.stores.networks.activateNamespace('solana')
    await pass(200)
    expect(state().step).toEqual({ status: 'review' })
    fake.wallet('lantern').setNetwork(otherFakeNetwork.caipNetworkId)
    await pass(200)
    expect(state().step).toEqual({ status: 'stopped', what: 'network' })
  })
})

describe('a submitted swap', () => {
  it('sends no new request after the modal closes during the approval, and continues with a click', async () => {
    const { review, submit, state, swaps, modal, pass, swap } = await createSwapModal()
    await review()
    swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'pending')
    void submit()
    await pass(1_000)
    expect(state().step).toMatchObject({ status: 'approving', phase: 'chain' })
    modal.close()
    swaps.states.clear()
    await pass(5_000)
    expect(state().step).toEqual({ status: 'paused', steps: 2 })
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA])
    await modal.context.show({ view: 'Swap' })
    swap.begin()
    expect(state().step.status).toBe('paused')
    swap.refresh()
    await pass(1_000)
    void submit()
    await pass(3_000)
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA, SWAP_CALL_DATA])
  })

  it('still shows the allowance and its purpose after a reload', async () => {
    const before = await createSwapModal()
    await before.review('42')
    before.swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'pending')
    void before.submit()
    await before.pass(1_000)
    expect(before.state().step).toMatchObject({ status: 'approving', phase: 'chain' })
    before.modal.destroy()

    const after = await createSwapModal({ storage: before.storage })
    after.swaps.allowance = 42_000_000n
    after.swaps.received = 84_000_000n
    await after.modal.context.show({ view: 'Swap' })
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
    expect(after.swaps.sent.map(({ data }) => data)).toEqual([SWAP_CALL_DATA])
    await vi.waitFor(() => expect(after.swap.$receipt.get()).toBeDefined())
    after.swap.begin()
    expect(after.state()).toMatchObject({ step: { status: 'form' }, sourceTokenAmount: undefined })
  })

  it('still warns about a lookalike token after a reload', async () => {
    const before = await createSwapModal()
    await before.enter('42')
    const twin = `0x${'f'.repeat(40)}`
    before.chain.described.set(twin, { ...soldToken, address: twin, symbol: 'GET', name: 'Get' })
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

    const after = await createSwapModal({ storage: before.storage })
    await after.modal.context.show({ view: 'Swap' })
    after.swap.begin()
    after.swap.watch()
    await vi.waitFor(() => expect(after.state().tokens.status).toBe('ready'))
    expect(after.state().toToken).toMatchObject({ address: twin, isListed: false, imitates: { symbol: 'GET' } })
  })

  it('of another account does not affect that of the first', async () => {
    const { feature } = await createSwapModal()
    const kept = (account: string): StoredSwapProgress => ({
      ...{
        caipAddress: `eip155:1:${account}`,
        stage: 'swap',
        hash: account,
        from: soldToken,
        to: soldToken,
        slippage: '1',
      },
      ...{ amount: '1', expected: '1', at: Date.now() },
    })
    const [one, other] = [kept('0xa1'), kept('0xb2')]
    storeSwapProgress(feature, one)
    storeSwapProgress(feature, other)
    expect(readSwapProgress(feature, one.caipAddress)?.hash).toBe('0xa1')
    clearSwapProgress(feature, one.caipAddress)
    expect(readSwapProgress(feature, one.caipAddress)).toBeUndefined()
    expect(readSwapProgress(feature, other.caipAddress)?.hash).toBe('0xb2')
  })

  it('appears among the account’s own transactions at once', async () => {
    const { review, submit, swaps, context, pass } = await createSwapModal()
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

  it('that the chain refused is reported and over', async () => {
    const { review, submit, swaps, state, pass } = await createSwapModal()
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

  describe('that was replaced', () => {
    const first = `0x${'1'.padStart(64, 'b')}`
    const other = '0xcc'
    async function replace(kind: Activity['kind'], got?: bigint) {
      const page = await createSwapModal()
      const { context, swaps, pass } = page
      swaps.allowance = AMOUNT
      if (got) swaps.outcome = { status: 'confirmed', changes: [{ address: '0x', token: GET, amount: got }] }
      swaps.states.set(first, 'pending')
      await page.review()
      void page.submit()
      await pass(100)
      const [own] = context.use(ownTransactions).all()
      if (!own) throw new Error('Nothing was sent')
      recordTransaction(context.modal, own.caipAddress, { ...own.activity, hash: other, kind, replaces: first })
      swaps.states.set(first, 'replaced')
      await pass(10_000)
      return page
    }

    it('has a receipt for the resend with a higher fee', async () => {
      const { swap, view } = await replace('swap', 199_000_000n)
      expect(swap.$receipt.get()).toMatchObject({ hash: other, receivedAmount: 199_000_000n })
      expect(view()).toBe('SwapConfirmed')
    })

    it('has a receipt for any transaction that brought the wanted token', async () => {
      const { swap } = await replace('execute', 199_000_000n)
      expect(swap.$receipt.get()).toMatchObject({ hash: other, receivedAmount: 199_000_000n })
    })

    it('has an unknown outcome when the replacement brought nothing', async () => {
      const { swap, state } = await replace('execute')
      expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_UNSEEN' }, mayBeSent: true })
      expect(swap.$receipt.get()).toBeUndefined()
    })

    it('has no receipt when the replacement is a cancellation', async () => {
      const { swap, state } = await replace('cancel')
      expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_CANCELLED' }, mayBeSent: false })
      expect(swap.$receipt.get()).toBeUndefined()
    })
  })

  describe('that was confirmed', () => {
    async function done(outcome: CallOutcome | undefined, to = 'GET') {
      const page = await createSwapModal()
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
    const paidFor = { address: '0x', token: { address: SOLD_TOKEN_ADDRESS }, amount: -AMOUNT }

    it('has no receipt when the transaction brought nothing', async () => {
      const { swap, state } = await done({ ...confirmed, changes: [paidFor] })
      expect(state().step).toMatchObject({
        ...{ status: 'failed', at: 'swap', mayBeSent: true },
        error: { code: 'SWAP_UNSEEN', context: { isDone: true } },
      })
      expect(swap.$receipt.get()).toBeUndefined()
    })

    it('has an unknown amount, not zero, when it could not be read', async () => {
      const { swap } = await done(confirmed)
      await vi.waitFor(() => expect(swap.$receipt.get()).toBeDefined())
      expect(swap.$receipt.get()?.receivedAmount).toBeUndefined()
    })

    it('has an unknown coin amount when only that could not be read', async () => {
      const { swap } = await done({ ...confirmed, changes: [paidFor], isWithoutCoin: true }, 'ETH')
      await vi.waitFor(() => expect(swap.$receipt.get()).toBeDefined())
      expect(swap.$receipt.get()?.receivedAmount).toBeUndefined()
    })

    it('brought nothing when the coin amount was read as unchanged', async () => {
      const { swap, state } = await done({ ...confirmed, changes: [paidFor] }, 'ETH')
      await vi.waitFor(() => expect(state().step).toMatchObject({ error: { code: 'SWAP_UNSEEN' } }))
      expect(swap.$receipt.get()).toBeUndefined()
    })
  })

  it('that was dropped may still be confirmed', async () => {
    const { review, submit, swaps, state, pass } = await createSwapModal()
    swaps.allowance = AMOUNT
    swaps.states.set(`0x${'1'.padStart(64, 'b')}`, 'dropped')
    await review()
    void submit()
    await pass(3_000)
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_UNSEEN' }, mayBeSent: true })
  })

  it('ends with its approval when that is canceled', async () => {
    const { context, review, submit, swaps, state, pass } = await createSwapModal()
    const hash = `0x${'1'.padStart(64, 'b')}`
    swaps.states.set(hash, 'pending')
    await review()
    void submit()
    await pass(100)
    const [own] = context.use(ownTransactions).all()
    expect(own?.activity.kind).toBe('approve')
    if (own)
      recordTransaction(context.modal, own.caipAddress, {
        ...own.activity,
        hash: '0xcc',
        kind: 'cancel',
        replaces: hash,
      })
    swaps.states.set(hash, 'replaced')
    await pass(10_000)
    expect(state().step).toMatchObject({ status: 'failed', at: 'approval', error: { code: 'SWAP_CANCELLED' } })
    expect(swaps.sent.map(({ data }) => data)).toEqual([APPROVE_CALL_DATA])
  })

  it('may be sent after an unclear answer, and the error has the state of the chain', async () => {
    const { review, submit, swaps, state, chain, pass } = await createSwapModal()
    swaps.allowance = AMOUNT
    chain.snapshots.push('4', '5')
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
