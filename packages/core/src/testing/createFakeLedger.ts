import type { Ledger, Names } from '../adapter/ledger.js'
import type { Simulation, TransactionState, Transfer, TransferQuote, Transfers } from '../adapter/transfers.js'
import { ModalError } from '../errors/ModalError.js'
import type { ActivityPage } from '../types/activity.js'
import type { TokenAmount, TokenInfo } from '../types/token.js'

/** A chain that a test plays: what it costs, what would happen, and who is called what. */
export interface FakeLedger {
  readonly ledger: Ledger
  /** What the next questions are answered with; an `Error` is a node that does not answer. */
  quote: TransferQuote | Error
  simulation: Simulation
  /** Ends the next `send` in place of a hash. */
  sendError: unknown
  /** Where what was sent stands. @default on its way */
  state: TransactionState
  /** Where accounts stand, by the chain, one for each time that it is asked; the last one stays. None: it cannot tell. */
  readonly marks: string[]
  /** `hold`: the wallet waits for `release`; `hang`: the node does. @default 'now' */
  mode: 'now' | 'hold' | 'hang'
  release(): void
  /** What the wallet was asked for, in order. */
  readonly sent: readonly Transfer[]
  /** The same of several with one question. */
  readonly sentTogether: readonly (readonly Transfer[])[]
  readonly quoted: readonly Transfer[]
  readonly simulated: readonly Transfer[]
  /** Addresses by name. */
  readonly names: Map<string, string>
  readonly described: Map<string, TokenInfo>
  tokens: readonly TokenAmount[]
  /** What happened, or a node that does not say. */
  history: ActivityPage | Error
}

const ether = 10n ** 18n

export const fakeQuote: TransferQuote = {
  fees: [
    { id: 'slow', amount: ether / 1000n, seconds: 60 },
    { id: 'normal', amount: ether / 500n, most: ether / 400n, seconds: 12 },
    { id: 'fast', amount: ether / 250n, seconds: 6 },
  ],
  balance: 2n * ether,
  native: 2n * ether,
  most: 2n * ether - ether / 400n,
}

export function createFakeLedger(): FakeLedger {
  const sent: Transfer[] = []
  const sentTogether: (readonly Transfer[])[] = []
  const quoted: Transfer[] = []
  const simulated: Transfer[] = []
  const held: (() => void)[] = []
  const marks: string[] = []
  const names = new Map<string, string>()
  const described = new Map<string, TokenInfo>()
  const transfers: Transfers = {
    nfts: ['erc721', 'erc1155'],
    async quote(transfer) {
      quoted.push(transfer)
      if (fake.mode === 'hang') await new Promise<void>((resolve) => held.push(resolve))
      if (fake.quote instanceof Error) throw fake.quote
      return fake.quote
    },
    async simulate(transfer) {
      simulated.push(transfer)
      return fake.simulation
    },
    async send(transfer) {
      const nonce = sent.push(transfer)
      if (fake.mode === 'hold') await new Promise<void>((resolve) => held.push(resolve))
      if (fake.sendError !== undefined) throw fake.sendError
      return { hash: `0x${String(nonce).padStart(64, 'a')}`, nonce }
    },
    async sendAll(all, { sendCalls }) {
      if (!sendCalls) throw new ModalError('ACT_UNSUPPORTED')
      sentTogether.push(all)
      if (fake.sendError !== undefined) throw fake.sendError
      return sendCalls({ account: all[0].from, calls: all })
    },
    state: async () => fake.state,
    mark: async () => (marks.length > 1 ? marks.shift() : marks[0]),
  }
  const lookup: Names = {
    isName: (text) => /^[^\s.]+(\.[^\s.]+)+$/.test(text),
    resolve: async ({ name }) => names.get(name),
    async reverse({ address }) {
      const name = [...names].find(([, each]) => each === address)?.[0]
      return name === undefined ? undefined : { name }
    },
  }
  const fake: FakeLedger = {
    ledger: {
      transfers,
      names: lookup,
      tokens: async () => fake.tokens,
      token: async ({ address }) => described.get(address),
      async activity() {
        if (fake.history instanceof Error) throw fake.history
        return fake.history
      },
    },
    quote: fakeQuote,
    simulation: { status: 'unknown' },
    sendError: undefined,
    state: { status: 'pending' },
    marks,
    mode: 'now',
    release() {
      for (const resolve of held.splice(0)) resolve()
    },
    sent,
    sentTogether,
    quoted,
    simulated,
    names,
    described,
    tokens: [],
    history: { items: [] },
  }
  return fake
}
