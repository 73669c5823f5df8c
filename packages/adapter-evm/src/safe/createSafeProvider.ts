import type { Eip1193Provider } from '../provider.js'
import type { SafeMessenger } from './createSafeMessenger.js'

export interface SafeInfo {
  readonly safeAddress: string
  readonly chainId: number
}

const UNSUPPORTED_METHOD = 4200

/** Wraps a Safe as an EIP-1193 provider with one account and one chain. */
export function createSafeProvider(send: SafeMessenger, { safeAddress, chainId }: SafeInfo): Eip1193Provider {
  const read = (call: string, params: unknown) => send('rpcCall', { call, params })
  const readTransaction = async (call: string, [hash]: readonly unknown[]) => {
    const { txHash } = Object(await send('getTxBySafeTxHash', { safeTxHash: hash }).catch(() => ({})))
    return read(call, [txHash ?? hash])
  }
  return {
    async request({ method, params }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : []
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [safeAddress]
        case 'eth_chainId':
          return `0x${chainId.toString(16)}`
        case 'personal_sign':
          return signatureOf(await send('signMessage', { message: list[0] }))
        case 'eth_signTypedData_v4':
          return signatureOf(await send('signTypedMessage', { typedData: JSON.parse(String(list[1])) }))
        case 'eth_sendTransaction':
          return hashOf(await send('sendTransactions', toTransactions(list[0])))
        case 'eth_getTransactionByHash':
        case 'eth_getTransactionReceipt':
          return readTransaction(method, list)
        default:
          if (method.startsWith('eth_')) return read(method, list)
          throw Object.assign(new Error(`A Safe has no ${method}`), { code: UNSUPPORTED_METHOD })
      }
    },
  }
}

function toTransactions(input: unknown) {
  const { to, value = '0x0', data = '0x', gas } = Object(input)
  return { txs: [{ to, value: BigInt(value).toString(), data }], params: gas ? { safeTxGas: Number(gas) } : {} }
}

/**
 * Returns the signature, or `0x` until the Safe's owners have signed, as Safe's own provider does
 * (@safe-global/safe-apps-provider, https://github.com/safe-global/safe-apps-sdk, seen 2026-11).
 */
function signatureOf(answer: unknown): unknown {
  return Object(answer).signature || '0x'
}

/** Returns the Safe's own hash: the transaction has no other until enough owners have confirmed it. */
function hashOf(answer: unknown): unknown {
  return Object(answer).safeTxHash
}
