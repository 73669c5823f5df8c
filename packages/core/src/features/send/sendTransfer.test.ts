import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connect.js'
import { sendTransfer } from '../../actions/sendTransfer.js'
import { describeError } from '../../errors/describeError.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { ownTransactions } from '../../flows/ownTransactions.js'
import type { Modal } from '../../modal.js'
import { contextOf } from '../../testing/contextOf.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeLedger, fakeQuote } from '../../testing/createFakeLedger.js'
import { createFakeNames } from '../../testing/createFakeNames.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { keyOf } from './transfer.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const MAYA = `0x${'6c'.padStart(40, '0')}`
const USDC = `0x${'a0'.repeat(20)}`
const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const usdc = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

const modals: Modal[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const modal of modals.splice(0)) modal.destroy()
})

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeLedger()
  const solana = createFakeLedger()
  const cosmos = createFakeLedger()
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
  other.ledger = solana.ledger
  const hub = createFakeAdapter({ namespace: 'cosmos', caipNetworkId: 'cosmos:hub' })
  hub.ledger = cosmos.ledger
  const { modal } = createTestModal({
    fake,
    adapters: [other.definition, hub.definition],
    networks: [
      fakeNetwork,
      otherFakeNetwork,
      foreignFakeNetwork,
      { ...foreignFakeNetwork, caipNetworkId: 'cosmos:hub', chainNamespace: 'cosmos', name: 'Hub' },
    ],
    ...options,
  })
  modals.push(modal)
  for (const namespace of ['eip155', 'solana', 'cosmos']) await connect(modal, { walletId: 'lantern', namespace })
  return { modal, fake, chain, solana, cosmos }
}

const own = (modal: Modal, account: `${string}:${string}:${string}` = `eip155:1:${MAYA}`) =>
  contextOf(modal).use(ownTransactions).$of(account).get()

const half = { amount: '0.5', to: THEO, token: ether, namespace: 'eip155' } as const

it('S1.072 sends on EVM, and keeps what it sent at once', async () => {
  const { modal } = await create()
  const { hash } = await sendTransfer(modal, half)
  expect(own(modal)).toMatchObject([
    { hash, kind: 'send', status: 'pending', nonce: 1, transfers: [{ direction: 'out', amount: '0.5', to: THEO }] },
  ])
})

it('S4.078 has EVM send where EVM is asked, and nobody else', async () => {
  const { modal, chain, solana, cosmos } = await create()
  await sendTransfer(modal, half)
  expect(chain.sent).toMatchObject([{ to: THEO, network: fakeNetwork }])
  expect([solana.sent, cosmos.sent]).toEqual([[], []])
})

it('S4.083 sends the coin as no token at all', async () => {
  const { modal, chain } = await create()
  await sendTransfer(modal, half)
  expect(chain.sent).toMatchObject([{ amount: 5n * 10n ** 17n }])
  expect(chain.sent[0]?.token).toBeUndefined()
})

it('S4.084 sends a token by its contract', async () => {
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance: 10_000_000n, most: 10_000_000n }
  await sendTransfer(modal, { amount: '2.5', to: THEO, token: usdc, namespace: 'eip155' })
  expect(chain.sent).toMatchObject([{ to: THEO, amount: 2_500_000n, token: { address: USDC, decimals: 6 } }])
  expect(own(modal)[0]?.transfers).toMatchObject([{ amount: '2.5', token: { address: USDC, symbol: 'USDC' } }])
})

it('sends one of many by its number, and keeps it under its name', async () => {
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance: 1n, most: 1n }
  const nft = { standard: 'erc721', tokenId: '7' } as const
  const token = { address: USDC, symbol: 'LIGHT', name: 'Light #7', decimals: 0 }
  await sendTransfer(modal, { amount: '1', to: THEO, token, nft, namespace: 'eip155' })
  expect(chain.sent).toMatchObject([{ to: THEO, amount: 1n, token: { address: USDC }, nft }])
  expect(own(modal)[0]?.transfers).toEqual([
    expect.objectContaining({
      amount: '1',
      nft: { address: USDC, tokenId: '7', name: 'Light #7', imageUrl: undefined },
    }),
  ])
  expect(own(modal)[0]?.transfers[0]).not.toHaveProperty('token')
  // Two of one collection are not the same.
  chain.mode = 'hold'
  const other = { ...nft, tokenId: '8' }
  const both = [nft, other].map((each) =>
    sendTransfer(modal, { amount: '1', to: THEO, token, nft: each, namespace: 'eip155' }),
  )
  await vi.waitFor(() => expect(chain.sent).toHaveLength(3))
  chain.release()
  await Promise.all(both)
})

