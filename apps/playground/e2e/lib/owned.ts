import { hexToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import { blake2AsU8a, decodeAddress, xxhashAsU8a } from '@polkadot/util-crypto'
import { type Address, erc20Abi } from 'viem'
import { askNode, nodeUrl } from './askNode.ts'
import { chain } from './chain.ts'

/** Whose, on which network, and of which token: absent is the network's own coin. */
export interface Holding {
  readonly caipNetworkId: string
  readonly address: string
  readonly token?: string | undefined
}

/** How much the chain itself says there is, in smallest units. */
export function owned(holding: Holding): Promise<bigint> {
  const [namespace = ''] = holding.caipNetworkId.split(':')
  const read = readers[namespace]
  if (!read) throw new Error(`Nobody knows how to read ${holding.caipNetworkId}.`)
  return read(holding)
}

const readers: Readonly<Record<string, (holding: Holding) => Promise<bigint>>> = {
  async eip155({ caipNetworkId, address, token }) {
    const node = chain(caipNetworkId === 'eip155:1' ? 1 : 8453)
    if (!token) return node.getBalance({ address: address as Address })
    return node.readContract({
      ...{ address: token as Address, abi: erc20Abi },
      ...{ functionName: 'balanceOf', args: [address as Address] },
    })
  },
  async solana({ caipNetworkId, address, token }) {
    if (!token) {
      const { value } = await askNode<{ value: number }>(caipNetworkId, 'getBalance', [address])
      return BigInt(value)
    }
    const params = [address, { mint: token }, { encoding: 'jsonParsed' }]
    const { value } = await askNode<{ value: readonly TokenAccount[] }>(
      ...([caipNetworkId, 'getTokenAccountsByOwner', params] as const),
    )
    return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
  },
  async bip122({ caipNetworkId, address }) {
    const response = await fetch(`${nodeUrl(caipNetworkId)}/address/${address}/utxo`)
    const outputs = (await response.json()) as readonly { readonly value: number }[]
    return outputs.reduce((sum, { value }) => sum + BigInt(value), 0n)
  },
  /** In `System.Account` the free balance comes after four counters, in `Assets.Account` it is the first. */
  async polkadot({ caipNetworkId, address, token }) {
    const owner = hashed(decodeAddress(address))
    const key = token
      ? [
          placeOf('Assets', 'Account'),
          hashed(Uint8Array.from(new Uint8Array(Uint32Array.of(Number(token)).buffer))),
          owner,
        ]
      : [placeOf('System', 'Account'), owner]
    const found = await askNode<string | null>(caipNetworkId, 'state_getStorage', [u8aToHex(u8aConcat(...key))])
    return found === null ? 0n : readU128(hexToU8a(found), token ? 0 : 16)
  },
  /** By the bank module's own query. In its answer the amount comes last. */
  async cosmos({ caipNetworkId, address, token = caipNetworkId.includes('osmosis') ? 'uosmo' : 'uatom' }) {
    const data = Buffer.concat([field(1, address), field(2, token)]).toString('hex')
    const path = '/cosmos.bank.v1beta1.Query/Balance'
    const { response } = await askNode<{ response: { value: string } }>(caipNetworkId, 'abci_query', { path, data })
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

/** A short text as protobuf writes it. */
const field = (number: number, text: string) => Buffer.from([(number << 3) | 2, text.length, ...Buffer.from(text)])
