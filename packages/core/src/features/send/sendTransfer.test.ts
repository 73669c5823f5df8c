import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChainReader } from '../../adapter/chainReader.js'
import type { Simulation } from '../../adapter/transfers.js'
import { connect } from '../../connection/connect.js'
import { describeError } from '../../errors/describeError.js'
import { ModalError } from '../../errors/ModalError.js'
import { defineFeature } from '../../feature/defineFeature.js'
import type { Modal } from '../../modal/modal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader, fakeQuote } from '../../testing/createFakeChainReader.js'
import { createFakeNames } from '../../testing/createFakeNames.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { ownTransactions } from '../../transactions/ownTransactions.js'
import type { SendTransferParameters } from './parseSendTransfer.js'
import { sendTransfer } from './sendTransfer.js'
import { toTransferKey } from './transfer.js'

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
  const chain = createFakeChainReader()
  const solana = createFakeChainReader()
  const cosmos = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
  other.chainReader = solana.chainReader
  const hub = createFakeAdapter({ namespace: 'cosmos', caipNetworkId: 'cosmos:hub' })
  hub.chainReader = cosmos.chainReader
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
  getTestContext(modal).use(ownTransactions).$of(account).get()

const half = { amount: '0.5', to: THEO, token: ether, namespace: 'eip155' } as const

it('S1.072 sendTransfer sends on EVM and records the transaction at once', async () => {
  const { modal } = await create()
  const { hash } = await sendTransfer(modal, half)
  expect(own(modal)).toMatchObject([
    { hash, kind: 'send', status: 'pending', nonce: 1, transfers: [{ direction: 'out', amount: '0.5', to: THEO }] },
  ])
})

it('S4.078 sendTransfer sends on EVM alone when EVM is requested', async () => {
  const { modal, chain, solana, cosmos } = await create()
  await sendTransfer(modal, half)
  expect(chain.sent).toMatchObject([{ to: THEO, network: fakeNetwork }])
  expect([solana.sent, cosmos.sent]).toEqual([[], []])
})

it('S4.083 sendTransfer sends the coin without a token', async () => {
  const { modal, chain } = await create()
  await sendTransfer(modal, half)
  expect(chain.sent).toMatchObject([{ amount: 5n * 10n ** 17n }])
  expect(chain.sent[0]?.token).toBeUndefined()
})

it('S4.084 sendTransfer sends a token by its contract', async () => {
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance: 10_000_000n, most: 10_000_000n }
  await sendTransfer(modal, { amount: '2.5', to: THEO, token: usdc, namespace: 'eip155' })
  expect(chain.sent).toMatchObject([{ to: THEO, amount: 2_500_000n, token: { address: USDC, decimals: 6 } }])
  expect(own(modal)[0]?.transfers).toMatchObject([{ amount: '2.5', token: { address: USDC, symbol: 'USDC' } }])
})

it('sendTransfer sends one NFT of a collection by its id and records it under its name', async () => {
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
  chain.mode = 'hold'
  const other = { ...nft, tokenId: '8' }
  const both = [nft, other].map((each) =>
    sendTransfer(modal, { amount: '1', to: THEO, token, nft: each, namespace: 'eip155' }),
  )
  await vi.waitFor(() => expect(chain.sent).toHaveLength(3))
  chain.release()
  await Promise.all(both)
})

it('sendTransfer refuses an NFT standard that the chain does not support', async () => {
  const { modal, chain } = await create()
  const token = { address: USDC, symbol: 'LIGHT', name: 'Light #7', decimals: 0 }
  const wanted = { amount: '1', to: THEO, token, nft: { standard: 'spl' }, namespace: 'eip155' } as const
  await expect(sendTransfer(modal, wanted)).rejects.toMatchObject({ code: 'CHAIN_UNSUPPORTED' })
  expect([chain.quoted, chain.sent]).toEqual([[], []])
})

