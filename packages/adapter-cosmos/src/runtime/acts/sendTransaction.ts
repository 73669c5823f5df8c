import type { StdFee } from '@cosmjs/amino'
import type { EncodeObject } from '@cosmjs/proto-signing'
import { calculateFee, GasPrice, SigningStargateClient } from '@cosmjs/stargate'
import {
  type AdapterHost,
  askNodes,
  type CaipNetworkId,
  ModalError,
  type Network,
  NODE_WAIT,
  networkOf,
  within,
} from '@foyer/core/adapter'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { decodeAddress } from '../../decodeAddress.js'
import type { CosmosSigner } from '../../provider.js'
import { readChain } from '../../readChain.js'
import type { CosmosTransaction } from '../../transaction.js'
import { checkGas, checkShare, MESSAGES_GAS, TRANSFER_GAS } from '../feeLimits.js'
import type { Link } from '../link.js'

/** A trial takes less than what is sent. As CosmJS has it. */
const MARGIN = 1.4

export interface SendParameters {
  readonly link: Link
  readonly caipNetworkId: CaipNetworkId<'cosmos'>
  /** Who sends. */
  readonly address: string
  readonly transaction: CosmosTransaction
}

/** Fills in fee, sequence and account number, has the wallet sign, and broadcasts. */
export async function sendTransaction(
  host: AdapterHost<'cosmos'>,
  { link, caipNetworkId, address, transaction }: SendParameters,
): Promise<{ hash: string }> {
  const network = networkOf(host, caipNetworkId)
  const messages = transaction.messages ?? [toMessage(transaction, { network, address })]
  const client = await openClient(host, { network, signer: await signerOf(link, network) })
  try {
    const { memo } = transaction
    const fee =
      transaction.fee ?? (await within(readFee(client, { network, address, transaction, messages }), NODE_WAIT, late))
    // The visitor has as long as they want; a node has not.
    const signed = TxRaw.encode(await client.sign(address, messages, fee, memo ?? '')).finish()
    return { hash: await within(client.broadcastTxSync(signed), NODE_WAIT, late) }
  } finally {
    client.disconnect()
  }
}

const late = (): never => {
  throw new ModalError('HTTP_FAILED', { message: 'The node did not answer in time' })
}

interface FeeParameters extends Pick<SendParameters, 'address' | 'transaction'> {
  readonly network: Network<'cosmos'>
  readonly messages: readonly EncodeObject[]
}

/** What a node says that it takes, within what anybody pays. */
async function readFee(
  client: SigningStargateClient,
  { network, address, transaction, messages }: FeeParameters,
): Promise<StdFee> {
  const { gasPrice, denom } = readChain(network)
  const used = await client.simulate(address, messages, transaction.memo)
  const gas = checkGas(Math.ceil(used * MARGIN), transaction.messages ? MESSAGES_GAS : TRANSFER_GAS)
  const fee = calculateFee(gas, GasPrice.fromString(`${gasPrice}${denom}`))
  const isCoin = !transaction.messages && (transaction.denom ?? denom) === denom
  checkShare(fee, isCoin ? transaction.amount : undefined)
  return fee
}

/** A device that cannot sign in the newer mode is only offered the older one; CosmJS takes what is there. */
async function signerOf(
  link: Link,
  network: Network<'cosmos'>,
): Promise<CosmosSigner | Omit<CosmosSigner, 'signDirect'>> {
  const chainId = String(network.id)
  const keys = await link.keys(chainId)
  const amino: Omit<CosmosSigner, 'signDirect'> = {
    getAccounts: async () => keys,
    signAmino: (signer, doc) => link.signAmino({ chainId, signer, doc }),
  }
  if (keys[0].isAminoOnly) return amino
  return { ...amino, signDirect: (signer, doc) => link.signDirect({ chainId, signer, doc }) }
}

interface ClientParameters {
  readonly network: Network<'cosmos'>
  readonly signer: CosmosSigner | Omit<CosmosSigner, 'signDirect'>
}

/** The first node that answers, and is one of this chain: what it says is what is signed. */
async function openClient(
  host: AdapterHost<'cosmos'>,
  { network, signer }: ClientParameters,
): Promise<SigningStargateClient> {
  return askNodes(host, {
    network,
    async ask(url, signal) {
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
  const chain = readChain(network)
  const decoded = decodeAddress(to)
  // This is where a mistyped address costs money.
  const prefix = chain.bech32Prefix ?? decodeAddress(address)?.prefix
  if (!decoded || decoded.prefix !== prefix) throw invalid('to', to)
  if (amount <= 0n) throw invalid('amount', String(amount))
  return {
    typeUrl: '/cosmos.bank.v1beta1.MsgSend',
    value: { fromAddress: address, toAddress: to, amount: [{ denom: denom ?? chain.denom, amount: String(amount) }] },
  }
}

function invalid(field: string, value: unknown): ModalError {
  return new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" of a transaction`,
    context: { field, value },
  })
}
