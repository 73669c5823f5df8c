import { BaseError, createPublicClient, custom, defineChain, type HDAccount, type Hex } from 'viem'
import type { SendRpc } from '../../../wallet/createRpcClient'
import { createInternalError, createInvalidParamsError, ProviderRpcError } from '../../../wallet/errors'
import type { WalletChain } from '../../../wallet/types'
import type { EvmContext, EvmMethod } from '../context'
import { type RequestedTransaction, readRequestedTransaction } from './readRequestedTransaction'
import { readSigner } from './readSigner'

/** Handles `eth_sendTransaction`: fills missing fields through the node, signs here and sends the raw transaction. */
export const sendTransaction: EvmMethod = async (context, params, method) => {
  const prepared = await prepareTransaction(context, params)
  await prepared.ask(method)
  return prepared.send()
}

export async function prepareTransaction(context: EvmContext, params: unknown) {
  const transaction = readRequestedTransaction(params)
  const { position, address } = readSigner(context, transaction.from)
  const { chainId } = context.state()
  if (transaction.chainId !== undefined && transaction.chainId !== chainId) {
    throw createInvalidParamsError(
      `The transaction is for chain ${transaction.chainId}, the wallet is on chain ${chainId}.`,
    )
  }
  const chain = context.chains.describe(chainId)
  const rpc = await context.chains.rpc(chainId)
  const { to, value, data } = transaction
  return {
    sender: address,
    chainId,
    call: { to, value, data },
    async ask(method: string): Promise<void> {
      await context.unlock(method)
      await context.approvals.prompt(
        { kind: 'transaction', chain, transaction: { from: address, to, value, data } },
        method,
      )
    },
    send: ({ isFree = false }: { readonly isFree?: boolean } = {}) =>
      context.sending(() => {
        const account = context.keyring.account(position)
        return isFree ? sendFree({ account, chain, rpc, transaction }) : send({ account, chain, rpc, transaction })
      }),
  }
}

interface Sending {
  readonly account: HDAccount
  readonly chain: WalletChain
  readonly rpc: SendRpc
  readonly transaction: RequestedTransaction
}

async function send({ account, chain, rpc, transaction }: Sending): Promise<unknown> {
  const client = createPublicClient({
    chain: toViemChain(chain),
    transport: custom({ request: ({ method, params }) => rpc(method, params ?? []) }, { retryCount: 0 }),
  })
  const { from: _from, chainId: _chainId, ...fields } = transaction
  try {
    const input = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const prepared = await client.prepareTransactionRequest({ account, ...input })
    const raw: Hex = await account.signTransaction(prepared as Parameters<HDAccount['signTransaction']>[0])
    return await rpc('eth_sendRawTransaction', [raw])
  } catch (error) {
    throw toNodeError(error)
  }
}

/** Number of tries to get a transaction into a block without a base fee, which other wallets may take first. */
const MAX_FREE_TRIES = 10

/** Sends a transaction for which a chain of the sandbox charges no fee: its block has a base fee of 0. */
async function sendFree(sending: Sending): Promise<unknown> {
  const { rpc, transaction } = sending
  const latest: unknown = await rpc('eth_getBlockByNumber', ['latest', false])
  const { baseFeePerGas }: { readonly baseFeePerGas?: unknown } = Object(latest)
  const free = { ...sending, transaction: { ...transaction, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } }
  const liftBaseFee = () => rpc('anvil_setNextBlockBaseFeePerGas', ['0x0'])
  const submit = async (tries: number): Promise<unknown> => {
    await liftBaseFee()
    return send(free).catch((error: unknown) => {
      if (tries > 1 && /max fee per gas/i.test(String(error))) return submit(tries - 1)
      throw error
    })
  }
  try {
    const hash = await submit(MAX_FREE_TRIES)
    for (let tries = 0; tries < MAX_FREE_TRIES && !(await rpc('eth_getTransactionReceipt', [hash])); tries++) {
      await liftBaseFee()
      await rpc('evm_mine', [])
    }
    return hash
  } finally {
    await rpc('anvil_setNextBlockBaseFeePerGas', [baseFeePerGas])
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

// Extracts the node's error from viem's error.
function toNodeError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const own = error instanceof BaseError ? error.walk((cause) => cause instanceof ProviderRpcError) : undefined
  if (own instanceof ProviderRpcError) return own
  return createInternalError(error instanceof BaseError ? error.shortMessage : String(error))
}