it('sends no NFT of a kind that the chain does not know', async () => {
  const { modal, chain } = await create()
  const token = { address: USDC, symbol: 'LIGHT', name: 'Light #7', decimals: 0 }
  const wanted = { amount: '1', to: THEO, token, nft: { standard: 'spl' }, namespace: 'eip155' } as const
  await expect(sendTransfer(modal, wanted)).rejects.toMatchObject({ code: 'CHAIN_UNSUPPORTED' })
  expect([chain.quoted, chain.sent]).toEqual([[], []])
})

it('S1.073 sends on Solana, where the coin needs no token', async () => {
  const { modal, solana } = await create()
  await sendTransfer(modal, { amount: '1', to: THEO, namespace: 'solana', memo: 'Order 7' })
  expect(solana.sent).toMatchObject([{ amount: 10n ** 9n, memo: 'Order 7' }])
})

it('S4.079 has Solana send where Solana is asked, and nobody else', async () => {
  const { modal, chain, solana, cosmos } = await create()
  await sendTransfer(modal, { amount: '1', to: THEO, namespace: 'solana' })
  expect(solana.sent).toMatchObject([{ to: THEO, network: foreignFakeNetwork }])
  expect([chain.sent, cosmos.sent]).toEqual([[], []])
})

const onCosmos = { amount: '1', to: THEO, namespace: 'cosmos' } as const

it('S8.034 says that a chain is not supported', async () => {
  const { modal } = await create()
  await expect(sendTransfer(modal, onCosmos)).rejects.toThrow('Unsupported chain')
})

it('S4.080 sends nowhere else, unless the site turns it on', async () => {
  const { modal, cosmos } = await create()
  await expect(sendTransfer(modal, onCosmos)).rejects.toMatchObject({ code: 'CHAIN_UNSUPPORTED' })
  expect(cosmos.sent).toEqual([])
  const on = await create({ features: { send: { namespaces: ['cosmos'] } } })
  await sendTransfer(on.modal, onCosmos)
  expect(on.cosmos.sent).toHaveLength(1)
  await expect(sendTransfer(on.modal, half)).rejects.toMatchObject({ code: 'CHAIN_UNSUPPORTED' })
  expect(on.chain.sent).toEqual([])
})

it.each([
  ['S5.026', 'an amount', { amount: '', to: THEO, token: ether }],
  ['S5.027', 'a receiver', { amount: '1', to: '', token: ether }],
])('%s needs %s', async (_rule, _what, wanted) => {
  const { modal } = await create()
  const error = await sendTransfer(modal, { namespace: 'eip155', ...wanted }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    code: 'SEND_INCOMPLETE',
    message: 'An amount and receiver address are required',
  })
})

it('S5.028 needs a token on EVM', async () => {
  const { modal } = await create()
  await expect(sendTransfer(modal, { amount: '1', to: THEO, namespace: 'eip155' })).rejects.toThrow(
    'A token is required',
  )
})

it.each([
  ['an amount that is none', { amount: '1,5' }, 'SEND_AMOUNT_INVALID'],
  ['an amount of nothing', { amount: '0' }, 'SEND_AMOUNT_INVALID'],
  ['an amount finer than the token', { amount: '0.0000001', token: usdc }, 'SEND_AMOUNT_INVALID'],
  ['more than there is', { amount: '3' }, 'SEND_NOT_ENOUGH'],
  ['all, with nothing left for the fee', { amount: '2' }, 'SEND_NOT_ENOUGH'],
  ['a receiver that is none', { to: '0x12' }, 'SEND_ADDRESS_INVALID'],
  ['a name that is nobody’s', { to: 'nobody.eth' }, 'SEND_ADDRESS_INVALID'],
  ['a request that says more than who', { to: `ethereum:${THEO}?value=1` }, 'SEND_ADDRESS_INVALID'],
  ['a network that is not there', { caipNetworkId: 'eip155:5' as const }, 'NETWORK_NOT_FOUND'],
])('refuses %s before the wallet opens', async (_what, change, code) => {
  const { modal, chain } = await create()
  const wanted = { amount: '1', to: THEO, token: ether, namespace: 'eip155', ...change }
  const error = await sendTransfer(modal, wanted).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code })
  expect(describeError(error)).not.toBe(describeError(new Error()))
  expect(chain.sent).toEqual([])
})

it('does not ask for a transfer that the chain would refuse', async () => {
  const { modal, chain } = await create()
  chain.simulation = { status: 'fails', reason: 'paused' }
  await expect(sendTransfer(modal, { amount: '1', to: THEO, token: ether, namespace: 'eip155' })).rejects.toMatchObject(
    { code: 'SEND_WOULD_FAIL', context: { reason: 'paused' } },
  )
  expect(chain.sent).toEqual([])
})

it('sends to whom a name leads', async () => {
  const { modal, chain } = await create()
  chain.names.set('theo.eth', THEO)
  await sendTransfer(modal, { amount: '1', to: 'theo.eth', token: ether, namespace: 'eip155' })
  expect(chain.sent).toMatchObject([{ to: THEO }])
})

