import { encodeAbiParameters, type Hex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createGrants } from '../permissions/createGrants'
import { sendCalls } from '../rpc/sendCalls'
import { sendTransaction } from '../rpc/sendTransaction'
import { createTestFrame, RECIPIENT } from '../testing/createTestFrame'

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const NATIVE = `0x${'ee'.repeat(20)}`
const TOKEN = '0x00000000000000000000000000000000000000cc'
const word = (value: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }], [value])
const log = (address: string, from: Hex, to: Hex, amount: bigint, tokenId?: bigint) => ({
  address,
  topics: [TRANSFER, pad(from), pad(to), ...(tokenId === undefined ? [] : [word(tokenId)])],
  data: tokenId === undefined ? word(amount) : '0x',
})
const done = (...logs: object[]) => ({ status: '0x1', logs })

type Frame = Awaited<ReturnType<typeof createTestFrame>>

async function review(calls: (me: Hex) => readonly object[], value = '0x0', change: (frame: Frame) => void = () => {}) {
  const frame = await createTestFrame()
  frame.node.simulated = [{ calls: calls(frame.wallet.evm.address) }]
  change(frame)
  await sendTransaction(frame.evm([{ to: RECIPIENT, value }]))
  return frame.reviews[0]?.sections.find(({ title }) => title === 'What a simulation changed')?.rows
}

describe('a simulation', () => {
  it('shows what the account sends and receives in all, with the contract of each token', async () => {
    const rows = await review(
      (me) => [
        done(
          log(TOKEN, RECIPIENT, me, 9n),
          log(TOKEN, me, RECIPIENT, 2n),
          log(NATIVE, me, RECIPIENT, 10n ** 18n),
          log(TOKEN, RECIPIENT, TOKEN, 5n),
          log(TOKEN, RECIPIENT, me, 1n, 12n),
        ),
      ],
      '0xde0b6b3a7640000',
    )
    expect(rows).toMatchObject([
      { name: 'You send', value: '1 ETH' },
      { name: 'You receive', value: '7 base units of a token' },
      { name: 'Token contract', value: expect.stringMatching(/cc$/i), code: true },
      { name: 'You receive', value: 'NFT 12' },
      { name: 'Token contract', value: expect.stringMatching(/cc$/i), code: true },
    ])
  })

  it('says that no balance changes, and counts what it does not list', async () => {
    expect(await review(() => [done()])).toEqual([{ name: 'Balances', value: 'None of your balances' }])
    const many = await review((me) => [
      done(...[1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n].map((id) => log(TOKEN, me, RECIPIENT, 1n, id))),
    ])
    expect(many?.at(-1)).toEqual({ name: 'And', value: '1 more' })
  })

  it.each<[string, (me: Hex) => readonly object[], string?]>([
    ['failed', () => [{ status: '0x0', logs: [] }]],
    ['lacks a call', () => []],
    ['is malformed', () => [{ status: 'yes' }]],
    ['hides the coins that the call sends', () => [done()], '0x1'],
  ])('that %s shows nothing', async (_, calls, value) => {
    expect(await review(calls, value)).toBeUndefined()
  })

  it('that the node does not have shows nothing, and stops nothing', async () => {
    const rows = await review(
      () => [],
      '0x0',
      (frame) => {
        frame.node.simulated = undefined
      },
    )
    expect(rows).toBeUndefined()
  })

  it('runs a batch in its order', async () => {
    const frame = await createTestFrame()
    const me = frame.wallet.evm.address
    frame.node.simulated = [{ calls: [done(log(TOKEN, RECIPIENT, me, 5n)), done(log(TOKEN, me, RECIPIENT, 8n))] }]
    const database = createMemoryDeviceDatabase()
    const device = createDeviceStore(
      async () => database,
      (_, run) => run(),
    )
    const calls = [{ to: RECIPIENT }, { to: TOKEN }]
    await sendCalls(frame.evm([{ calls }]), createGrants({ device }))
    const rows = frame.reviews[0]?.sections.find(({ title }) => title === 'What a simulation changed')?.rows
    expect(rows?.[0]).toEqual({ name: 'You send', value: '3 base units of a token' })
  })
})
