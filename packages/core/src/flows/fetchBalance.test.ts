import { expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { refreshBalance } from '../actions/refreshBalance.js'
import type { CreateModalParameters } from '../parameters.js'
import { createTestModal } from '../testing/createTestModal.js'

/** What was asked for is there: what loads it, and what asks, each take a turn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await vi.dynamicImportSettled()
}

async function createConnected(options: Partial<CreateModalParameters> = {}) {
  const created = createTestModal(options)
  await connect(created.modal, { walletId: 'lantern' })
  await settled()
  return created
}

/** Balance reads that the test answers one by one. */
function createReads() {
  const open: {
    readonly address: string
    readonly answer: (amount: bigint) => void
    readonly fail: (cause: Error) => void
  }[] = []
  const readBalance = (address: string) =>
    new Promise<bigint>((answer, fail) => void open.push({ address, answer, fail }))
  return { open, readBalance }
}

it('S9.056 reads the native balance of a wallet that was connected, exactly and cut for display', async () => {
  const { modal } = await createConnected()
  expect(modal.$account().get()).toMatchObject({
    balanceStatus: 'ready',
    balance: '1.2845',
    balanceFormatted: '1.284',
    balanceSymbol: 'ETH',
    tokenBalance: [{ symbol: 'ETH', decimals: 18, amount: 1_284_500_000_000_000_000n }],
  })
})

it('never shows the balance of another account', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  fake.wallet().setAccounts(['0x2'])
  expect(modal.$account().get()).toMatchObject({ balance: undefined, balanceStatus: 'idle', tokenBalance: [] })
  await settled()
  fake.wallet().setAccounts(['0x3'])
  await settled()
  expect(open.map(({ address }) => address)).toEqual(['0x2', '0x3'])
  open[1]?.answer(3n * 10n ** 18n)
  await settled()
  open[0]?.answer(2n * 10n ** 18n)
  await settled()
  expect(modal.$account().get()).toMatchObject({ address: '0x3', balance: '3', balanceStatus: 'ready' })
})

it('shows the newest of two reads, whichever answers last', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  const first = refreshBalance(modal)
  const second = refreshBalance(modal)
  open[1]?.answer(2n * 10n ** 18n)
  await second
  open[0]?.answer(1n * 10n ** 18n)
  await first
  expect(modal.$account().get()).toMatchObject({ balance: '2', balanceStatus: 'ready' })
})

it('a failure of an outdated read changes nothing', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  const first = refreshBalance(modal)
  const second = refreshBalance(modal)
  open[1]?.answer(2n * 10n ** 18n)
  await second
  open[0]?.fail(new Error('late'))
  await expect(first).resolves.toBeUndefined()
  expect(modal.$account().get()).toMatchObject({ balance: '2', balanceStatus: 'ready' })
})

it('keeps the old balance while a new one is read, and after a failure', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  const reading = refreshBalance(modal)
  expect(modal.$account().get()).toMatchObject({ balance: '1.2845', balanceStatus: 'loading' })
  open[0]?.fail(new Error('offline'))
  await expect(reading).rejects.toMatchObject({ name: 'ModalError', message: 'offline' })
  expect(modal.$account().get()).toMatchObject({ balance: '1.2845', balanceStatus: 'error' })
})

it('writes nothing after the wallet is gone', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  const reading = refreshBalance(modal)
  await modal.disconnect()
  open[0]?.answer(5n)
  await reading
  expect(modal.$account().get()).toMatchObject({ balance: undefined, balanceStatus: 'idle', status: 'disconnected' })
})

it('does not read again when nothing has changed', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  fake.wallet().setAccounts([modal.$account().get().address ?? '', '0x2'])
  fake.wallet().setNetwork('eip155:1')
  await settled()
  expect(open).toEqual([])
})

it('reads nothing without a wallet, or on a network outside of the list', async () => {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  await refreshBalance(modal)
  fake.wallet().setNetwork('eip155:99')
  await connect(modal, { walletId: 'lantern' })
  await settled()
  await refreshBalance(modal)
  expect(open).toEqual([])
})

it('a failure to read is not a failure to connect', async () => {
  const { modal, fake } = createTestModal()
  fake.readBalance = () => Promise.reject(new Error('offline'))
  await connect(modal, { walletId: 'lantern' })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', balanceStatus: 'error' })
})

it('S9.007 what nobody looks at and nobody uses is forgotten after 5 minutes', async () => {
  const { modal, fake } = await createConnected()
  const { address = '' } = modal.$account().get()
  vi.useFakeTimers()
  try {
    // From now on no node answers: what is shown is what is kept.
    fake.readBalance = () => new Promise(() => {})
    const backAfter = async (time: number) => {
      fake.wallet().setAccounts(['0x2'])
      await vi.advanceTimersByTimeAsync(time)
      fake.wallet().setAccounts([address])
      return modal.$account().get().balance
    }
    expect(await backAfter(299_999)).toBe('1.2845')
    // In use it stays, however long.
    await vi.advanceTimersByTimeAsync(600_000)
    expect(modal.$account().get().balance).toBe('1.2845')
    expect(await backAfter(300_000)).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
