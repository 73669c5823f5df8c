import {
  BITCOIN_MAINNET,
  BITCOIN_TESTNET,
  type DeriveBitcoinAccount,
  sendBitcoin,
  signBip322,
  signEcdsa,
} from '@foyer/sandbox/bitcoin'
import { hex } from '@scure/base'

export interface OkxOptions {
  readonly keys: DeriveBitcoinAccount
  readonly index: number
  readonly rpcUrls: Readonly<Record<string, string>>
}

export function createOkx({ keys, index, rpcUrls }: OkxOptions) {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let isConnected = false
  const objectOf = (caipNetworkId: string) => {
    const { payment } = keys(index, caipNetworkId)
    return {
      async connect() {
        isConnected = true
        return { address: payment.address, publicKey: hex.encode(payment.publicKey) }
      },
      signMessage: async (message: string, type: string) =>
        type === 'ecdsa' ? signEcdsa(message, payment) : signBip322(message, payment),
      signPsbt: async (psbt: string) => psbt,
      on: (event: string, listener: (value: unknown) => void) =>
        void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      off: (event: string, listener: (value: unknown) => void) => void listeners.get(event)?.delete(listener),
    }
  }
  const okxwallet = {
    bitcoin: {
      ...objectOf(BITCOIN_MAINNET),
      getAccounts: async () => (isConnected ? [keys(index, BITCOIN_MAINNET).payment.address] : []),
      async send({ to, value }: { to: string; value: string }) {
        const [whole = '', rest = ''] = value.split('.')
        const recipients = [{ address: to, amount: BigInt(whole + rest.padEnd(8, '0')) }]
        const key = keys(index, BITCOIN_MAINNET).payment
        const txhash = await sendBitcoin({
          key,
          recipients,
          caipNetworkId: BITCOIN_MAINNET,
          url: rpcUrls[BITCOIN_MAINNET] ?? '',
        })
        return { txhash }
      },
      async disconnect() {
        isConnected = false
      },
    },
    bitcoinTestnet: objectOf(BITCOIN_TESTNET),
  }
  return {
    okxwallet,
    heard: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    leave() {
      isConnected = false
      for (const listener of listeners.get('accountsChanged') ?? []) listener([])
    },
  }
}
