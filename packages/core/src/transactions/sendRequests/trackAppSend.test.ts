import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { ModalError } from '../../errors/ModalError.js'
import type { Modal } from '../../modal/modal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../../testing/createFakeChainReader.js'
import type { FakeWallet } from '../../testing/createFakeWallet.js'
import { createMemoryStorage } from '../../testing/createMemoryStorage.js'
import { createTestModal, endTestModals } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { sendTransaction } from '../sendTransaction.js'
import { writeContract } from '../writeContract.js'
import { sendRequests } from './sendRequests.js'
import { parseSendRequests, type SendRequest } from './storedRequests.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const KEY = '@appkit/send_requests'
const unanswered = () => new ModalError('WALLET_UNANSWERED')

afterEach(endTestModals)

const ownSends = [
  ['sendTransaction', (modal: Modal) => sendTransaction(modal, { transaction: { to: THEO } })],
  ['writeContract', (modal: Modal) => writeContract(modal, { abi: [], address: THEO, functionName: 'pay', args: [] })],
] as const

it('sendTransaction rejects a transaction that is not under `transaction`, and says where it belongs', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  // @ts-expect-error Apps without types pass the transaction itself.
  const sending = sendTransaction(modal, { to: THEO, value: 1n })
  await expect(sending).rejects.toMatchObject({
    code: 'RPC_INVALID_PARAMS',
    message: expect.stringContaining('Pass { transaction:'),
  })
})

async function openSlowChain(milliseconds: number) {
  const stored: (readonly SendRequest[])[] = []
  let nonce = 7
  const fake = createFakeAdapter()
  const chain = createFakeChainReader()
  fake.chainReader = chain.chainReader
  const storage = createMemoryStorage()
  const wallet = fake.wallet()
  const { createConnection } = wallet
  const sendUnheard = () => {
    stored.push(parseSendRequests(storage.getItem(KEY) ?? undefined))
    nonce++
    return Promise.reject(unanswered())
  }
  const methods = { sendTransaction: sendUnheard, writeContract: sendUnheard }
  wallet.createConnection = () => Object.assign(createConnection(), methods)
  const { modal } = createTestModal({ fake, storage })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { transfers } = chain.chainReader
  if (!transfers) throw new Error('No transfers')
  const snapshot = async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return { sent: String(nonce), until: undefined }
  }
  Object.assign(transfers, { snapshot })
  vi.useFakeTimers()
  return { modal, storage, wallet, stored }
}

const openOf = (modal: Modal) => getTestContext(modal).use(sendRequests).$open.get()

describe('a send request of the app itself', () => {
  it.each(ownSends)('waits for a chain that takes 300 ms to report the nonce: %s', async (_what, act) => {
    const { modal, storage, stored } = await openSlowChain(300)
    const sending = act(modal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(299)
    expect([stored, storage.getItem(KEY)]).toEqual([[], null])
    await vi.advanceTimersByTimeAsync(1)
    expect(stored).toMatchObject([[{ kind: 'transaction', status: 'asked', mark: { sent: '7' } }]])
    await vi.advanceTimersByTimeAsync(300)
    expect(await sending).toMatchObject({ code: 'WALLET_UNANSWERED', context: { seen: 'moved' } })
    expect(openOf(modal)).toMatchObject([{ status: 'unanswered', mark: { sent: '7' } }])
  })

  it.each(ownSends)('has no snapshot that arrives after the wallet request: %s', async (_what, act) => {
    const { modal, stored } = await openSlowChain(3_500)
    const sending = act(modal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(stored).toMatchObject([[{ status: 'asked' }]])
    await vi.advanceTimersByTimeAsync(10_000)
    const error = await sending
    expect(error).toMatchObject({ code: 'WALLET_UNANSWERED' })
    expect(error).not.toHaveProperty('context.seen', expect.anything())
    expect([...stored.flat(), ...openOf(modal)].map(({ mark }) => mark)).toEqual([undefined, undefined])
  })

  it.each([
    ['account', (wallet: FakeWallet) => wallet.setAccounts([THEO])],
    ['network', (wallet: FakeWallet) => wallet.setNetwork('eip155:8453')],
  ] as const)('is not sent when the %s changed meanwhile', async (what, change) => {
    const { modal, wallet, stored } = await openSlowChain(300)
    const sending = sendTransaction(modal, { transaction: { to: THEO } }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    change(wallet)
    await vi.advanceTimersByTimeAsync(200)
    const message = expect.stringContaining(`\nThe ${what} changed before the wallet request`)
    expect(await sending).toMatchObject({ code: 'SEND_INTERRUPTED', context: { what }, message })
    expect([stored, openOf(modal)]).toEqual([[], []])
  })
})
