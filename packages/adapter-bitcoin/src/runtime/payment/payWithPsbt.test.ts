import { base64, hex } from '@scure/base'
import { NETWORK, p2pkh, p2sh, p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../networks.js'
import { encodeTransaction } from '../../testing/encodeTransaction.js'
import { MAINNET_ID } from '../networks/networkNames.js'
import { payWithPsbt } from './payWithPsbt.js'

const KEY = new Uint8Array(32).fill(7)
const PUBLIC_KEY = pubECDSA(KEY)
const RECIPIENT = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const BITCOIN = 100_000_000n

const ADDRESSES = {
  P2PKH: p2pkh(PUBLIC_KEY, NETWORK).address,
  P2WPKH: p2wpkh(PUBLIC_KEY, NETWORK).address,
  'P2SH-P2WPKH': p2sh(p2wpkh(PUBLIC_KEY, NETWORK), NETWORK).address,
} as const

afterEach(() => vi.unstubAllGlobals())

interface Node {
  readonly address: string
  /** Value of the coin as the node lists it, in satoshis. */
  readonly listed: bigint
  readonly served?: string
}

/** Pays 50,000 satoshis out of a coin of one bitcoin. Returns the fees of the signed PSBTs and the outcome. */
async function pay({ address, listed, served }: Node) {
  const { raw, txid } = encodeTransaction([{ txid: 'b'.repeat(64), index: 0 }], [{ address, value: BITCOIN }])
  const broadcast: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.endsWith('/hex')) return new Response(served ?? raw)
    if (input.endsWith('/utxo')) return Response.json([{ txid, vout: 0, value: Number(listed) }])
    broadcast.push(Transaction.fromRaw(hex.decode(String(init?.body))).id)
    return new Response('f'.repeat(64))
  })
  const fees: bigint[] = []
  const adapterContext = {
    ...{ rpcUrls: () => ['https://esplora.example'], signal: new AbortController().signal, log: () => {} },
    $networks: { get: () => [bitcoinMainnet] },
  }
  const outcome = await payWithPsbt(adapterContext, {
    ...{ recipient: RECIPIENT, amount: 50_000n, caipNetworkId: MAINNET_ID, feeRate: 5n },
    from: { address, purpose: 'payment', publicKey: hex.encode(PUBLIC_KEY) },
    async signPsbt({ psbt }) {
      const transaction = Transaction.fromPSBT(base64.decode(psbt))
      fees.push(transaction.fee)
      transaction.sign(KEY)
      return { psbt: base64.encode(transaction.toPSBT()) }
    },
  }).catch(({ code }: { readonly code: string }) => code)
  return { outcome, fees, broadcast }
}

describe.each(Object.entries(ADDRESSES))('a payment from a %s coin', (_kind, address) => {
  if (!address) throw new Error('No address')

  it('is signed with an honest node, and its id is computed locally', async () => {
    const { outcome, fees, broadcast } = await pay({ address, listed: BITCOIN })
    expect(fees).toHaveLength(1)
    expect(fees[0]).toBeLessThan(2_000n)
    // The outcome is the computed id, although the node returned another one.
    expect(outcome).toBe(broadcast[0])
  })

  it.each([
    ['less than it is, whose rest would go to the fee', 60_000n],
    ['more than it is', 2n * BITCOIN],
  ])('prompts no wallet if the node lists the coin with %s', async (_name, listed) => {
    expect(await pay({ address, listed })).toEqual({ outcome: 'RESPONSE_INVALID', fees: [], broadcast: [] })
  })

  it('prompts no wallet if the node serves another source transaction', async () => {
    const { raw } = encodeTransaction([{ txid: 'c'.repeat(64), index: 0 }], [{ address, value: 60_000n }])
    expect(await pay({ address, listed: 60_000n, served: raw })).toMatchObject({ fees: [], broadcast: [] })
  })
})
