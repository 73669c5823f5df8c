import { afterEach, expect, it, vi } from 'vitest'
import type { CallsStatus } from '../../adapter/connection.js'
import type { Transfer } from '../../adapter/transfers.js'
import { connect } from '../../connection/connect.js'
import type { Modal } from '../../modal/modal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader, fakeQuote } from '../../testing/createFakeChainReader.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { ownTransactions } from '../../transactions/ownTransactions.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { getBatchLimitProblem } from './getSendProblem.js'
import type { TransfersProgress } from './sendTransfers.js'
import { sendTransfers } from './sendTransfers.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const LENA = '0x1e4a000000000000000000000000000000000001'
const MAYA = `0x${'6c'.padStart(40, '0')}`
const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const usdc = { address: `0x${'a0'.repeat(20)}`, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const ETHER = 10n ** 18n

const modals: Modal[] = []
afterEach(() => {
  for (const modal of modals.splice(0)) modal.destroy()
})

async function create(calls?: CallsStatus) {
  const chain = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  fake.wallet().calls = calls
  const { modal } = createTestModal({ fake, networks: [fakeNetwork, otherFakeNetwork] })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const progress: TransfersProgress[] = []
  const send = (...transfers: Parameters<typeof sendTransfers>[1]['transfers']) =>
    sendTransfers(modal, { transfers, namespace: 'eip155', onProgress: (each) => void progress.push(each) })
  const own = () => getTestContext(modal).use(ownTransactions).$of(`eip155:1:${MAYA}`).get()
  return { modal, fake, chain, progress, send, own }
}

const [one, two] = [
  { amount: '0.5', to: THEO, token: ether },
  { amount: '0.25', to: LENA, token: ether },
]

it('sendTransfers sends one request when the wallet supports batches, and records one transaction', async () => {
  const { send, chain, progress, own } = await create({ status: 'pending', hashes: [] })
  const sent = await send(one, two)
  expect(sent).toEqual({ together: true, id: 'calls-1' })
  expect(chain.sentTogether).toMatchObject([
    [
      { to: THEO, amount: ETHER / 2n },
      { to: LENA, amount: ETHER / 4n },
    ],
  ])
  expect(chain.sent).toEqual([])
  expect(chain.simulated).toHaveLength(2)
  expect(progress).toEqual([{ status: 'checking' }, { status: 'wallet' }, { status: 'sent' }])
  expect(own()).toMatchObject([
    { callsId: 'calls-1', status: 'pending', to: undefined, transfers: [{ amount: '0.5', to: THEO }, { to: LENA }] },
  ])
})

it('sendTransfers otherwise sends one request after another in order, each with its hash', async () => {
  const { send, chain, progress, own } = await create()
  const sent = await send(one, two)
  expect(chain.sent.map(({ to }) => to)).toEqual([THEO, LENA])
  const hashes = sent.together ? [] : sent.hashes
  expect(
    own()
      .map(({ hash }) => hash)
      .sort(),
  ).toEqual([...hashes].sort())
  expect(progress.filter(({ index }) => index !== undefined)).toEqual([
    { status: 'checking', index: 0 },
    { status: 'wallet', index: 0 },
    { status: 'sent', index: 0, hash: hashes[0] },
    { status: 'checking', index: 1 },
    { status: 'wallet', index: 1 },
    { status: 'sent', index: 1, hash: hashes[1] },
  ])
})

it.each([
  ['does not support the method after all', { code: 4200 }],
  ['does not support as many calls', { code: 5740 }],
  ['does not support an atomic batch after all', { code: 5760 }],
  ['needs an upgrade of the account that the user declines', { code: 5750 }],
])('sendTransfers falls back to single requests when a wallet %s', async (_what, said) => {
  const { send, chain } = await create({ status: 'pending', hashes: [] })
  chain.sendError = Object.assign(new Error('No'), said)
  await expect(send(one, two)).rejects.toMatchObject({ cause: said })
  expect(chain.sentTogether).toHaveLength(1)
  expect(chain.sent).toHaveLength(1)
})

it('sendTransfers sends no further request when the user declines the request', async () => {
  const { send, chain, own } = await create({ status: 'pending', hashes: [] })
  chain.sendError = Object.assign(new Error('No'), { code: 4001 })
  await expect(send(one, two)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(chain.sent).toEqual([])
  expect(own()).toEqual([])
})

it('sendTransfers stops at the first declined transfer and reports the sent ones', async () => {
  const { send, chain, own } = await create()
  chain.mode = 'hold'
  const sending = send(one, two, { ...two, amount: '0.1' })
  sending.catch(() => {})
  await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
  chain.release()
  await vi.waitFor(() => expect(chain.sent).toHaveLength(2))
  chain.sendError = Object.assign(new Error('No'), { code: 4001 })
  chain.release()
  const error = await sending.catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'SEND_STOPPED', context: { index: 1 }, cause: { code: 'USER_REJECTED' } })
  expect(error).toHaveProperty('context.hashes', [own()[0]?.hash])
  expect(chain.sent).toHaveLength(2)
})

