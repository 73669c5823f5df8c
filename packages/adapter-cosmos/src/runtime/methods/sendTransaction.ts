import type { StdFee } from '@cosmjs/amino'
import type { EncodeObject } from '@cosmjs/proto-signing'
import { calculateFee, GasPrice, SigningStargateClient } from '@cosmjs/stargate'
import {
  type AdapterContext,
  type CaipNetworkId,
  checkTransactionId,
  ModalError,
  type Network,
  NODE_TIMEOUT_MS,
  requestNodes,
  requireNetwork,
  withTimeout,
} from '@foyer/core/adapter'
import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import type { CosmosSigner } from '../../provider.js'
import { readChainSettings } from '../../readChainSettings.js'
import type { CosmosTransaction } from '../../transaction.js'
import { decodeAddress } from '../address/decodeAddress.js'
import {
  checkFeeProportion,
  checkGasLimit,
  MAX_MESSAGES_GAS,
  MAX_TRANSFER_GAS,
} from '../chainReader/transfers/feeLimits.js'
import type { WalletApi } from '../walletApi.js'

const GAS_MARGIN = 1.4

export interface SendTransactionParameters {
  readonly walletApi: WalletApi
  readonly caipNetworkId: CaipNetworkId<'cosmos'>
  readonly address: string
  readonly transaction: CosmosTransaction
}

export async function sendTransaction(
  adapterContext: AdapterContext<'cosmos'>,
  { walletApi, caipNetworkId, address, transaction }: SendTransactionParameters,
): Promise<{ hash: string }> {
  const network = requireNetwork(adapterContext, caipNetworkId)
  const messages = transaction.messages ?? [toMessage(transaction, { network, address })]
  const client = await openClient(adapterContext, { network, signer: await createSigner(walletApi, network) })
  try {
    const { memo } = transaction
    const fee =
      transaction.fee ??
      (await withTimeout(
        readFee(client, { network, address, transaction, messages }),
        NODE_TIMEOUT_MS,
        throwNodeTimeout,
      ))
    // Requests to the node have a timeout; the user's decision has none.
    const signed = TxRaw.encode(await client.sign(address, messages, fee, memo ?? '')).finish()
    const answer = await withTimeout(client.broadcastTxSync(signed), NODE_TIMEOUT_MS, throwNodeTimeout)
    return { hash: checkTransactionId({ id: toId(signed), answer }) }
  } finally {
    client.disconnect()
  }
}

const toId = (signed: Uint8Array) => hex.encode(sha256(signed)).toUpperCase()

const throwNodeTimeout = (): never => {
  throw new ModalError('HTTP_FAILED', { message: 'The node timed out' })
}

interface FeeParameters extends Pick<SendTransactionParameters, 'address' | 'transaction'> {
  readonly network: Network<'cosmos'>
  readonly messages: readonly EncodeObject[]
}

async function readFee(
  client: SigningStargateClient,
  { network, address, transaction, messages }: FeeParameters,
): Promise<StdFee> {
  const { gasPrice, denom } = readChainSettings(network)
  const used = await client.simulate(address, messages, transaction.memo)
  const gas = checkGasLimit(Math.ceil(used * GAS_MARGIN), transaction.messages ? MAX_MESSAGES_GAS : MAX_TRANSFER_GAS)
  const fee = calculateFee(gas, GasPrice.fromString(`${gasPrice}${denom}`))
  const isCoin = !transaction.messages && (transaction.denom ?? denom) === denom
  checkFeeProportion(fee, isCoin ? transaction.amount : undefined)
  return fee
}

/** Creates CosmJS's signer, without `signDirect` for keys that cannot sign with SIGN_MODE_DIRECT. */
async function createSigner(
  walletApi: WalletApi,
  network: Network<'cosmos'>,
): Promise<CosmosSigner | Omit<CosmosSigner, 'signDirect'>> {
  const chainId = String(network.id)
  const keys = await walletApi.keys(chainId)
  const amino: Omit<CosmosSigner, 'signDirect'> = {
    getAccounts: async () => keys,
    signAmino: (signer, doc) => walletApi.signAmino({ chainId, signer, doc }),
  }
  if (keys[0].isAminoOnly) return amino
  return { ...amino, signDirect: (signer, doc) => walletApi.signDirect({ chainId, signer, doc }) }
}

interface ClientParameters {
  readonly network: Network<'cosmos'>
  readonly signer: CosmosSigner | Omit<CosmosSigner, 'signDirect'>
}

/** Connects to the first node that serves the requested chain, because its data becomes part of the signed document. */
async function openClient(
  adapterContext: AdapterContext<'cosmos'>,
  { network, signer }: ClientParameters,
): Promise<SigningStargateClient> {
  return requestNodes(adapterContext, {
    network,
    async request(url, signal) {
      const client = await SigningStargateClient.connectWithSigner(url, signer)
      const chainId = await client.getChainId()
      if (chainId === String(network.id) && !signal.aborted) return client
      client.disconnect()
      throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { url, chainId } })
    },
  })
}

type Transfer = Extract<CosmosTransaction, { readonly to: string }>

function toMessage(
  { to, amount, denom }: Transfer,
  { network, address }: { readonly network: Network<'cosmos'>; readonly address: string },
): EncodeObject {
  const chain = readChainSettings(network)
  const decoded = decodeAddress(to)
  // Coins sent to a mistyped address are lost.
  const prefix = chain.bech32Prefix ?? decodeAddress(address)?.prefix
  if (!decoded || decoded.prefix !== prefix) throw createInvalidParamsError('to', to)
  if (amount <= 0n) throw createInvalidParamsError('amount', String(amount))
  return {
    typeUrl: '/cosmos.bank.v1beta1.MsgSend',
    value: { fromAddress: address, toAddress: to, amount: [{ denom: denom ?? chain.denom, amount: String(amount) }] },
  }
}

function createInvalidParamsError(field: string, value: unknown): ModalError {
  return new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" in the transaction`,
    context: { field, value },
  })
}