it('S1.073 sendTransfer sends on Solana, where the coin needs no token', async () => {
  const { modal, solana } = await create()
  await sendTransfer(modal, { amount: '1', to: THEO, namespace: 'solana', memo: 'Order 7' })
  expect(solana.sent).toMatchObject([{ amount: 10n ** 9n, memo: 'Order 7' }])
})

it('S4.079 sendTransfer sends on Solana alone when Solana is requested', async () => {
  const { modal, chain, solana, cosmos } = await create()
  await sendTransfer(modal, { amount: '1', to: THEO, namespace: 'solana' })
  expect(solana.sent).toMatchObject([{ to: THEO, network: foreignFakeNetwork }])
  expect([chain.sent, cosmos.sent]).toEqual([[], []])
})

const onCosmos = { amount: '1', to: THEO, namespace: 'cosmos' } as const

it('S8.034 sendTransfer rejects with an unsupported chain', async () => {
  const { modal } = await create()
  await expect(sendTransfer(modal, onCosmos)).rejects.toThrow('Unsupported chain')
})

it('S4.080 sendTransfer rejects in other namespaces unless the app enables them', async () => {
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
])('sendTransfer with %s requires %s', async (_rule, _what, wanted) => {
  const { modal } = await create()
  const error = await sendTransfer(modal, { namespace: 'eip155', ...wanted }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    code: 'SEND_INCOMPLETE',
    message: 'An amount and receiver address are required',
  })
})

it('S5.028 sendTransfer requires a token on EVM', async () => {
  const { modal } = await create()
  // @ts-expect-error Its type requires a token on EVM.
  const request = sendTransfer(modal, { amount: '1', to: THEO, namespace: 'eip155' })
  await expect(request).rejects.toMatchObject({
    code: 'TOKEN_REQUIRED',
    message: expect.stringMatching(/^A token is required\n.*nativeCurrency/),
  })
})

it.each([
  ['an invalid amount', { amount: '1,5' }, 'SEND_AMOUNT_INVALID'],
  ['a zero amount', { amount: '0' }, 'SEND_AMOUNT_INVALID'],
  ['an amount finer than the token', { amount: '0.0000001', token: usdc }, 'SEND_AMOUNT_INVALID'],
  ['more than the balance', { amount: '3' }, 'SEND_NOT_ENOUGH'],
  ['the whole balance with nothing left for the fee', { amount: '2' }, 'SEND_NOT_ENOUGH'],
  ['an invalid receiver', { to: '0x12' }, 'SEND_ADDRESS_INVALID'],
  ['an unregistered name', { to: 'nobody.eth' }, 'SEND_ADDRESS_INVALID'],
  ['a request with more than a receiver', { to: `ethereum:${THEO}?value=1` }, 'SEND_ADDRESS_INVALID'],
  ['an unknown network', { caipNetworkId: 'eip155:5' as const }, 'NETWORK_NOT_FOUND'],
])('sendTransfer refuses %s before the wallet request', async (_what, change, code) => {
  const { modal, chain } = await create()
  const wanted = { amount: '1', to: THEO, token: ether, namespace: 'eip155', ...change }
  const error = await sendTransfer(modal, wanted).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code, message: expect.stringMatching(/\n.{20}/) })
  expect(describeError(error)).not.toBe(describeError(new Error()))
  expect(chain.sent).toEqual([])
})

it('sendTransfer says that the network belongs to another namespace', async () => {
  const { modal, chain } = await create()
  const { caipNetworkId } = otherFakeNetwork
  const wanted = { amount: '1', to: THEO, token: ether, namespace: 'solana', caipNetworkId } as const
  await expect(sendTransfer(modal, wanted)).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
    message: expect.stringMatching(/^Network Not Found\n"eip155:8453" is no network of "solana"/),
  })
  expect(chain.sent).toEqual([])
})

