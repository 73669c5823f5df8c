import type { AdapterContext } from '@foyer/core/adapter'
import { hex } from '@scure/base'
import { NETWORK, p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from '../../networks.js'
import { encodeTransaction } from '../../testing/encodeTransaction.js'
import { MAINNET_ID } from '../networks/networkNames.js'
import type { WalletApi } from '../walletApi.js'
import { sendTransaction } from './sendTransaction.js'

const KEY = new Uint8Array(32).fill(7)
const PUBLIC_KEY = pubECDSA(KEY)
const RECIPIENT = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const TXID = 'c'.repeat(64)

const OLD = p2pkh(PUBLIC_KEY, NETWORK).address ?? ''
const NATIVE = p2wpkh(PUBLIC_KEY, NETWORK).address ?? ''
const NESTED = p2sh(p2wpkh(PUBLIC_KEY, NETWORK), NETWORK).address ?? ''
const TAPROOT = p2tr(pubSchnorr(KEY), undefined, NETWORK).address ?? ''

afterEach(() => vi.unstubAllGlobals())

interface Payment {
  readonly address: string
  readonly publicKey?: string | undefined
  readonly recipient?: string
  readonly amount?: string
  readonly feeRate?: number
  readonly replaces?: string
  readonly methods?: readonly ('sendTransfer' | 'signPsbt')[]
}

/** Requests a payment that the user declines to sign, and returns which wallet methods were called. */
async function pay({ address, publicKey, methods = ['sendTransfer', 'signPsbt'], ...transfer }: Payment) {
  const { raw, txid } = encodeTransaction([{ txid: 'b'.repeat(64), index: 0 }], [{ address, value: 1_000_000n }])
  vi.stubGlobal('fetch', async (input: string) =>
    input.endsWith('/hex') ? new Response(raw) : Response.json([{ txid, vout: 0, value: 1_000_000 }]),
  )
  const prompts: string[] = []
  const every: Pick<WalletApi, 'sendTransfer' | 'signPsbt'> = {
    async sendTransfer() {
      prompts.push('sendTransfer')
      return TXID
    },
    async signPsbt() {
      prompts.push('signPsbt')
      throw Object.assign(new Error('Declined'), { code: 'USER_REJECTED' })
    },
  }
  const walletApi: WalletApi = {
    raw: undefined,
    connect: async () => ({ addresses: [], caipNetworkId: MAINNET_ID }),
    read: async () => undefined,
    listen: () => () => {},
    disconnect: async () => {},
    ...Object.fromEntries(methods.map((name) => [name, every[name]])),
  }
  const adapterContext = {
    ...{ rpcUrls: () => ['https://esplora.example'], signal: new AbortController().signal, log: () => {} },
    $networks: { get: () => [bitcoinMainnet, bitcoinTestnet] },
  } as unknown as AdapterContext<'bip122'>
  const outcome = await sendTransaction(adapterContext, walletApi, {
    ...{ recipient: RECIPIENT, amount: '50000', caipNetworkId: MAINNET_ID, ...transfer },
    from: { address, purpose: 'payment', publicKey },
  }).catch(({ code }: { readonly code: string }) => code)
  return { outcome, prompts }
}

const own = hex.encode(PUBLIC_KEY)

describe('a wallet that sends and signs', () => {
  it.each<[string, string, string | undefined]>([
    ['native segwit', NATIVE, undefined],
    ['the oldest kind', OLD, undefined],
    ['nested segwit with its public key', NESTED, own],
    ['taproot with its public key', TAPROOT, hex.encode(pubSchnorr(KEY))],
  ])('signs a payment at the selected rate from %s', async (_kind, address, publicKey) => {
    expect(await pay({ address, publicKey, feeRate: 5 })).toEqual({ outcome: 'USER_REJECTED', prompts: ['signPsbt'] })
  })

  it.each([
    ['nested segwit', NESTED],
    ['taproot', TAPROOT],
  ])('sends by itself from %s without a public key', async (_kind, address) => {
    expect(await pay({ address, feeRate: 5 })).toEqual({ outcome: TXID, prompts: ['sendTransfer'] })
  })

  it('sends by itself without a selected rate', async () => {
    expect(await pay({ address: NATIVE, publicKey: own })).toEqual({ outcome: TXID, prompts: ['sendTransfer'] })
  })
})

it('a wallet that only sends does so at any rate, and replaces nothing', async () => {
  const methods = ['sendTransfer'] as const
  expect(await pay({ address: NATIVE, methods, feeRate: 5 })).toEqual({ outcome: TXID, prompts: methods })
  const replacing = { address: NATIVE, methods, feeRate: 5, replaces: TXID }
  expect(await pay(replacing)).toEqual({ outcome: 'METHOD_UNSUPPORTED', prompts: [] })
})

it('a wallet that neither sends nor signs is unsupported', async () => {
  expect(await pay({ address: NATIVE, methods: [] })).toEqual({ outcome: 'METHOD_UNSUPPORTED', prompts: [] })
})

it.each([
  ['0', 'RPC_INVALID_PARAMS'],
  ['1', TXID],
  ['2100000000000000', TXID],
  ['2100000000000001', 'RPC_INVALID_PARAMS'],
  ['00000000000000001', 'RPC_INVALID_PARAMS'],
])('an amount of %s satoshis ends with %s', async (amount, outcome) => {
  expect(await pay({ address: NATIVE, methods: ['sendTransfer'], amount })).toMatchObject({ outcome })
})

it.each([
  [0, 'RPC_INVALID_PARAMS'],
  [1, TXID],
  [1.5, 'RPC_INVALID_PARAMS'],
  [Number.MAX_SAFE_INTEGER, TXID],
  [Number.MAX_SAFE_INTEGER + 1, 'RPC_INVALID_PARAMS'],
])('a rate of %d satoshis ends with %s', async (feeRate, outcome) => {
  expect(await pay({ address: NATIVE, methods: ['sendTransfer'], feeRate })).toMatchObject({ outcome })
})

it('an address of another network is not paid', async () => {
  const recipient = p2wpkh(PUBLIC_KEY, TEST_NETWORK).address ?? ''
  expect(await pay({ address: NATIVE, recipient })).toEqual({ outcome: 'RPC_INVALID_PARAMS', prompts: [] })
})
