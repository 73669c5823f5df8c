import { type Account, type CallsStatus, ModalError, type PaymasterOptions, toWalletError } from '@foyer/core/adapter'
import { isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmTransaction } from '../../transaction.js'
import { getCapabilities, hasCapability } from './capabilities.js'
import { toTransactionRequest } from './toTransactionRequest.js'

export interface SendCallsParameters {
  readonly calls: readonly EvmTransaction[]
  readonly account: Account
  readonly chainId: number
  readonly paymaster?: PaymasterOptions | undefined
}

/** Accounts, by wallet, whose upgrade (EIP-7702) the user has declined. A batch would ask for it again. */
const declinedUpgrades = new WeakMap<Eip1193Provider, Set<string>>()

const toKey = (account: Account, chainId: number) => `${chainId}:${account.address.toLowerCase()}`

/**
 * Sends calls as one atomic batch (`wallet_sendCalls`, EIP-5792), whose fee `paymaster` shall pay (ERC-7677). Throws
 * `METHOD_UNSUPPORTED` if the wallet cannot, or if the user has declined the upgrade of the account before.
 */
export async function sendCalls(
  provider: Eip1193Provider,
  { calls, account, chainId, paymaster }: SendCallsParameters,
): Promise<{ readonly id: string }> {
  // A single call is atomic in itself, so that no account needs an upgrade for it.
  const isAtomic = calls.length > 1 || !paymaster
  const isSupported = await Promise.all([
    isAtomic ? canSendCalls(provider, { account, chainId }) : true,
    paymaster ? canUsePaymaster(provider, { account, chainId }) : true,
  ])
  if (isSupported.includes(false)) {
    throw new ModalError('METHOD_UNSUPPORTED', {
      message: 'The wallet does not support this batch: send the calls one by one',
      context: { method: 'sendCalls' },
    })
  }
  const request = {
    version: '2.0.0',
    from: account.address,
    chainId: numberToHex(chainId),
    atomicRequired: isAtomic,
    calls: calls.map((call) => {
      const { to, data, value } = toTransactionRequest(call, { account, chainId })
      return { to, data, value }
    }),
    ...(paymaster && { capabilities: { paymasterService: toCapability(paymaster) } }),
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

const toCapability = ({ url, context }: PaymasterOptions) => ({ url, ...(context && { context }) })

export async function canUsePaymaster(
  provider: Eip1193Provider,
  { account, chainId }: { readonly account: Account; readonly chainId: number },
): Promise<boolean> {
  const known = await getCapabilities(provider, { account, chainIds: [chainId] })
  return hasCapability(known.get(chainId), 'paymasterService')
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