it.each([
  ['with', 'paused', 'The simulation shows that the transfer would fail. paused'],
  ['without', undefined, 'The simulation shows that the transfer would fail.'],
])('sendTransfer reports a failed simulation %s a reason', async (_how, reason, sentence) => {
  const { modal, chain } = await create()
  chain.simulation = { status: 'fails', reason }
  const sending = sendTransfer(modal, { amount: '1', to: THEO, token: ether, namespace: 'eip155' })
  await expect(sending).rejects.toMatchObject({ code: 'SEND_WOULD_FAIL', message: `Send would fail\n${sentence}` })
})

it('sendTransfer sends no request that the chain would refuse', async () => {
  const { modal, chain } = await create()
  chain.simulation = { status: 'fails', reason: 'paused' }
  await expect(sendTransfer(modal, { amount: '1', to: THEO, token: ether, namespace: 'eip155' })).rejects.toMatchObject(
    { code: 'SEND_WOULD_FAIL', context: { reason: 'paused' } },
  )
  expect(chain.sent).toEqual([])
})

describe('an unrequested change in the simulation', () => {
  const out = (token: object, amount: bigint) => ({ address: MAYA, token, amount: -amount })
  const ETHER = 10n ** 18n
  const more = { changes: [out({}, ETHER + 1n)] }
  const given = { address: MAYA, token: usdc.address, spender: THEO }

  interface Tried extends Omit<Extract<Simulation, { status: 'succeeds' }>, 'status'> {}
  type Row = readonly [string, Partial<SendTransferParameters>, Tried, string]

  it.each<Row>([
    ['more of the coin', {}, more, 'SEND_TAKES_MORE'],
    [
      'more of the token',
      { token: usdc },
      { changes: [out({ address: usdc.address }, 1_000_001n)] },
      'SEND_TAKES_MORE',
    ],
    ['the coin beside the token', { token: usdc }, { changes: [out({}, 1n)] }, 'SEND_TAKES_MORE'],
    ['another token', {}, { changes: [out({ address: usdc.address }, 1n)] }, 'SEND_TAKES_MORE'],
    ['an NFT of a collection', {}, { changes: [out({ address: usdc.address, tokenId: '0' }, 1n)] }, 'SEND_TAKES_MORE'],
    ...(['token', 'permit2', 'item', 'collection', 'debt', 'operator', 'role'] as const).map(
      (kind): Row => [
        `an approval (${kind})`,
        {},
        { changes: [out({}, ETHER)], approvals: [{ ...given, kind }] },
        'SEND_ALLOWS_OTHERS',
      ],
    ),
  ])('stops the send before the wallet request: %s', async (_, change, tried, code) => {
    const { modal, chain } = await create()
    chain.simulation = { status: 'succeeds', ...tried }
    const wanted = { amount: '1', to: THEO, token: ether, namespace: 'eip155', ...change }
    const error = await sendTransfer(modal, wanted).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code })
    expect(describeError(error)).toContain('Nothing was sent.')
    expect(chain.sent).toEqual([])
  })

  it('does not exist when only the transfer, the rent of the receiver and foreign changes appear', async () => {
    const { modal, chain } = await create()
    chain.quote = { ...fakeQuote, extra: { kind: 'tokenAccount', amount: 5n } }
    chain.simulation = {
      status: 'succeeds',
      changes: [out({}, ETHER + 5n), { address: THEO, token: {}, amount: -7n }],
      approvals: [{ ...given, address: THEO, kind: 'token' }],
    }
    await sendTransfer(modal, { amount: '1', to: THEO, token: ether, namespace: 'eip155' })
    expect(chain.sent).toHaveLength(1)
  })
})

it('sendTransfer sends to the address of a name', async () => {
  const { modal, chain } = await create()
  chain.names.set('theo.eth', THEO)
  await sendTransfer(modal, { amount: '1', to: 'theo.eth', token: ether, namespace: 'eip155' })
  expect(chain.sent).toMatchObject([{ to: THEO }])
})