it('sends to whom a hosted name leads', async () => {
  const service = createFakeNames()
  vi.stubGlobal('fetch', service.fetch)
  service.give('theo.reown.id', THEO)
  const { modal, chain } = await create({ services: { data: service.url } })
  const wanted = { amount: '1', token: ether, namespace: 'eip155' }
  await sendTransfer(modal, { ...wanted, to: 'Theo.reown.id' })
  expect(chain.sent).toMatchObject([{ to: THEO }])
  await expect(sendTransfer(modal, { ...wanted, to: 'maya.reown.id' })).rejects.toMatchObject({
    context: { reason: 'nobody' },
  })
  service.isDown = true
  await expect(sendTransfer(modal, { ...wanted, to: 'theo.reown.id' })).rejects.toMatchObject({
    context: { reason: 'unreachable' },
  })
})

it('does not believe a resolver that gives no address', async () => {
  const { modal, chain } = await create()
  chain.names.set('theo.eth', 'javascript:alert(1)')
  await expect(
    sendTransfer(modal, { amount: '1', to: 'theo.eth', token: ether, namespace: 'eip155' }),
  ).rejects.toMatchObject({ code: 'SEND_ADDRESS_INVALID' })
})

it('sends once where it is asked twice, and again once it is over', async () => {
  const { modal, chain } = await create()
  chain.mode = 'hold'
  const wanted = { amount: '1', to: THEO, token: ether, namespace: 'eip155' }
  const both = [sendTransfer(modal, wanted), sendTransfer(modal, wanted)]
  await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
  chain.release()
  const [first, second] = await Promise.all(both)
  expect(first).toEqual(second)
  expect(chain.sent).toHaveLength(1)
  chain.mode = 'now'
  await sendTransfer(modal, wanted)
  expect(chain.sent).toHaveLength(2)
})

it('switches to the network of the transfer first', async () => {
  const { modal, fake, chain } = await create()
  await sendTransfer(modal, {
    amount: '1',
    to: THEO,
    token: ether,
    namespace: 'eip155',
    caipNetworkId: otherFakeNetwork.caipNetworkId,
  })
  expect(chain.sent).toMatchObject([{ network: otherFakeNetwork }])
  expect(fake.wallet().createConnection().caipNetworkId).toBe('eip155:8453')
  expect(own(modal, `eip155:8453:${MAYA}`)).toHaveLength(1)
})

it.each([
  ['account', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setAccounts([THEO])],
  ['network', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setNetwork('eip155:8453')],
] as const)('stops where the %s changes before the wallet is asked', async (what, change) => {
  const { modal, fake, chain } = await create()
  const { transfers } = chain.ledger
  if (!transfers) throw new Error('The fake chain sends')
  const quote = vi.spyOn(transfers, 'quote').mockImplementation(async () => {
    change(fake)
    return fakeQuote
  })
  const error = await sendTransfer(modal, { amount: '1', to: THEO, token: ether, namespace: 'eip155' }).catch(
    (cause: unknown) => cause,
  )
  expect(quote).toHaveBeenCalled()
  expect(error).toMatchObject({ code: 'SEND_INTERRUPTED', context: { what } })
  expect(describeError(error)).toContain('Nothing was sent')
  expect(chain.sent).toEqual([])
})

it('sends nothing of an account that is not let in yet', async () => {
  let isOpen = true
  const gate = defineFeature({ id: 'gate', admit: () => isOpen || new Promise<boolean>(() => {}) })
  const { modal, chain, fake } = await create({ plugins: [gate] })
  isOpen = false
  fake.wallet().setAccounts([THEO])
  await expect(sendTransfer(modal, { ...half, to: MAYA })).rejects.toMatchObject({ code: 'NOT_ADMITTED' })
  expect(chain.sent).toEqual([])
})

it('passes on that the visitor declined, and keeps nothing', async () => {
  const { modal, chain } = await create()
  chain.sendError = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  await expect(sendTransfer(modal, { amount: '1', to: THEO, token: ether, namespace: 'eip155' })).rejects.toMatchObject(
    { code: 'USER_REJECTED' },
  )
  expect(own(modal)).toEqual([])
})

it('takes two that differ in memo or references as two, and the same twice as one', async () => {
  const { modal } = await create()
  const context = contextOf(modal)
  const account = context.stores.accounts.get('eip155').allAccounts[0]
  if (!account) throw new Error('nobody is connected')
  const transfer = { network: fakeNetwork, from: account, to: THEO, amount: 1n } as const
  const all = [{}, { memo: '1' }, { memo: '2' }, { references: ['a'] }, { feeId: 'fast' as const }]
  expect(new Set(all.map((each) => keyOf({ ...transfer, ...each }))).size).toBe(all.length)
  expect(keyOf({ ...transfer, memo: '1' })).toBe(keyOf({ ...transfer, memo: '1' }))
})
