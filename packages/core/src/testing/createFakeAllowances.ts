import type { Allowance, AllowanceMethods } from '../adapter/allowances.js'
import type { Call, CallMethods } from '../adapter/calls.js'
import type { ChainReader } from '../adapter/chainReader.js'
import { createFakeChainReader } from './createFakeChainReader.js'
import { createFakeSwaps, type FakeSwaps } from './createFakeSwaps.js'

export interface FakeAllowances extends FakeSwaps {
  standing: readonly Allowance[]
  found: { readonly isPartial?: boolean; readonly since?: number } | Error
  /** True: sent calls revoke nothing, as with a node that lags or a contract that lies. */
  isDeaf: boolean
  readonly searches: number
}

const REVOKE = '0x4e'

export function createFakeAllowances(): FakeAllowances {
  const base = createFakeChainReader()
  const swaps = createFakeSwaps(base)
  const { chainReader } = swaps
  let searches = 0
  const done = new Set<string>()
  const settle = () => fake.standing.filter(({ id }) => fake.isDeaf || !done.has(REVOKE + toHex(id)))
  const calls: NonNullable<ChainReader['calls']> = async () => {
    const base = await requireCalls(chainReader)
    return {
      ...base,
      async send(...query) {
        const sent = await base.send(...query)
        done.add(query[0].call.data)
        return sent
      },
      async sendAll(...query) {
        const sent = await base.sendAll(...query)
        for (const { data } of query[0].calls) done.add(data)
        return sent
      },
    }
  }
  const allowances: AllowanceMethods = {
    async find() {
      searches += 1
      if (fake.found instanceof Error) throw fake.found
      return { allowances: settle(), ...fake.found }
    },
    async read({ allowances: asked }) {
      return settle().filter(({ id }) => asked.some((each) => each.id === id))
    },
    buildRevocations: ({ allowances: all }) =>
      all.map(({ id, token }) => ({
        ids: [id],
        call: { to: token.address, data: REVOKE + toHex(id), value: 0n } satisfies Call,
      })),
  }
  const fake: FakeAllowances = Object.assign(swaps, {
    chainReader: { ...swaps.chainReader, calls, allowances: async () => allowances },
    standing: [],
    found: {},
    isDeaf: false,
    searches: 0,
  })
  Object.defineProperty(fake, 'searches', { get: () => searches })
  return fake
}

async function requireCalls(chainReader: ChainReader): Promise<CallMethods> {
  const calls = await chainReader.calls?.()
  if (!calls) throw new Error('Fake swaps call contracts')
  return calls
}

const toHex = (text: string) => [...text].map((each) => each.charCodeAt(0).toString(16)).join('')

export const fakeAllowance = (id: string, more: Partial<Allowance> = {}): Allowance => ({
  id,
  kind: 'token',
  token: { address: `0x${'7'.repeat(40)}`, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6 },
  spender: `0x${'5'.repeat(40)}`,
  amount: 5_000_000n,
  isUnlimited: false,
  atRisk: 5_000_000n,
  ...more,
})
