import { expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import type { CreateModalParameters } from '../modal/options.js'
import { createTestModal } from '../testing/createTestModal.js'
import { refreshBalance } from './refreshBalance.js'
import { watchBalance } from './watchBalance.js'

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await vi.dynamicImportSettled()
}

async function createConnected(options: Partial<CreateModalParameters> = {}) {
  const created = createTestModal(options)
  watchBalance(created.modal)
  await connect(created.modal, { walletId: 'lantern' })
  await settled()
  return created
}

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

it('S9.056 fetchBalance reads the native balance of the connected wallet exactly and cuts it for display', async () => {
  const { modal } = await createConnected()
  expect(modal.$account().get()).toMatchObject({
    balanceStatus: 'ready',
    balance: '1.2845',
    balanceFormatted: '1.284',
    balanceSymbol: 'ETH',
    tokenBalance: [{ symbol: 'ETH', decimals: 18, amount: 1_284_500_000_000_000_000n }],
  })
})

it('the account state never shows the balance of another account', async () => {
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

it('the account state shows the newest of two reads, whichever ends last', async () => {
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

it('the account state keeps the old balance during a new read and after a failure', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  const reading = refreshBalance(modal)
  expect(modal.$account().get()).toMatchObject({ balance: '1.2845', balanceStatus: 'loading' })
  open[0]?.fail(new Error('offline'))
  await expect(reading).rejects.toMatchObject({ name: 'ModalError', message: 'offline' })
  expect(modal.$account().get()).toMatchObject({ balance: '1.2845', balanceStatus: 'error' })
})

it('a balance read writes nothing after disconnect', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  const reading = refreshBalance(modal)
  await modal.disconnect()
  open[0]?.answer(5n)
  await reading
  expect(modal.$account().get()).toMatchObject({ balance: undefined, balanceStatus: 'idle', status: 'disconnected' })
})

it('a balance is not read again when nothing has changed', async () => {
  const { modal, fake } = await createConnected()
  const { open, readBalance } = createReads()
  fake.readBalance = readBalance
  fake.wallet().setAccounts([modal.$account().get().address ?? '', '0x2'])
  fake.wallet().setNetwork('eip155:1')
  await settled()
  expect(open).toEqual([])
})

it('no balance is read without a wallet or on a network outside of the list', async () => {
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

it('connect succeeds when the balance read fails', async () => {
  const { modal, fake } = createTestModal()
  watchBalance(modal)
  fake.readBalance = () => Promise.reject(new Error('offline'))
  await connect(modal, { walletId: 'lantern' })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', balanceStatus: 'error' })
})

it('S9.007 an unused balance that no component watches is dropped after 5 minutes', async () => {
  const { modal, fake } = await createConnected()
  const { address = '' } = modal.$account().get()
  vi.useFakeTimers()
  try {
    fake.readBalance = () => new Promise(() => {})
    const backAfter = async (time: number) => {
      fake.wallet().setAccounts(['0x2'])
      await vi.advanceTimersByTimeAsync(time)
      fake.wallet().setAccounts([address])
      return modal.$account().get().balance
    }
    expect(await backAfter(299_999)).toBe('1.2845')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(modal.$account().get().balance).toBe('1.2845')
    expect(await backAfter(300_000)).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

async function createCounted() {
  const reads: string[] = []
  const created = createTestModal()
  created.fake.readBalance = async (address) => {
    reads.push(address)
    return 1n
  }
  await connect(created.modal, { walletId: 'lantern' })
  await settled()
  return { ...created, reads }
}

it('no balance is read while no component shows it', async () => {
  const { modal, fake, reads } = await createCounted()
  fake.wallet().setAccounts(['0x2'])
  await settled()
  expect(reads).toEqual([])
  expect(modal.$account().get()).toMatchObject({ address: '0x2', balanceStatus: 'idle', balance: undefined })
})

it('a balance is read once a component shows it, and not again after the last one unmounts', async () => {
  const { modal, fake, reads } = await createCounted()
  const other = watchBalance(modal, 'solana')
  await settled()
  expect(reads).toEqual([])
  const stops = [watchBalance(modal), watchBalance(modal, 'eip155')]
  await settled()
  expect(reads).toHaveLength(1)
  fake.wallet().setAccounts(['0x2'])
  await settled()
  expect(reads).toEqual([reads[0], '0x2'])
  for (const stop of [...stops, other]) stop()
  fake.wallet().setAccounts(['0x3'])
  await settled()
  expect(reads).toHaveLength(2)
})
