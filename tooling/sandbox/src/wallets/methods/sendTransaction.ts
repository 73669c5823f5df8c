import { BaseError, createPublicClient, custom, defineChain, type HDAccount, type Hex } from 'viem'
import type { Method, WalletContext } from '../context'
import type { Rpc } from '../createRpc'
import { internal, invalidParams, ProviderRpcError } from '../errors'
import type { WalletChain } from '../types'
import { readSigner } from './readSigner'
import { type RequestedTransaction, readTransaction } from './readTransaction'

/** `eth_sendTransaction`: what is missing is filled through the node, then signed here and sent raw. */
export const sendTransaction: Method = async (context, params, method) => {
  const prepared = await prepare(context, params)
  await prepared.ask(method)
  return prepared.send()
}

/** A transaction that this wallet may sign, not asked for yet. */
export async function prepare(context: WalletContext, params: unknown) {
  const transaction = readTransaction(params)
  const { position, address } = readSigner(context, transaction.from)
  const { chainId } = context.state()
  if (transaction.chainId !== undefined && transaction.chainId !== chainId) {
    throw invalidParams(`The transaction is for chain ${transaction.chainId}, the wallet is on chain ${chainId}.`)
  }
  const chain = context.chains.describe(chainId)
  const rpc = await context.chains.rpc(chainId)
  const { to, value, data } = transaction
  return {
    async ask(method: string): Promise<void> {
      await context.unlock(method)
      await context.approvals.ask(
        { kind: 'transaction', chain, transaction: { from: address, to, value, data } },
        method,
      )
    },
    send: () => context.sending(() => send({ account: context.keyring.account(position), chain, rpc, transaction })),
  }
}

interface Sending {
  readonly account: HDAccount
  readonly chain: WalletChain
  readonly rpc: Rpc
  readonly transaction: RequestedTransaction
}

async function send({ account, chain, rpc, transaction }: Sending): Promise<unknown> {
  const client = createPublicClient({
    chain: toViemChain(chain),
    transport: custom({ request: ({ method, params }) => rpc(method, params ?? []) }, { retryCount: 0 }),
  })
  const { from: _from, chainId: _chainId, ...fields } = transaction
  try {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const prepared = await client.prepareTransactionRequest({ account, ...given })
    const raw: Hex = await account.signTransaction(prepared as Parameters<HDAccount['signTransaction']>[0])
    return await rpc('eth_sendRawTransaction', [raw])
  } catch (error) {
    throw toNodeError(error)
  }
}

function toViemChain({ chainId, name, symbol }: WalletChain) {
  return defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
}

/** The node's own error, from under what viem wraps around it. */
function toNodeError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const own = error instanceof BaseError ? error.walk((cause) => cause instanceof ProviderRpcError) : undefined
  if (own instanceof ProviderRpcError) return own
  return internal(error instanceof BaseError ? error.shortMessage : String(error))
}
