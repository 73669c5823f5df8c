import { type Account, type CallsState, ModalError } from '@foyer/core/adapter'
import { isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmTransaction } from '../../transaction.js'
import { can, getCapabilities } from './capabilities.js'
import { toRequest } from './toRequest.js'

export interface SendCallsParameters {
  readonly calls: readonly EvmTransaction[]
  readonly account: Account
  readonly chainId: number
}

/** `wallet_sendCalls` (EIP-5792), where the wallet says that it can do them as one. */
export async function sendCalls(
  provider: Eip1193Provider,
  { calls, account, chainId }: SendCallsParameters,
): Promise<{ readonly id: string }> {
  if (!(await canSendCalls(provider, { account, chainId }))) {
    throw new ModalError('ACT_UNSUPPORTED', {
      message: 'This wallet cannot do several calls as one',
      context: { act: 'sendCalls' },
    })
  }
  const request = {
    version: '2.0.0',
    from: account.address,
    chainId: numberToHex(chainId),
    atomicRequired: true,
    calls: calls.map((call) => {
      const { to, data, value } = toRequest(call, { account, chainId })
      return { to, data, value }
    }),
  }
  const answer: unknown = await provider.request({ method: 'wallet_sendCalls', params: [request] })
  // The drafts answered with the id alone.
  const { id }: { readonly id?: unknown } = typeof answer === 'string' ? { id: answer } : Object(answer)
  if (typeof id === 'string') return { id }
  throw new ModalError('UNKNOWN', { message: 'The wallet answered without an id', context: { answer } })
}

/** Whether the wallet says that it does several calls as one. */
export async function canSendCalls(
  provider: Eip1193Provider,
  { account, chainId }: { readonly account: Account; readonly chainId: number },
): Promise<boolean> {
  const known = await getCapabilities(provider, { account, chainIds: [chainId] })
  return can(known.get(chainId), 'atomic')
}

/** `wallet_getCallsStatus`: 100 is under way, 200 done, all others have come to nothing, wholly or in part. */
export async function readCalls(provider: Eip1193Provider, { id }: { readonly id: string }): Promise<CallsState> {
  const answer: unknown = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
  const { status, receipts }: Readonly<Record<string, unknown>> = Object(answer)
  const hashes = (Array.isArray(receipts) ? receipts : []).flatMap((each: unknown): string[] => {
    const { transactionHash }: { readonly transactionHash?: unknown } = Object(each)
    return isHex(transactionHash) ? [transactionHash] : []
  })
  if (status === 100 || status === 'PENDING') return { status: 'pending', hashes }
  return { status: status === 200 || status === 'CONFIRMED' ? 'confirmed' : 'failed', hashes }
}
