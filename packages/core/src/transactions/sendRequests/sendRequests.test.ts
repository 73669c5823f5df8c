import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { ModalError } from '../../errors/ModalError.js'
import { sendTransfer } from '../../features/send/sendTransfer.js'
import { sendTransfers } from '../../features/send/sendTransfers.js'
import type { Modal } from '../../modal/modal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../../testing/createFakeChainReader.js'
import type { FakeWallet } from '../../testing/createFakeWallet.js'
import { createMemoryStorage } from '../../testing/createMemoryStorage.js'
import { createTestModal, endTestModals } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { KeyValueStorage } from '../../types/storage.js'
import { sendTransaction } from '../sendTransaction.js'
import { writeContract } from '../writeContract.js'
import { sendRequestWatcher } from './followRequests.js'
import { sendRequests } from './sendRequests.js'
import { SEND_REQUEST_LIFETIME_MS } from './storedRequests.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const MAYA = `eip155:1:0x${'6c'.padStart(40, '0')}` as const
const KEY = '@appkit/send_requests'
const half = { amount: '0.5', to: THEO, token: { symbol: 'ETH', name: 'Ether', decimals: 18 } }
const unanswered = () => new ModalError('WALLET_UNANSWERED')

afterEach(endTestModals)

async function openPage(
  storage: KeyValueStorage = createMemoryStorage(),
  prepare: (wallet: FakeWallet) => void = () => {},
) {
  const chain = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  prepare(fake.wallet())
  const { modal } = createTestModal({ fake, storage })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, wallet: fake.wallet(), storage }
}

const ownSends = [
  ['sendTransaction', (modal: Modal) => sendTransaction(modal, { transaction: { to: THEO } })],
  ['writeContract', (modal: Modal) => writeContract(modal, { abi: [], address: THEO, functionName: 'pay', args: [] })],
] as const

const openOf = (modal: Modal) => getTestContext(modal).use(sendRequests).$open.get()

function watch(modal: Modal, account: typeof MAYA = MAYA) {
  const context = getTestContext(modal)
  onTestFinished(context.use(sendRequestWatcher).watch(account))
}

