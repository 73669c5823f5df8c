import { hexToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import { blake2AsU8a, decodeAddress, xxhashAsU8a } from '@polkadot/util-crypto'
import { type Address, erc20Abi } from 'viem'
import { getChainClient } from './getChainClient.ts'
import { nodeUrl, requestNode } from './requestNode.ts'

/** Describes a balance: address, network and token; without a token, the network's coin. */
export interface BalanceQuery {
  readonly caipNetworkId: string
  readonly address: string
  readonly token?: string | undefined
}

/** Reads the balance from the chain, in smallest units. */
export function readBalance(holding: BalanceQuery): Promise<bigint> {
  const [namespace = ''] = holding.caipNetworkId.split(':')
  const read = readers[namespace]
  if (!read) throw new Error(`Nobody knows how to read ${holding.caipNetworkId}.`)
  return read(holding)
}

const readers: Readonly<Record<string, (holding: BalanceQuery) => Promise<bigint>>> = {
  async eip155({ caipNetworkId, address, token }) {
    const node = getChainClient(caipNetworkId === 'eip155:1' ? 1 : 8453)
    if (!token) return node.getBalance({ address: address as Address })
    return node.readContract({
      ...{ address: token as Address, abi: erc20Abi },
      ...{ functionName: 'balanceOf', args: [address as Address] },
    })
  },
  async solana({ caipNetworkId, address, token }) {
    if (!token) {
      const { value } = await requestNode<{ value: number }>(caipNetworkId, 'getBalance', [address])
      return BigInt(value)
    }
    const params = [address, { mint: token }, { encoding: 'jsonParsed' }]
    const { value } = await requestNode<{ value: readonly TokenAccount[] }>(
      ...([caipNetworkId, 'getTokenAccountsByOwner', params] as const),
    )
    return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
  },
  async bip122({ caipNetworkId, address }) {
    const response = await fetch(`${nodeUrl(caipNetworkId)}/address/${address}/utxo`)
    const outputs = (await response.json()) as readonly { readonly value: number }[]
    return outputs.reduce((sum, { value }) => sum + BigInt(value), 0n)
  },
  /** In `System.Account` the free balance follows four counters, in `Assets.Account` it is the first. */
  async polkadot({ caipNetworkId, address, token }) {
    const owner = hashed(decodeAddress(address))
    const key = token
      ? [
          placeOf('Assets', 'Account'),
          hashed(Uint8Array.from(new Uint8Array(Uint32Array.of(Number(token)).buffer))),
          owner,
        ]
      : [placeOf('System', 'Account'), owner]
    const result = await requestNode<string | null>(caipNetworkId, 'state_getStorage', [u8aToHex(u8aConcat(...key))])
    return result === null ? 0n : readU128(hexToU8a(result), token ? 0 : 16)
  },
  /** Reads the bank module's own query, whose answer ends with the amount. */
  async cosmos({ caipNetworkId, address, token = caipNetworkId.includes('osmosis') ? 'uosmo' : 'uatom' }) {
    const data = Buffer.concat([field(1, address), field(2, token)]).toString('hex')
    const path = '/cosmos.bank.v1beta1.Query/Balance'
    const { response } = await requestNode<{ response: { value: string } }>(caipNetworkId, 'abci_query', { path, data })
    return BigInt(/\D(\d*)$/.exec(Buffer.from(response.value, 'base64').toString('latin1'))?.[1] ?? '0')
  },
}

interface TokenAccount {
  readonly account: {
    readonly data: { readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } } }
  }
}

const placeOf = (pallet: string, item: string) => u8aConcat(xxhashAsU8a(pallet, 128), xxhashAsU8a(item, 128))
const hashed = (bytes: Uint8Array) => u8aConcat(blake2AsU8a(bytes, 128), bytes)
const readU128 = (bytes: Uint8Array, at: number) =>
  bytes.slice(at, at + 16).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)

// Encodes a text under 128 bytes as a field of protobuf.
const field = (number: number, text: string) => Buffer.from([(number << 3) | 2, text.length, ...Buffer.from(text)])
