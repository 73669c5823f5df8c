import type { ChainReader, NameMethods } from '../adapter/chainReader.js'
import type {
  AccountSnapshot,
  SendOutcome,
  Simulation,
  TransactionState,
  Transfer,
  TransferMethods,
  TransferQuote,
} from '../adapter/transfers.js'
import { ModalError } from '../errors/ModalError.js'
import type { ActivityPage } from '../types/activity.js'
import type { TokenAmount, TokenInfo } from '../types/token.js'

export interface FakeChainReader {
  readonly chainReader: ChainReader
  quote: TransferQuote | Error
  simulation: Simulation
  sendError: unknown
  state: TransactionState
  readonly snapshots: string[]
  until: string | undefined
  settlement: SendOutcome
  readonly settled: readonly AccountSnapshot[]
  /** `hold`: the wallet waits for `release`; `hang`: the node waits for it. @default 'now' */
  mode: 'now' | 'hold' | 'hang'
  release(): void
  readonly sent: readonly Transfer[]
  readonly sentTogether: readonly (readonly Transfer[])[]
  readonly quoted: readonly Transfer[]
  readonly simulated: readonly Transfer[]
  readonly names: Map<string, string>
  readonly described: Map<string, TokenInfo>
  tokens: readonly TokenAmount[]
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

export function createFakeChainReader(): FakeChainReader {
  const sent: Transfer[] = []
  const sentTogether: (readonly Transfer[])[] = []
  const quoted: Transfer[] = []
  const simulated: Transfer[] = []
  const held: (() => void)[] = []
  const snapshots: string[] = []
  const settled: AccountSnapshot[] = []
  const names = new Map<string, string>()
  const described = new Map<string, TokenInfo>()
  const transfers: TransferMethods = {
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
      if (!sendCalls) throw new ModalError('METHOD_UNSUPPORTED')
      sentTogether.push(all)
      if (fake.sendError !== undefined) throw fake.sendError
      return sendCalls({ account: all[0].from, calls: all })
    },
    state: async () => fake.state,
    async snapshot() {
      const sent = snapshots.length > 1 ? snapshots.shift() : snapshots[0]
      return sent === undefined ? undefined : { sent, until: fake.until }
    },
    async readSendOutcome(query) {
      settled.push(query.snapshot)
      return fake.settlement
    },
  }
  const lookup: NameMethods = {
    isName: (text) => /^[^\s.]+(\.[^\s.]+)+$/.test(text),
    resolve: async ({ name }) => names.get(name),
    async reverse({ address }) {
      const name = [...names].find(([, each]) => each === address)?.[0]
      return name === undefined ? undefined : { name }
    },
  }
  const fake: FakeChainReader = {
    chainReader: {
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
    snapshots,
    until: undefined,
    settlement: 'open',
    settled,
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
