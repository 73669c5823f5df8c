import { type Address, OutScript } from '@scure/btc-signer'
import type { BcoinAddress, BcoinChain, BcoinMempool, BcoinMeta, BcoinTransaction } from './bcoin'

type Status = { confirmed: true; block_height: number; block_hash: string; block_time: number } | { confirmed: false }

interface Coin {
  txid: string
  vout: number
  value: number
  status: Status
}

export interface EsploraOutput {
  scriptpubkey: string
  scriptpubkey_address?: string
  value: number
}

interface Input {
  txid: string
  vout: number
  prevout: EsploraOutput | null
  sequence: number
  is_coinbase: boolean
}

export interface EsploraTransaction {
  txid: string
  version: number
  locktime: number
  vin: readonly Input[]
  vout: readonly EsploraOutput[]
  size: number
  weight: number
  fee: number
  status: Status
}

const reversed = (hex: string) => Buffer.from(hex, 'hex').reverse().toString('hex')

export function createEsploraHistory({
  chain,
  mempool,
  coder,
}: {
  chain: BcoinChain
  mempool: BcoinMempool
  coder: ReturnType<typeof Address>
}) {
  const find = async (hash: string): Promise<BcoinMeta | undefined> =>
    mempool.getMeta(hash) ?? (await chain.getMeta(hash)) ?? undefined

  const statusAt = async (height: number): Promise<Status> => {
    const entry = height < 0 ? null : await chain.getEntry(height)
    if (!entry) return { confirmed: false }
    return { confirmed: true, block_height: height, block_hash: entry.rhash(), block_time: entry.time }
  }

  const toOutput = ({ value, script }: BcoinTransaction['outputs'][number]): EsploraOutput => {
    const bytes = script.toRaw()
    const scriptpubkey = bytes.toString('hex')
    try {
      return { scriptpubkey, scriptpubkey_address: coder.encode(OutScript.decode(bytes)), value }
    } catch {
      return { scriptpubkey, value }
    }
  }

  const describe = async ({ tx, height }: BcoinMeta): Promise<EsploraTransaction> => {
    const isCoinbase = tx.isCoinbase()
    const vin = await Promise.all(
      tx.inputs.map(async ({ prevout: { hash, index }, sequence }) => {
        const created = isCoinbase ? undefined : (await find(hash))?.tx.outputs[index]
        const prevout = created ? toOutput(created) : null
        return { txid: reversed(hash), vout: index, prevout, sequence, is_coinbase: isCoinbase }
      }),
    )
    const vout = tx.outputs.map(toOutput)
    const sum = (all: readonly (EsploraOutput | null)[]) => all.reduce((total, each) => total + (each?.value ?? 0), 0)
    return {
      ...{ txid: tx.txid(), version: tx.version, locktime: tx.locktime, vin, vout },
      ...{ size: tx.getSize(), weight: tx.getWeight() },
      fee: isCoinbase ? 0 : sum(vin.map(({ prevout }) => prevout)) - sum(vout),
      status: await statusAt(height),
    }
  }

  const metasOf = async (address: BcoinAddress): Promise<BcoinMeta[]> => {
    const mined: BcoinMeta[] = await chain.getMetaByAddress(address)
    mined.sort((one, other) => other.height - one.height || other.index - one.index)
    return [...mempool.getMetaByAddress(address), ...mined]
  }

  return {
    async coins(address: BcoinAddress): Promise<Coin[]> {
      const all = [...(await chain.getCoinsByAddress(address)), ...mempool.getCoinsByAddress(address)]
      const there = all.filter(({ hash, index }) => !mempool.isSpent(hash, index))
      return Promise.all(
        there.map(async (coin) => ({
          ...{ txid: coin.txid(), vout: coin.index, value: coin.value },
          status: await statusAt(coin.height),
        })),
      )
    },
    ofAddress: async (address: BcoinAddress) => Promise.all((await metasOf(address)).map(describe)),
    async transaction(txid: string): Promise<(EsploraTransaction & { hex: string }) | undefined> {
      const meta = await find(reversed(txid))
      return meta && { ...(await describe(meta)), hex: meta.tx.toRaw().toString('hex') }
    },
    async outspend(txid: string, index: number) {
      const hash = reversed(txid)
      const created = (await find(hash))?.tx.outputs[index]
      if (!created) return { spent: false }
      const owner = created.script.getAddress()
      const candidates = owner ? await metasOf(owner) : []
      for (const meta of candidates) {
        const vin = meta.tx.inputs.findIndex(({ prevout }) => prevout.hash === hash && prevout.index === index)
        if (vin >= 0) return { spent: true, txid: meta.tx.txid(), vin, status: await statusAt(meta.height) }
      }
      return { spent: false }
    },
  }
}
