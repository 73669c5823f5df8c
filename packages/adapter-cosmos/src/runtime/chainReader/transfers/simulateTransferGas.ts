import type { StdFee } from '@cosmjs/amino'
import { type AdapterContext, ModalError, type Transfer } from '@foyer/core/adapter'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { SimulateRequest, SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { readChainSettings } from '../../../readChainSettings.js'
import { queryNode } from '../../node/queryNode.js'
import { readSequence } from './readAccount.js'

export interface SimulateTransferGasParameters {
  readonly transfer: Transfer<'cosmos'>
  readonly fee?: StdFee | undefined
  readonly signal?: AbortSignal | undefined
}

export const getTransferDenom = ({ network, token }: Pick<Transfer<'cosmos'>, 'network' | 'token'>) =>
  token?.address ?? readChainSettings(network).denom

/** Simulates a transfer on a node, without a signature. Resolves with the gas used; rejects if the chain refuses it. */
export async function simulateTransferGas(
  adapterContext: AdapterContext<'cosmos'>,
  { transfer, fee, signal }: SimulateTransferGasParameters,
): Promise<number> {
  const { network, from, to, amount, memo = '' } = transfer
  const coins = [{ denom: getTransferDenom(transfer), amount: String(amount) }]
  const value = MsgSend.encode({ fromAddress: from.address, toAddress: to, amount: coins }).finish()
  const messages = [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }]
  const sequence = BigInt(await readSequence(adapterContext, { network, address: from.address, signal }))
  const modeInfo = { single: { mode: SignMode.SIGN_MODE_DIRECT } }
  const authInfo = AuthInfo.fromPartial({
    signerInfos: [{ modeInfo, sequence }],
    fee: { amount: [...(fee?.amount ?? [])], gasLimit: BigInt(fee?.gas ?? 0) },
  })
  const txBytes = TxRaw.encode({
    bodyBytes: TxBody.encode(TxBody.fromPartial({ messages, memo })).finish(),
    authInfoBytes: AuthInfo.encode(authInfo).finish(),
    signatures: [new Uint8Array()],
  }).finish()
  const data = SimulateRequest.encode(SimulateRequest.fromPartial({ txBytes })).finish()
  const answer = await queryNode(adapterContext, { network, signal, path: '/cosmos.tx.v1beta1.Service/Simulate', data })
  const used = SimulateResponse.decode(answer).gasInfo?.gasUsed
  if (!used) throw new ModalError('RESPONSE_INVALID', { message: 'The node reported no gas for the transfer' })
  return Number(used)
}