it('sendTransfer sends to the address of a hosted name', async () => {
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

const failNames = (chainReader: ChainReader, failure: Error): ChainReader => ({
  ...chainReader,
  names: {
    isName: (text) => text.endsWith('.eth'),
    resolve: () => Promise.reject(failure),
    reverse: () => Promise.reject(failure),
  },
})

it.each(['OFFLINE', 'RATE_LIMITED'] as const)(
  'sendTransfer to a name rejects with %s and its cause when that is the failure of the node',
  async (code) => {
    const { modal, fake, chain } = await create()
    const cause = new Error('fetch failed')
    fake.chainReader = failNames(chain.chainReader, new ModalError(code, { cause }))
    const errors: string[] = []
    modal.on('error', (error) => errors.push(error.code))
    const wanted = { amount: '1', to: 'theo.eth', token: ether, namespace: 'eip155' }
    await expect(sendTransfer(modal, wanted)).rejects.toMatchObject({ code, cause, context: { reason: 'unreachable' } })
    expect(errors).toEqual([code])
    expect(chain.sent).toEqual([])
  },
)

it('sendTransfer to a name rejects with the look-up’s error when the failure has no code', async () => {
  const { modal, fake, chain } = await create()
  const cause = new Error('odd')
  fake.chainReader = failNames(chain.chainReader, cause)
  await expect(
    sendTransfer(modal, { amount: '1', to: 'theo.eth', token: ether, namespace: 'eip155' }),
  ).rejects.toMatchObject({ code: 'NAME_UNRESOLVED', cause })
})

it('sendTransfer refuses a resolver’s result that is not an address', async () => {
  const { modal, chain } = await create()
  chain.names.set('theo.eth', 'javascript:alert(1)')
  await expect(
    sendTransfer(modal, { amount: '1', to: 'theo.eth', token: ether, namespace: 'eip155' }),
  ).rejects.toMatchObject({ code: 'SEND_ADDRESS_INVALID' })
})

it('sendTransfer sends once for two simultaneous calls, and again once the first ends', async () => {
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

it('sendTransfer switches to the network of the transfer first', async () => {
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
] as const)('sendTransfer stops when the %s changes before the wallet request', async (what, change) => {
  const { modal, fake, chain } = await create()
  const { transfers } = chain.chainReader
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

it('sendTransfer sends nothing from an unauthorized account', async () => {
  let isOpen = true
  const gate = defineFeature({ id: 'gate', authorize: () => isOpen || new Promise<boolean>(() => {}) })
  const { modal, chain, fake } = await create({ customFeatures: [gate] })
  isOpen = false
  fake.wallet().setAccounts([THEO])
  await expect(sendTransfer(modal, { ...half, to: MAYA })).rejects.toMatchObject({ code: 'ACCOUNT_REFUSED' })
  expect(chain.sent).toEqual([])
})

it('sendTransfer rejects when the user declines and records nothing', async () => {
  const { modal, chain } = await create()
  chain.sendError = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  await expect(sendTransfer(modal, { amount: '1', to: THEO, token: ether, namespace: 'eip155' })).rejects.toMatchObject(
    { code: 'USER_REJECTED' },
  )
  expect(own(modal)).toEqual([])
})

it('sendTransfer treats transfers with another memo or reference as different, and equal ones as one', async () => {
  const { modal } = await create()
  const context = getTestContext(modal)
  const account = context.stores.accounts.get('eip155').allAccounts[0]
  if (!account) throw new Error('nobody is connected')
  const transfer = { network: fakeNetwork, from: account, to: THEO, amount: 1n } as const
  const all = [{}, { memo: '1' }, { memo: '2' }, { references: ['a'] }, { feeId: 'fast' as const }]
  expect(new Set(all.map((each) => toTransferKey({ ...transfer, ...each }))).size).toBe(all.length)
  expect(toTransferKey({ ...transfer, memo: '1' })).toBe(toTransferKey({ ...transfer, memo: '1' }))
})
