import type { StdFee } from '@cosmjs/amino'
import type { AdapterHost, Transfer } from '@foyer/core/adapter'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { SimulateRequest, SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { readChain } from '../../../readChain.js'
import { queryNode } from '../../reads/queryNode.js'
import { readSequence } from './readAccount.js'

export interface TryOut {
  readonly transfer: Transfer<'cosmos'>
  /** Taken as well, where it is given. */
  readonly fee?: StdFee | undefined
  readonly signal?: AbortSignal | undefined
}

/** The coin that a transfer is of. */
export const denomOf = ({ network, token }: Pick<Transfer<'cosmos'>, 'network' | 'token'>) =>
  token?.address ?? readChain(network).denom

/**
 * Has the chain try a transfer out, without a signature and a key: it reckons with those of the usual kind. Resolves with
 * the gas that it takes; rejects with what the chain says no to.
 */
export async function tryOut(host: AdapterHost<'cosmos'>, { transfer, fee, signal }: TryOut): Promise<number> {
  const { network, from, to, amount, memo = '' } = transfer
  const coins = [{ denom: denomOf(transfer), amount: String(amount) }]
  const value = MsgSend.encode({ fromAddress: from.address, toAddress: to, amount: coins }).finish()
  const messages = [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }]
  const sequence = BigInt(await readSequence(host, { network, address: from.address, signal }))
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
  const answer = await queryNode(host, { network, signal, path: '/cosmos.tx.v1beta1.Service/Simulate', data })
  return Number(SimulateResponse.decode(answer).gasInfo?.gasUsed ?? 0)
}