it('sendTransfers does not switch the user back who changes the network in the middle', async () => {
  const { send, chain, fake } = await create()
  chain.mode = 'hold'
  const sending = send(one, two)
  sending.catch(() => {})
  await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
  fake.wallet().setNetwork(otherFakeNetwork.caipNetworkId)
  chain.release()
  await expect(sending).rejects.toMatchObject({ code: 'SEND_STOPPED', cause: { code: 'SEND_INTERRUPTED' } })
  expect(chain.sent).toHaveLength(1)
})

it('sendTransfers sends no request when the transfers together exceed the balance', async () => {
  const { send, chain } = await create()
  const most = formatUnits(fakeQuote.most, 18)
  await expect(send({ ...one, amount: most }, two)).rejects.toMatchObject({ code: 'SEND_NOT_ENOUGH' })
  expect(chain.sent).toEqual([])
})

it('sendTransfers sends no request when one transfer would fail or is invalid', async () => {
  const { send, chain } = await create()
  chain.simulation = { status: 'fails', reason: 'no' }
  await expect(send(one, two)).rejects.toMatchObject({ code: 'SEND_WOULD_FAIL' })
  await expect(send()).rejects.toThrow('An amount and receiver address are required')
  await expect(send(one, { ...two, amount: '-1' })).rejects.toMatchObject({ code: 'SEND_AMOUNT_INVALID' })
  expect(chain.sent).toEqual([])
})

it('sendTransfers sends a list once for two simultaneous calls, and survives a throwing listener', async () => {
  const { modal, chain } = await create({ status: 'pending', hashes: [] })
  const asked = {
    transfers: [one, two],
    namespace: 'eip155',
    onProgress() {
      throw new Error('Oops')
    },
  } as const
  const [first, second] = await Promise.all([sendTransfers(modal, asked), sendTransfers(modal, asked)])
  expect(first).toEqual(second)
  expect(chain.sentTogether).toHaveLength(1)
})

it('sendTransfers sums the amounts of each token and all fees', () => {
  const of = (amount: bigint, token?: typeof usdc) => ({
    transfer: {
      network: fakeNetwork,
      from: { address: MAYA, type: 'eoa' },
      to: THEO,
      amount,
      ...(token && { token: { ...token, caipNetworkId: fakeNetwork.caipNetworkId } }),
    } satisfies Transfer,
    quote: token ? { ...fakeQuote, balance: 100n, most: 100n } : fakeQuote,
  })
  const fee = ETHER / 400n
  const all = fakeQuote.native
  expect(getBatchLimitProblem([of(60n, usdc), of(40n, usdc)])).toBeUndefined()
  expect(getBatchLimitProblem([of(60n, usdc), of(41n, usdc)])).toBe('tooMuch')
  expect(getBatchLimitProblem([of(all - 2n * fee), of(1n, usdc)])).toBeUndefined()
  expect(getBatchLimitProblem([of(all - 2n * fee + 1n), of(1n, usdc)])).toBe('fee')
  expect(getBatchLimitProblem([of(1n, usdc), of(all - fee)])).toBe('fee')
})
