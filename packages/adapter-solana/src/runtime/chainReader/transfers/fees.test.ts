import { type SolanaSandbox, startSolana } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createUnfundedAddress } from '../../../testing/chain.js'
import { stubWindow } from '../../../testing/createTestApp.js'
import { openChainReader } from '../../../testing/openChainReader.js'

const SOL = 1_000_000_000n

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSolana()
})
afterAll(() => sandbox.stop())
beforeEach(() => void stubWindow())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function lie(method: string, result: unknown): void {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(init?.body).includes(`"${method}"`)
      ? Response.json({ jsonrpc: '2.0', id: JSON.parse(String(init?.body)).id, result })
      : real(input, init),
  )
}

const fee = (lamports: number) => ['getFeeForMessage', { context: { slot: 1 }, value: lamports }] as const
const prices = (price: number) =>
  ['getRecentPrioritizationFees', Array.from({ length: 9 }, (_, slot) => ({ slot, prioritizationFee: price }))] as const

it.each([
  ['a signature that costs half a coin', fee(500_000_000), 100n * SOL],
  ['a signature of which no number can be made', fee(Number.MAX_SAFE_INTEGER), 100n * SOL],
  ['prices that make a fee of more than half of what is sent', prices(1e15), SOL / 100n],
])('the chain reader rejects a node’s %s before prompting the wallet', async (_name, [method, result], amount) => {
  const { transfers, connection, transfer, wallet } = await openChainReader({ sandbox })
  const to = await createUnfundedAddress()
  lie(method, result)
  const refused = { code: 'FEE_TOO_HIGH' }
  await expect(transfers.quote(transfer({ to, amount }))).rejects.toMatchObject(refused)
  await expect(transfers.send(transfer({ to, amount }), connection)).rejects.toMatchObject(refused)
  expect(wallet.script.log().filter(({ method: each }) => /sign/i.test(each))).toEqual([])
})

it('the chain reader caps the priority fee at 0.01 SOL, whatever a node returns', async () => {
  const { transfers, transfer } = await openChainReader({ sandbox })
  const to = await createUnfundedAddress()
  lie(...prices(1e15))
  const { fees } = await transfers.quote(transfer({ to, amount: SOL }))
  expect(Math.max(...fees.map(({ amount }) => Number(amount)))).toBeLessThanOrEqual(10_005_000)
})