describe('a send request', () => {
  it('is stored with its time and snapshot before the wallet request, and is open after a reload', async () => {
    const { modal, chain, storage } = await openPage()
    chain.snapshots.push('7')
    let stored: string | null = null
    const { transfers } = chain.chainReader
    if (!transfers) throw new Error('No transfers')
    const { send } = transfers
    Object.assign(transfers, {
      send(...input: Parameters<typeof send>) {
        stored = storage.getItem(KEY)
        return send(...input)
      },
    })
    chain.mode = 'hold'
    const before = Date.now()
    void sendTransfer(modal, half).catch(() => {})
    await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
    expect(JSON.parse(stored ?? '')).toMatchObject([
      { caipAddress: MAYA, kind: 'send', to: THEO, amount: '0.5', symbol: 'ETH', status: 'asked', mark: { sent: '7' } },
    ])
    expect(JSON.parse(stored ?? '')[0].at).toBeGreaterThanOrEqual(before)
    const { modal: reloaded } = await openPage(storage)
    expect(openOf(reloaded)).toMatchObject([{ amount: '0.5', to: THEO, status: 'asked' }])
    expect(getTestContext(reloaded).use(sendRequests).$waiting.get()).toEqual([])
  })

  it.each([
    ['a hash', undefined],
    ['a clear rejection', Object.assign(new Error('no'), { code: 4001 })],
    ['a wallet that has an open request already', Object.assign(new Error('busy'), { code: -32002 })],
  ])('is forgotten with %s', async (_what, error) => {
    const { modal, chain, storage } = await openPage()
    chain.sendError = error
    await sendTransfer(modal, half).catch(() => {})
    expect([openOf(modal), storage.getItem(KEY)]).toEqual([[], null])
  })

  it.each([
    ['an unclear answer', unanswered()],
    ['an ended session', new ModalError('CONNECTION_ENDED')],
    ['an unknown error', new Error('Something odd')],
  ])('stays with %s, also for another page', async (_what, error) => {
    const { modal, chain, storage } = await openPage()
    chain.sendError = error
    await sendTransfer(modal, half).catch(() => {})
    expect(openOf(modal)).toMatchObject([{ amount: '0.5', status: 'unanswered' }])
    expect(openOf((await openPage(storage)).modal)).toMatchObject([{ amount: '0.5', status: 'unanswered' }])
  })

  it('of another amount does not replace it', async () => {
    const { modal, chain } = await openPage()
    chain.sendError = unanswered()
    await sendTransfer(modal, half).catch(() => {})
    await sendTransfer(modal, { ...half, amount: '0.25' }).catch(() => {})
    expect(openOf(modal).map(({ amount }) => amount)).toEqual(expect.arrayContaining(['0.5', '0.25']))
    chain.sendError = undefined
    await sendTransfer(modal, { ...half, amount: '0.1' })
    expect(openOf(modal)).toHaveLength(2)
  })

  it('of several transfers at once becomes one for each', async () => {
    const { modal, chain } = await openPage(undefined, (wallet) => {
      wallet.calls = { status: 'pending', hashes: [] }
    })
    chain.sendError = unanswered()
    await sendTransfers(modal, { transfers: [half, { ...half, amount: '0.25' }] }).catch(() => {})
    expect(openOf(modal).map(({ amount }) => amount)).toEqual(['0.5', '0.25'])
  })

  it.each(ownSends)('of the app itself is stored too: %s', async (_what, act) => {
    const { modal, chain } = await openPage(undefined, (wallet) => {
      const { createConnection } = wallet
      const fail = () => Promise.reject(unanswered())
      wallet.createConnection = () => ({ ...createConnection(), sendTransaction: fail, writeContract: fail })
    })
    chain.snapshots.push('7')
    await act(modal).catch(() => {})
    expect(openOf(modal)).toMatchObject([{ kind: 'transaction', to: THEO, status: 'unanswered', mark: { sent: '7' } }])
  })

  it('stays for a day when a fast clock is set back', async () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1, 12), toFake: ['Date'] })
    const { modal, chain, storage } = await openPage()
    chain.sendError = unanswered()
    await sendTransfer(modal, half).catch(() => {})
    const now = Date.UTC(2030, 0, 1)
    vi.setSystemTime(now)
    const { modal: reloaded, chain: next } = await openPage(storage)
    expect(openOf(reloaded)).toMatchObject([{ amount: '0.5', status: 'unanswered', at: now }])
    await sendTransfer(reloaded, { ...half, amount: '0.25' })
    expect(next.sent).toHaveLength(1)
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject([{ amount: '0.5', at: now }])
    vi.setSystemTime(now + SEND_REQUEST_LIFETIME_MS - 1)
    getTestContext(reloaded).use(sendRequests).refresh()
    expect(openOf(reloaded)).toHaveLength(1)
    vi.setSystemTime(now + SEND_REQUEST_LIFETIME_MS)
    getTestContext(reloaded).use(sendRequests).refresh()
    expect(openOf(reloaded)).toEqual([])
  })

  it('appears in another tab at once', async () => {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    onTestFinished(() => void vi.unstubAllGlobals())
    const reportStorage = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    const { modal, chain, storage } = await openPage()
    const { modal: other } = await openPage(storage)
    expect(openOf(other)).toEqual([])
    chain.sendError = unanswered()
    await sendTransfer(modal, half).catch(() => {})
    reportStorage(KEY)
    expect(openOf(other)).toMatchObject([{ amount: '0.5' }])
    await sendTransfer(other, { ...half, amount: '0.1' })
    expect(openOf(other)).toMatchObject([{ amount: '0.5' }])
    storage.removeItem(KEY)
    reportStorage(null)
    expect(openOf(other)).toEqual([])
  })

  it('lasts as long as the page when storage is unavailable', async () => {
    const full: KeyValueStorage = {
      ...createMemoryStorage(),
      setItem() {
        throw new Error('Storage is full')
      },
    }
    const { modal, chain } = await openPage(full)
    chain.sendError = unanswered()
    await sendTransfer(modal, half).catch(() => {})
    expect(openOf(modal)).toMatchObject([{ amount: '0.5' }])
    chain.settlement = 'included'
    chain.snapshots.push('7')
    await sendTransfer(modal, half).catch(() => {})
    watch(modal)
    await vi.waitFor(() => expect(openOf(modal)).toHaveLength(1))
  })
})

