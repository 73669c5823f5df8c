import { RpcError } from '../http/rpc'
import { createLedger } from './createLedger'
import { createRuntime, type Header } from './createRuntime'
import type { Description } from './descriptions'
import { execute } from './execute'
import type { NetworkFacts } from './networks'

/** `events` as the chain keeps them, `at` in milliseconds. */
export interface Block {
  number: number
  hash: `0x${string}`
  header: Header
  extrinsics: readonly string[]
  events: string
  at: number
}

/** No events. */
const NOTHING = '0x00'

/** What a transaction takes of a block; one and the same for all. */
const WEIGHT = { refTime: 148_000_000, proofSize: 3_593 }

/**
 * One network: who has how much, and a block for each transaction. What a transaction says is read and its signature
 * verified with Polkadot's own library, against the description of the real network.
 *
 * @param parameters `funded`: free balance by public key, hex
 */
export function createChain(
  facts: NetworkFacts,
  {
    load,
    funded,
  }: {
    load: () => Promise<Description>
    funded: ReadonlyMap<string, bigint>
  },
) {
  const runtime = createRuntime(load, facts)
  const ledger = createLedger(facts, funded)
  const listeners: Set<(block: Block) => void> = new Set()
  const started = runtime.then(({ createHeader }) => {
    const { header } = createHeader({ number: 0, parentHash: undefined, extrinsics: [] })
    const first = createHeader({ number: 1, parentHash: facts.genesisHash, extrinsics: [] })
    // The hash of block 0 is the real one, the name of the chain, and not that of its header here. Clients date
    // transactions by a header that they hash themselves, so there is always one more.
    const blocks: Block[] = [
      { number: 0, hash: facts.genesisHash, header, extrinsics: [], events: NOTHING, at: 0 },
      { number: 1, ...first, extrinsics: [], events: NOTHING, at: Date.now() },
    ]
    return blocks
  })
  const blocks = () => started
  const seal = async (extrinsics: readonly string[], events: string = NOTHING): Promise<Block> => {
    const { createHeader } = await runtime
    const all = await blocks()
    const parent = all.at(-1)
    const number = all.length
    const made = createHeader({ number, parentHash: parent?.hash, extrinsics })
    const block: Block = { number, ...made, extrinsics, events, at: Date.now() }
    all.push(block)
    for (const listener of [...listeners]) listener(block)
    return block
  }

  return {
    facts,
    runtime,
    blocks,
    ledger,
    /** A block without transactions. */
    idle: () => seal([]),
    watch(listener: (block: Block) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Checks a signed transaction, does what it says, and puts it into a block. */
    async submit(hex: unknown): Promise<{ hash: `0x${string}`; block: Block }> {
      const { readExtrinsic, outcomes } = await runtime
      const { signer, nonce, tip, call, isSignatureGood, hash } = readExtrinsic(hex, await blocks())
      const cost = facts.fee + tip
      const { nonce: expected, free } = ledger.account(signer)
      if (!isSignatureGood) throw invalid('Transaction has a bad signature')
      if (nonce < expected) throw invalid('Transaction is outdated')
      // Real nodes keep one that comes early; this one has no queue.
      if (nonce > expected) throw new RpcError(1012, 'Transaction is temporarily banned')
      if (free < cost) throw invalid('Inability to pay some fees (e.g. account balance too low)')
      ledger.pay(signer, { nonce: nonce + 1, cost })
      // As on a real chain, what cannot be done still costs its fee.
      const { events, refusal } = execute(ledger, { signer, call })
      const { events: encode, toError } = outcomes()
      const info = { weight: WEIGHT, class: 'Normal', paysFee: 'Yes' }
      const happened = [
        { pallet: 'Balances', name: 'Withdraw', args: [signer, cost] },
        ...events,
        { pallet: 'TransactionPayment', name: 'TransactionFeePaid', args: [signer, cost, tip] },
        refusal
          ? { pallet: 'System', name: 'ExtrinsicFailed', args: [toError(refusal), info] }
          : { pallet: 'System', name: 'ExtrinsicSuccess', args: [info] },
      ]
      return { hash, block: await seal([String(hex)], encode(happened.map((each) => ({ index: 0, happened: each })))) }
    },
    /** What a transaction costs, as the chain's runtime answers it. */
    async payment() {
      const { outcomes } = await runtime
      return outcomes().info({ ...WEIGHT, fee: facts.fee })
    },
    /** Tries a call out. @param given what the runtime is asked, encoded */
    async dryRun(given: unknown) {
      const { readDryRun, outcomes } = await runtime
      return outcomes().dryRun(execute(ledger, { ...readDryRun(given), isTrial: true }))
    },
  }
}

export type Chain = ReturnType<typeof createChain>

const invalid = (reason: string) => new RpcError(1010, 'Invalid Transaction', reason)
