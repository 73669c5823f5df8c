import {
  BITCOIN_MAINNET,
  BITCOIN_TESTNET,
  type DeriveBitcoinAccount,
  sendBitcoin,
  signBip322,
  signPsbt,
} from '@foyer/sandbox/bitcoin'
import { hex } from '@scure/base'

type Params = Readonly<Record<string, unknown>>

export interface LeatherOptions {
  readonly keys: DeriveBitcoinAccount
  readonly index: number
  readonly rpcUrls: Readonly<Record<string, string>>
}

export function createLeather({ keys, index, rpcUrls }: LeatherOptions) {
  const owner = { declines: false }
  const requested: string[] = []
  const accountOf = (network: unknown) => keys(index, network === 'testnet' ? BITCOIN_TESTNET : BITCOIN_MAINNET)

  const methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getAddresses({ network }) {
      const { payment, ordinals } = accountOf(network)
      return {
        addresses: [
          {
            symbol: 'BTC',
            type: 'p2wpkh',
            address: payment.address,
            publicKey: hex.encode(payment.publicKey),
            derivationPath: payment.path,
          },
          { symbol: 'BTC', type: 'p2tr', address: ordinals.address, publicKey: hex.encode(ordinals.publicKey) },
          { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
        ],
      }
    },
    signMessage({ message, paymentType, network }) {
      const { payment, ordinals } = accountOf(network)
      return { signature: signBip322(String(message), paymentType === 'p2tr' ? ordinals : payment) }
    },
    signPsbt({ hex: psbt, signAtIndex, network }) {
      const inputs = (signAtIndex as number[]).map((each) => ({ index: each, key: accountOf(network).payment }))
      return { hex: hex.encode(signPsbt(hex.decode(String(psbt)), { inputs, finalize: false }).toPSBT()) }
    },
    async sendTransfer({ recipients, network }) {
      const caipNetworkId = network === 'testnet' ? BITCOIN_TESTNET : BITCOIN_MAINNET
      const txid = await sendBitcoin({
        key: accountOf(network).payment,
        recipients: (recipients as { address: string; amount: string }[]).map(({ address, amount }) => ({
          address,
          amount: BigInt(amount),
        })),
        caipNetworkId,
        url: rpcUrls[caipNetworkId] ?? '',
      })
      return { txid }
    },
  }
  const provider = {
    isLeather: true,
    async request(method: string, params: Params = {}) {
      requested.push(method)
      const envelope = { jsonrpc: '2.0', id: '1' }
      if (owner.declines) throw { ...envelope, error: { code: 4001, message: 'User rejected request' } }
      const handler = methods[method]
      if (!handler) throw { ...envelope, error: { code: -32601, message: `"${method}" is not supported` } }
      return { ...envelope, result: await handler(params) }
    },
  }
  return { provider, owner, requests: requested }
}
