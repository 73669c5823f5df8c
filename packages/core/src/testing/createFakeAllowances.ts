import type { Allowance, Allowances } from '../adapter/allowances.js'
import type { Call, Calls } from '../adapter/calls.js'
import type { Ledger } from '../adapter/ledger.js'
import { createFakeLedger } from './createFakeLedger.js'
import { createFakeSwaps, type FakeSwaps } from './createFakeSwaps.js'

/** A chain on which something is allowed, as a test says. */
export interface FakeAllowances extends FakeSwaps {
  /** What stands now: taken back by a call that is sent. */
  standing: readonly Allowance[]
  /** What is said of the search; an `Error` is a node that does not answer. */
  found: { readonly isPartial?: boolean; readonly since?: number } | Error
  /** Calls that are sent take nothing back: a node that is behind, or a contract that lies. */
  isDeaf: boolean
  /** How often what stands was looked for. */
  readonly searches: number
}

/** What a call that takes something back is made of here. */
const REVOKE = '0x4e'

export function createFakeAllowances(): FakeAllowances {
  const base = createFakeLedger()
  const swaps = createFakeSwaps(base)
  const { ledger } = swaps
  let searches = 0
  /** What the chain has carried out. */
  const done = new Set<string>()
  const settle = () => fake.standing.filter(({ id }) => fake.isDeaf || !done.has(REVOKE + toHex(id)))
  const calls: NonNullable<Ledger['calls']> = async () => {
    const base = await requireCalls(ledger)
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
  const allowances: Allowances = {
    async find() {
      searches += 1
      if (fake.found instanceof Error) throw fake.found
      return { allowances: settle(), ...fake.found }
    },
    async read({ allowances: asked }) {
      return settle().filter(({ id }) => asked.some((each) => each.id === id))
    },
    takeBack: ({ allowances: all }) =>
      all.map(({ id, token }) => ({
        ids: [id],
        call: { to: token.address, data: REVOKE + toHex(id), value: 0n } satisfies Call,
      })),
  }
  const fake: FakeAllowances = Object.assign(swaps, {
    ledger: { ...swaps.ledger, calls, allowances: async () => allowances },
    standing: [],
    found: {},
    isDeaf: false,
    searches: 0,
  })
  Object.defineProperty(fake, 'searches', { get: () => searches })
  return fake
}

async function requireCalls(ledger: Ledger): Promise<Calls> {
  const calls = await ledger.calls?.()
  if (!calls) throw new Error('Fake swaps call contracts')
  return calls
}

const toHex = (text: string) => [...text].map((each) => each.charCodeAt(0).toString(16)).join('')

/** An approval of a token, as a chain tells of it. */
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
