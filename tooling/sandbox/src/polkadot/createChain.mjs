import { RpcError } from '../http/rpc.mjs'
import { createRuntime } from './createRuntime.mjs'

/**
 * @typedef {{ nonce: number, free: bigint }} AccountState
 * @typedef {{ number: number, hash: `0x${string}`, header: import('./createRuntime.mjs').Header, extrinsics: readonly string[] }} Block
 */

/**
 * One network: who has how much, and a block for each transaction. What a transaction says is read and its signature
 * verified with Polkadot's own library, against the description of the real network.
 *
 * @param {import('./networks.mjs').NetworkFacts} facts
 * @param {{
 *   load: () => Promise<import('./descriptions.mjs').Description>,
 *   funded: ReadonlyMap<string, bigint>,
 * }} parameters `funded`: free balance by public key, hex
 */
export function createChain(facts, { load, funded }) {
  const runtime = createRuntime(load, facts)
  /** @type {Map<string, AccountState>} */
  const accounts = new Map([...funded].map(([key, free]) => [key, { nonce: 0, free }]))
  /** @type {Set<(block: Block) => void>} */
  const listeners = new Set()
  const started = runtime.then(({ createHeader }) => {
    const { header } = createHeader({ number: 0, parentHash: undefined, extrinsics: [] })
    const first = createHeader({ number: 1, parentHash: facts.genesisHash, extrinsics: [] })
    // The hash of block 0 is the real one, the name of the chain, and not that of its header here. Clients date
    // transactions by a header that they hash themselves, so there is always one more.
    /** @type {Block[]} */
    const blocks = [
      { number: 0, hash: facts.genesisHash, header, extrinsics: [] },
      { number: 1, ...first, extrinsics: [] },
    ]
    return blocks
  })
  const blocks = () => started
  const account = (/** @type {string} */ key) => accounts.get(key) ?? { nonce: 0, free: 0n }
  const add = (/** @type {string} */ key, /** @type {bigint} */ amount) => {
    const before = account(key)
    accounts.set(key, { ...before, free: before.free + amount })
  }

  /** @param {readonly string[]} extrinsics */
  const seal = async (extrinsics) => {
    const { createHeader } = await runtime
    const all = await blocks()
    const parent = all.at(-1)
    const number = all.length
    /** @type {Block} */
    const block = { number, ...createHeader({ number, parentHash: parent?.hash, extrinsics }), extrinsics }
    all.push(block)
    for (const listener of [...listeners]) listener(block)
    return block
  }

  return {
    facts,
    runtime,
    blocks,
    account,
    /** @param {(block: Block) => void} listener */
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Checks a signed transaction, does what it says, and puts it into a block.
     *
     * @param {unknown} hex
     * @returns {Promise<{ hash: `0x${string}`, block: Block }>}
     */
    async submit(hex) {
      const { readExtrinsic } = await runtime
      const { signer, nonce, tip, transfer, isSignatureGood, hash } = readExtrinsic(hex, await blocks())
      const cost = facts.fee + tip
      const { nonce: expected, free } = account(signer)
      if (!isSignatureGood) throw invalid('Transaction has a bad signature')
      if (nonce < expected) throw invalid('Transaction is outdated')
      // Real nodes keep one that comes early; this one has no queue.
      if (nonce > expected) throw new RpcError(1012, 'Transaction is temporarily banned')
      if (free < cost) throw invalid('Inability to pay some fees (e.g. account balance too low)')
      accounts.set(signer, { nonce: nonce + 1, free: free - cost })
      // As on a real chain, what cannot be transferred still costs its fee.
      if (transfer && free - cost - transfer.value >= (transfer.keepAlive ? facts.minimum : 0n)) {
        add(signer, -transfer.value)
        add(transfer.to, transfer.value)
      }
      return { hash, block: await seal([String(hex)]) }
    },
  }
}

/** @typedef {ReturnType<typeof createChain>} Chain */

const invalid = (/** @type {string} */ reason) => new RpcError(1010, 'Invalid Transaction', reason)
