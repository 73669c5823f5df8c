import { bnToU8a } from '@polkadot/util/bn'
import { u8aToHex } from '@polkadot/util/u8a'
import { RpcError } from '../../http/answerRpc'
import type { PolkadotBlock, PolkadotChain } from '../createPolkadotChain'
import { toPublicKey } from '../toPublicKey'
import { createStorageReader } from './createStorageReader'
import { POLKADOT_METHOD_NAMES } from './methodNames'

export type PolkadotMethod = (...params: readonly unknown[]) => unknown

const WEIGHT = { refTime: 148_000_000, proofSize: 3_593 }

export function createPolkadotMethods(chain: PolkadotChain): Readonly<Record<string, PolkadotMethod>> {
  const { facts, runtime } = chain
  const last = async () => (await chain.blocks()).at(-1) as PolkadotBlock
  const block = async (hash: unknown) =>
    hash === undefined || hash === null ? last() : (await chain.blocks()).find((each) => each.hash === hash)
  const storage = createStorageReader(chain.ledger)
  const read = async (key: unknown, at?: unknown): Promise<string | null> => {
    const result = await block(at)
    if (!result) throw new RpcError(4003, 'Client error: UnknownBlock', `State already discarded for ${at}`)
    return storage.read(key, result)
  }
  const version = async () => (await runtime).version

  return {
    rpc_methods: () => ({ methods: POLKADOT_METHOD_NAMES }),
    system_chain: () => facts.name,
    system_name: () => 'Foyer sandbox',
    system_version: () => '1.0.0',
    system_chainType: () => 'Live',
    system_health: () => ({ peers: 0, isSyncing: false, shouldHavePeers: false }),
    system_properties: () => ({
      ss58Format: facts.ss58Format,
      tokenDecimals: facts.decimals,
      tokenSymbol: facts.symbol,
    }),
    system_accountNextIndex: (address) => chain.ledger.account(publicKeyOf(address)).nonce,
    chain_getBlockHash: async (number) => {
      const all = await chain.blocks()
      return (number === undefined || number === null ? all.at(-1) : all[Number(number)])?.hash ?? null
    },
    chain_getFinalizedHead: async () => (await last()).hash,
    chain_getHeader: async (hash) => (await block(hash))?.header ?? null,
    chain_getBlock: async (hash) => {
      const result = await block(hash)
      if (!result) return null
      return { block: { header: result.header, extrinsics: result.extrinsics }, justifications: null }
    },
    state_getRuntimeVersion: version,
    state_getMetadata: async () => (await runtime).metadata,
    state_getStorage: read,
    state_queryStorageAt: async (keys, at) => [
      {
        block: (await block(at))?.hash,
        changes: await Promise.all(toList(keys).map(async (key) => [key, await read(key, at)])),
      },
    ],
    state_getKeysPaged: (prefix, count, after) =>
      storage.keys(String(prefix), { count: Number(count), after: typeof after === 'string' ? after : '' }),
    state_call: async (name, data) => {
      const { opaqueMetadata } = await runtime
      switch (name) {
        case 'Metadata_metadata_versions':
          return u8aToHex(Uint8Array.of(1 << 2, 15, 0, 0, 0))
        case 'Metadata_metadata_at_version':
          return data === '0x0f000000' ? opaqueMetadata : '0x00'
        case 'AccountNonceApi_account_nonce':
          return encodeNumber(chain.ledger.account(String(data)).nonce)
        case 'TransactionPaymentApi_query_info':
          return chain.payment()
        case 'DryRunApi_dry_run_call':
          return chain.dryRun(data)
        default:
          throw new RpcError(4003, 'Client error: Execution failed', `Exported method ${name} is not found`)
      }
    },
    payment_queryInfo: () => ({ weight: WEIGHT, class: 'normal', partialFee: String(facts.fee) }),
    author_submitExtrinsic: async (hex) => (await chain.submit(hex)).hash,
    author_pendingExtrinsics: () => [],
    // Nodes with manual sealing have this method.
    engine_createBlock: async () => ({ hash: (await chain.idle()).hash }),
  }

  function publicKeyOf(address: unknown) {
    const key = toPublicKey(address)
    if (key === undefined) throw new RpcError(-32602, 'Invalid params', `${address} is no address`)
    return key
  }
}

const toList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

const encodeNumber = (value: number) => u8aToHex(bnToU8a(value, { bitLength: 32 }))
