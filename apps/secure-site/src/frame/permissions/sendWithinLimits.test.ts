import { describe, expect, it } from 'vitest'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createTestFrame, GWEI, RECIPIENT } from '../testing/createTestFrame'
import { createGrants } from './createGrants'
import { sendWithinLimits } from './sendWithinLimits'

async function open() {
  const frame = await createTestFrame()
  const database = createMemoryDeviceDatabase()
  const grants = createGrants({
    device: createDeviceStore(
      async () => database,
      (_, run) => run(),
    ),
    now: () => 1_800_000_000,
  })
  const spent: unknown[] = []
  const counting = { ...grants, spend: async (...args: Parameters<typeof grants.spend>) => void spent.push(args) }
  const { smart } = frame
  const send = (...values: readonly bigint[]) =>
    sendWithinLimits(frame.evm([], { account: 'smart' }), {
      grants: counting,
      signer: { address: smart.address, smart },
      calls: values.map((value) => ({ to: RECIPIENT, value, data: '0x' as const })),
      context: '0x01',
    })
  return { frame, spent, send }
}

describe('calls within a permission', () => {
  it('are sent and counted if they cost what transfers do', async () => {
    const { frame, spent, send } = await open()
    frame.node.gas = 60_000n
    await send(10n ** 18n)
    expect([spent.length, frame.operations.length]).toEqual([1, 1])
  })

  it.each([
    ['gas of a call', (node: { gas: bigint | undefined }) => Object.assign(node, { gas: 600_000n })],
    ['price of gas', (node: { base: bigint }) => Object.assign(node, { base: 1_000n * GWEI })],
  ])('are neither signed nor counted with an unusual %s', async (_, raise) => {
    const { frame, spent, send } = await open()
    frame.node.gas = 60_000n
    raise(frame.node)
    await expect(send(10n ** 18n)).rejects.toMatchObject({ code: 4100 })
    expect([spent.length, frame.operations.length]).toEqual([0, 0])
  })
})
