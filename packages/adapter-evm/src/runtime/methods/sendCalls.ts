import { type Account, type CallsStatus, ModalError, toWalletError } from '@foyer/core/adapter'
import { isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmTransaction } from '../../transaction.js'
import { getCapabilities, hasCapability } from './capabilities.js'
import { toTransactionRequest } from './toTransactionRequest.js'

export interface SendCallsParameters {
  readonly calls: readonly EvmTransaction[]
  readonly account: Account
  readonly chainId: number
}

/** Accounts, by wallet, whose upgrade (EIP-7702) the user has declined. A batch would ask for it again. */
const declinedUpgrades = new WeakMap<Eip1193Provider, Set<string>>()

const toKey = (account: Account, chainId: number) => `${chainId}:${account.address.toLowerCase()}`

/**
 * Sends calls as one atomic batch (`wallet_sendCalls`, EIP-5792). Throws `METHOD_UNSUPPORTED` if the wallet cannot, or
 * if the user has declined the upgrade of the account before.
 */
export async function sendCalls(
  provider: Eip1193Provider,
  { calls, account, chainId }: SendCallsParameters,
): Promise<{ readonly id: string }> {
  if (!(await canSendCalls(provider, { account, chainId }))) {
    throw new ModalError('METHOD_UNSUPPORTED', {
      message: 'The wallet does not support atomic batches: send the calls one by one',
      context: { method: 'sendCalls' },
    })
  }
  const request = {
    version: '2.0.0',
    from: account.address,
    chainId: numberToHex(chainId),
    atomicRequired: true,
    calls: calls.map((call) => {
      const { to, data, value } = toTransactionRequest(call, { account, chainId })
      return { to, data, value }
    }),
  }
  const answer: unknown = await provider
    .request({ method: 'wallet_sendCalls', params: [request] })
    .catch((thrown: unknown) => {
      if (toWalletError(thrown).code === 'CALLS_UPGRADE_REJECTED') {
        const declined = declinedUpgrades.get(provider) ?? new Set()
        declinedUpgrades.set(provider, declined.add(toKey(account, chainId)))
      }
      throw thrown
    })
  // In EIP-5792's drafts, the response is the id itself.
  const { id }: { readonly id?: unknown } = typeof answer === 'string' ? { id: answer } : Object(answer)
  if (typeof id === 'string') return { id }
  throw new ModalError('UNKNOWN', { message: 'The wallet returned no id for the batch', context: { answer } })
}

export async function canSendCalls(
  provider: Eip1193Provider,
  { account, chainId }: { readonly account: Account; readonly chainId: number },
): Promise<boolean> {
  if (declinedUpgrades.get(provider)?.has(toKey(account, chainId))) return false
  const known = await getCapabilities(provider, { account, chainIds: [chainId] })
  return hasCapability(known.get(chainId), 'atomic')
}

export async function readCallsStatus(
  provider: Eip1193Provider,
  { id }: { readonly id: string },
): Promise<CallsStatus> {
  const answer: unknown = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
  const { status, receipts }: Readonly<Record<string, unknown>> = Object(answer)
  const hashes = (Array.isArray(receipts) ? receipts : []).flatMap((each: unknown): string[] => {
    const { transactionHash }: { readonly transactionHash?: unknown } = Object(each)
    return isHex(transactionHash) ? [transactionHash] : []
  })
  if (status === 100 || status === 'PENDING') return { status: 'pending', hashes }
  return { status: status === 200 || status === 'CONFIRMED' ? 'confirmed' : 'failed', hashes }
}
