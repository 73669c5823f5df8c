import { RpcError } from '../http/answerRpc'
import { createPolkadotBalances } from './createPolkadotBalances'
import { createPolkadotRuntime, type PolkadotHeader } from './createPolkadotRuntime'
import type { RuntimeMetadata } from './descriptions'
import { executeCall } from './executeCall'
import type { PolkadotNetwork } from './networks'

/** Describes a block: `events` SCALE-encoded, `at` in ms. */
export interface PolkadotBlock {
  number: number
  hash: `0x${string}`
  header: PolkadotHeader
  extrinsics: readonly string[]
  events: string
  at: number
}

const NOTHING = '0x00'

// Weight of every transaction.
const WEIGHT = { refTime: 148_000_000, proofSize: 3_593 }

/**
 * Creates a network with a block per transaction. Polkadot's own library decodes and verifies transactions by the real
 * network's metadata.
 *
 * @param parameters `funded`: free balance by public key, hex
 */
export function createPolkadotChain(
  facts: PolkadotNetwork,
  {
    load,
    funded,
  }: {
    load: () => Promise<RuntimeMetadata>
    funded: ReadonlyMap<string, bigint>
  },
) {
  const runtime = createPolkadotRuntime(load, facts)
  const ledger = createPolkadotBalances(facts, funded)
  const listeners: Set<(block: PolkadotBlock) => void> = new Set()
  const started = runtime.then(({ createHeader }) => {
    const { header } = createHeader({ number: 0, parentHash: undefined, extrinsics: [] })
    const first = createHeader({ number: 1, parentHash: facts.genesisHash, extrinsics: [] })
    // Block 0 has the real genesis hash, which identifies the chain, in place of its header's hash. A client limits a
    // transaction's lifetime by the hash that it computes from the newest header, which would be wrong for block 0, so
    // block 1 exists from the start.
    const blocks: PolkadotBlock[] = [
      { number: 0, hash: facts.genesisHash, header, extrinsics: [], events: NOTHING, at: 0 },
      { number: 1, ...first, extrinsics: [], events: NOTHING, at: Date.now() },
    ]
    return blocks
  })
  const blocks = () => started
  const seal = async (extrinsics: readonly string[], events: string = NOTHING): Promise<PolkadotBlock> => {
    const { createHeader } = await runtime
    const all = await blocks()
    const parent = all.at(-1)
    const number = all.length
    const created = createHeader({ number, parentHash: parent?.hash, extrinsics })
    const block: PolkadotBlock = { number, ...created, extrinsics, events, at: Date.now() }
    all.push(block)
    for (const listener of [...listeners]) listener(block)
    return block
  }

  return {
    facts,
    runtime,
    blocks,
    ledger,
    idle: () => seal([]),
    watch(listener: (block: PolkadotBlock) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async submit(hex: unknown): Promise<{ hash: `0x${string}`; block: PolkadotBlock }> {
      const { readExtrinsic, outcomes } = await runtime
      const { signer, nonce, tip, call, isSignatureGood, hash } = readExtrinsic(hex, await blocks())
      const cost = facts.fee + tip
      const { nonce: expected, free } = ledger.account(signer)
      if (!isSignatureGood) throw invalid('Transaction has a bad signature')
      if (nonce < expected) throw invalid('Transaction is outdated')
      // Real nodes queue a transaction with a later nonce; this one has no queue.
      if (nonce > expected) throw new RpcError(1012, 'Transaction is temporarily banned')
      if (free < cost) throw invalid('Inability to pay some fees (e.g. account balance too low)')
      ledger.pay(signer, { nonce: nonce + 1, cost })
      // A failing call still costs its fee, as on a real chain.
      const { events, refusal } = executeCall(ledger, { signer, call })
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
    async payment() {
      const { outcomes } = await runtime
      return outcomes().info({ ...WEIGHT, fee: facts.fee })
    },
    /** Simulates a call. @param input the encoded runtime call */
    async dryRun(input: unknown) {
      const { readDryRun, outcomes } = await runtime
      return outcomes().dryRun(executeCall(ledger, { ...readDryRun(input), isTrial: true }))
    },
  }
}

export type PolkadotChain = ReturnType<typeof createPolkadotChain>

const invalid = (reason: string) => new RpcError(1010, 'Invalid Transaction', reason)
