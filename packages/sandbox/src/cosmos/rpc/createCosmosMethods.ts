import { fromBase64, fromHex, toBase64 } from '@cosmjs/encoding'
import { RpcError } from '../../http/answerRpc'
import { CosmosSdkError } from '../chain/CosmosSdkError'
import { type CosmosBlock, type CosmosChain, hashTransaction } from '../chain/createCosmosChain'
import type { CosmosChainInfo } from '../chains'
import { ABCI_QUERIES } from './abciQueries'
import { parseTxSearchQuery } from './parseTxSearchQuery'

type Method = (params: Readonly<Record<string, unknown>>) => unknown

export function createCosmosMethods(chain: CosmosChain): Readonly<Record<string, Method>> {
  const height = () => String(chain.height())
  const started = new Date().toISOString()
  const emptyHash = '0'.repeat(64)
  return {
    health: () => ({}),
    status: () => ({
      node_info: {
        protocol_version: { p2p: '8', block: '11', app: '0' },
        ...{
          id: '0'.repeat(40),
          listen_addr: 'tcp://127.0.0.1:26656',
          network: chain.facts.chainId,
          version: '0.38.17',
        },
        ...{ channels: '40202122233038606100', moniker: 'sandbox' },
        other: { tx_index: 'on', rpc_address: 'tcp://127.0.0.1:26657' },
      },
      sync_info: {
        ...{ latest_block_hash: emptyHash, latest_app_hash: emptyHash, latest_block_height: height() },
        ...{ latest_block_time: started, earliest_block_hash: emptyHash, earliest_app_hash: emptyHash },
        ...{ earliest_block_height: '1', earliest_block_time: started, catching_up: false },
      },
      validator_info: {
        address: '0'.repeat(40),
        pub_key: { type: 'tendermint/PubKeyEd25519', value: toBase64(new Uint8Array(32)) },
        voting_power: '1',
      },
    }),
    abci_query({ path, data }) {
      const query = typeof path === 'string' && Object.hasOwn(ABCI_QUERIES, path) ? ABCI_QUERIES[path] : undefined
      const answer = {
        log: '',
        info: '',
        index: '0',
        key: null,
        value: '',
        proofOps: null,
        height: height(),
        codespace: '',
      }
      try {
        if (!query) throw new CosmosSdkError(6, `unknown query path: ${path}`)
        const value = query(chain, fromHex(String(data)))
        return { response: { ...answer, code: 0, value: toBase64(value) } }
      } catch (error) {
        const { code, message } = toChainError(error)
        return { response: { ...answer, code, log: message, codespace: 'sdk' } }
      }
    },
    async broadcast_tx_sync({ tx }) {
      const bytes = fromBase64(String(tx))
      const hash = hashTransaction(bytes)
      try {
        await chain.broadcast(bytes)
        return { code: 0, data: '', log: '', codespace: '', hash }
      } catch (error) {
        const { code, message } = toChainError(error)
        return { code, data: '', log: message, codespace: 'sdk', hash }
      }
    },
    tx_search({ query, page, per_page: perPage, order_by: order }) {
      const size = Math.min(MOST_PER_PAGE, Number(perPage ?? USUAL_PER_PAGE))
      const result = chain.blocks().filter(parseTxSearchQuery(String(query)))
      if (order === 'desc') result.reverse()
      const start = (Number(page ?? 1) - 1) * size
      if (start < 0 || (start > 0 && start >= result.length)) {
        throw new RpcError(-32603, 'Internal error', `page should be within the range of results, given ${page}`)
      }
      return { txs: result.slice(start, start + size).map(toTx), total_count: String(result.length) }
    },
    blockchain({ minHeight, maxHeight }) {
      const [first, last] = [Number(minHeight), Math.min(Number(maxHeight), Number(minHeight) + 19)]
      const metas = chain.blocks().filter(({ height: each }) => each >= first && each <= last)
      return { last_height: height(), block_metas: metas.reverse().map((each) => toMeta(each, chain.facts)) }
    },
  }
}

// CometBFT's default and maximum of results per page.
const [USUAL_PER_PAGE, MOST_PER_PAGE] = [30, 100]

const toMeta = ({ hash, height, at }: CosmosBlock, { chainId }: CosmosChainInfo): unknown => ({
  block_id: { hash },
  ...{ block_size: '1000', num_txs: '1' },
  header: { chain_id: chainId, height: String(height), time: new Date(at).toISOString() },
})

const toTx = ({ hash, height, code, log, gasWanted, gasUsed, bytes, events }: CosmosBlock) => ({
  ...{ hash, height: String(height), index: 0, tx: toBase64(bytes) },
  tx_result: {
    ...{ code, data: '', log, info: '', events, codespace: code ? 'sdk' : '' },
    ...{ gas_wanted: String(gasWanted), gas_used: String(gasUsed) },
  },
})

const toChainError = (error: unknown) =>
  error instanceof CosmosSdkError ? error : new CosmosSdkError(1, String(error))
