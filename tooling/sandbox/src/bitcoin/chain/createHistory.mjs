import { OutScript } from '@scure/btc-signer'

/**
 * As Esplora tells it; amounts in satoshis.
 *
 * @typedef {{ confirmed: true, block_height: number, block_hash: string, block_time: number }
 *   | { confirmed: false }} Status
 * @typedef {{ txid: string, vout: number, value: number, status: Status }} Coin
 * @typedef {{ scriptpubkey: string, scriptpubkey_address?: string, value: number }} Output
 * @typedef {{ txid: string, vout: number, prevout: Output | null, sequence: number, is_coinbase: boolean }} Input
 * @typedef {{ txid: string, version: number, locktime: number, vin: readonly Input[], vout: readonly Output[],
 *   size: number, weight: number, fee: number, status: Status }} Told
 *
 * As bcoin has it: hashes are the other way round from ids.
 * @typedef {{ hash: string, index: number }} Outpoint
 * @typedef {{ version: number, locktime: number, inputs: { prevout: Outpoint, sequence: number }[],
 *   outputs: { value: number, script: { toRaw(): Buffer, getAddress(): unknown } }[], txid(): string, hash(encoding: 'hex'): string,
 *   toRaw(): Buffer, getSize(): number, getWeight(): number, isCoinbase(): boolean }} Transaction
 * @typedef {{ tx: Transaction, height: number, index: number }} Meta
 */

const reversed = (/** @type {string} */ hex) => Buffer.from(hex, 'hex').reverse().toString('hex')

/**
 * What a chain and what waits for it tell of transactions.
 *
 * @param {{ chain: any, mempool: any, coder: { encode(script: any): string } }} parameters
 */
export function createHistory({ chain, mempool, coder }) {
  /** @param {string} hash @returns {Promise<Meta | undefined>} */
  const find = async (hash) => mempool.getMeta(hash) ?? (await chain.getMeta(hash)) ?? undefined

  /** @param {number} height @returns {Promise<Status>} */
  const statusAt = async (height) => {
    const entry = height < 0 ? null : await chain.getEntry(height)
    if (!entry) return { confirmed: false }
    return { confirmed: true, block_height: height, block_hash: entry.rhash(), block_time: entry.time }
  }

  /** @param {Transaction['outputs'][number]} output @returns {Output} */
  const toOutput = ({ value, script }) => {
    const bytes = script.toRaw()
    const scriptpubkey = bytes.toString('hex')
    try {
      return { scriptpubkey, scriptpubkey_address: coder.encode(OutScript.decode(bytes)), value }
    } catch {
      return { scriptpubkey, value }
    }
  }

  /** @param {Meta} meta @returns {Promise<Told>} */
  const describe = async ({ tx, height }) => {
    const isCoinbase = tx.isCoinbase()
    const vin = await Promise.all(
      tx.inputs.map(async ({ prevout: { hash, index }, sequence }) => {
        const made = isCoinbase ? undefined : (await find(hash))?.tx.outputs[index]
        const prevout = made ? toOutput(made) : null
        return { txid: reversed(hash), vout: index, prevout, sequence, is_coinbase: isCoinbase }
      }),
    )
    const vout = tx.outputs.map(toOutput)
    const sum = (/** @type {readonly (Output | null)[]} */ all) =>
      all.reduce((total, each) => total + (each?.value ?? 0), 0)
    return {
      ...{ txid: tx.txid(), version: tx.version, locktime: tx.locktime, vin, vout },
      ...{ size: tx.getSize(), weight: tx.getWeight() },
      fee: isCoinbase ? 0 : sum(vin.map(({ prevout }) => prevout)) - sum(vout),
      status: await statusAt(height),
    }
  }

  /** @param {unknown} address @returns {Promise<Meta[]>} */
  const metasOf = async (address) => {
    /** @type {Meta[]} */
    const mined = await chain.getMetaByAddress(address)
    mined.sort((one, other) => other.height - one.height || other.index - one.index)
    return [...mempool.getMetaByAddress(address), ...mined]
  }

  return {
    /** @param {unknown} address @returns {Promise<Coin[]>} */
    async coins(address) {
      /** @type {(Outpoint & { value: number, height: number, txid(): string })[]} */
      const all = [...(await chain.getCoinsByAddress(address)), ...mempool.getCoinsByAddress(address)]
      const there = all.filter(({ hash, index }) => !mempool.isSpent(hash, index))
      return Promise.all(
        there.map(async (coin) => ({
          ...{ txid: coin.txid(), vout: coin.index, value: coin.value },
          status: await statusAt(coin.height),
        })),
      )
    },
    /** Newest first, what waits before all. @param {unknown} address */
    ofAddress: async (address) => Promise.all((await metasOf(address)).map(describe)),
    /** @param {string} txid @returns {Promise<(Told & { hex: string }) | undefined>} */
    async transaction(txid) {
      const meta = await find(reversed(txid))
      return meta && { ...(await describe(meta)), hex: meta.tx.toRaw().toString('hex') }
    },
    /** Who spends an output. @param {string} txid @param {number} index */
    async outspend(txid, index) {
      const hash = reversed(txid)
      const made = (await find(hash))?.tx.outputs[index]
      if (!made) return { spent: false }
      const owner = made.script.getAddress()
      const candidates = owner ? await metasOf(owner) : []
      for (const meta of candidates) {
        const vin = meta.tx.inputs.findIndex(({ prevout }) => prevout.hash === hash && prevout.index === index)
        if (vin >= 0) return { spent: true, txid: meta.tx.txid(), vin, status: await statusAt(meta.height) }
      }
      return { spent: false }
    },
  }
}