describe('an open request on the chain', () => {
  async function openLeft(answer: 'none' | 'unclear', settlement: 'open' | 'included' | 'expired') {
    const first = await openPage()
    first.chain.snapshots.push('7')
    first.chain.until = '300'
    if (answer === 'none') first.chain.mode = 'hold'
    else first.chain.sendError = unanswered()
    const sending = sendTransfer(first.modal, half).catch(() => {})
    await (answer === 'none' ? vi.waitFor(() => expect(first.chain.sent).toHaveLength(1)) : sending)
    const second = await openPage(first.storage)
    second.chain.settlement = settlement
    return { first, second }
  }

  it.each([
    ['unclear', 'included', 0],
    ['unclear', 'expired', 0],
    ['unclear', 'open', 1],
    ['none', 'included', 0],
    ['none', 'expired', 1],
    ['none', 'open', 1],
  ] as const)('with answer %s and settlement %s leaves %s open', async (answer, settlement, left) => {
    const { second } = await openLeft(answer, settlement)
    const { modal, chain } = second
    expect(openOf(modal)).toHaveLength(1)
    watch(modal)
    await vi.waitFor(() => expect(chain.settled).toEqual([{ sent: '7', until: '300' }]))
    await vi.waitFor(() => expect(openOf(modal)).toHaveLength(left))
    expect(openOf(modal)).toHaveLength(left)
  })

  it('ends when it expired without a wallet and wallets have dropped it', async () => {
    const { second } = await openLeft('none', 'expired')
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1_000 })
    watch(second.modal)
    await vi.advanceTimersByTimeAsync(0)
    expect(openOf(second.modal)).toEqual([])
  })

  it('is checked ever more rarely while a component watches', async () => {
    const { second } = await openLeft('unclear', 'open')
    const { modal, chain } = second
    vi.useFakeTimers({ now: Date.now() })
    const leave = getTestContext(modal).use(sendRequestWatcher).watch(MAYA)
    await vi.advanceTimersByTimeAsync(0)
    expect(chain.settled).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(chain.settled).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_499)
    expect(chain.settled).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(chain.settled).toHaveLength(3)
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chain.settled).toHaveLength(3)
  })

  it('is not checked for an account that no component watches', async () => {
    const { second } = await openLeft('unclear', 'included')
    watch(second.modal, 'eip155:1:0x51c0000000000000000000000000000000009ad4' as typeof MAYA)
    await vi.waitFor(() => expect(second.modal).toBeDefined())
    expect([second.chain.settled, openOf(second.modal).length]).toEqual([[], 1])
  })

  it('stays open while this page still waits for it', async () => {
    const { modal, chain } = await openPage()
    chain.snapshots.push('7')
    chain.mode = 'hold'
    chain.settlement = 'included'
    const sending = sendTransfer(modal, half)
    await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
    watch(modal)
    await vi.waitFor(() => expect(chain.settled).toHaveLength(1))
    expect(openOf(modal)).toHaveLength(1)
    chain.release()
    await sending
    expect(openOf(modal)).toEqual([])
  })

  it('takes its limit at the moment at which the wallet failed to respond', async () => {
    const { modal, chain } = await openPage()
    chain.snapshots.push('7')
    chain.until = '300'
    chain.mode = 'hold'
    chain.sendError = unanswered()
    const sending = sendTransfer(modal, half).catch(() => {})
    await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
    expect(openOf(modal)).toMatchObject([{ mark: { sent: '7', until: '300' } }])
    chain.until = '450'
    chain.release()
    await sending
    expect(openOf(modal)).toMatchObject([{ mark: { sent: '7', until: '450' } }])
  })
})
