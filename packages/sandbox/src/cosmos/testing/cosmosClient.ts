import { encodeSecp256k1Pubkey, type StdSignature, type StdSignDoc } from '@cosmjs/amino'
import { fromBase64, toBase64, toHex } from '@cosmjs/encoding'
import { encodePubkey, makeAuthInfoBytes, makeSignDoc, Registry } from '@cosmjs/proto-signing'
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountRequest, QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import { QueryBalanceRequest, QueryBalanceResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

export const TEST_FEE = { amount: [{ denom: 'uatom', amount: '2000' }], gas: '80000' }

const GAS_LIMIT = 80_000

export async function callNode(url: string, method: string, params: object = {}) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', body })
  return (await response.json()) as {
    readonly result: Record<string, unknown> & { readonly response: Record<string, string> }
    readonly error?: { readonly code: number }
  }
}

export async function queryState(url: string, path: string, data: Uint8Array): Promise<Uint8Array> {
  const { result } = await callNode(url, 'abci_query', { path, data: toHex(data), prove: false })
  if (Number(result.response.code)) throw new Error(result.response.log)
  return fromBase64(result.response.value ?? '')
}

export async function getBalance(url: string, address: string, denom = 'uatom'): Promise<bigint> {
  const data = QueryBalanceRequest.encode({ address, denom }).finish()
  const { balance } = QueryBalanceResponse.decode(await queryState(url, '/cosmos.bank.v1beta1.Query/Balance', data))
  return BigInt(balance?.amount ?? -1)
}

export async function getAccount(url: string, address: string): Promise<BaseAccount> {
  const data = QueryAccountRequest.encode({ address }).finish()
  const { account } = QueryAccountResponse.decode(await queryState(url, '/cosmos.auth.v1beta1.Query/Account', data))
  return BaseAccount.decode(account!.value)
}

export interface TransferParameters {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly publicKey: Uint8Array
  readonly accountNumber: bigint
  readonly sequence: bigint
}

export function createCosmosTransfer({ from, to, amount, publicKey, accountNumber, sequence }: TransferParameters) {
  const coins = [{ denom: 'uatom', amount }]
  const value = { fromAddress: from, toAddress: to, amount: coins }
  const messages = [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }]
  const registry = new Registry([['/cosmos.bank.v1beta1.MsgSend', MsgSend]])
  const bodyBytes = registry.encode({ typeUrl: '/cosmos.tx.v1beta1.TxBody', value: { messages, memo: '' } })
  const signers = [{ pubkey: encodePubkey(encodeSecp256k1Pubkey(publicKey)), sequence: Number(sequence) }]
  const auth = (mode: SignMode) => makeAuthInfoBytes(signers, TEST_FEE.amount, GAS_LIMIT, undefined, undefined, mode)
  const toTx = (mode: SignMode, { signature }: StdSignature) => {
    const signatures = [fromBase64(signature)]
    return toBase64(TxRaw.encode({ bodyBytes, authInfoBytes: auth(mode), signatures }).finish())
  }
  const amino: StdSignDoc = {
    ...{ chain_id: 'cosmoshub-4', account_number: String(accountNumber), sequence: String(sequence), memo: '' },
    fee: TEST_FEE,
    msgs: [{ type: 'cosmos-sdk/MsgSend', value: { from_address: from, to_address: to, amount: coins } }],
  }
  return {
    direct: makeSignDoc(bodyBytes, auth(SignMode.SIGN_MODE_DIRECT), 'cosmoshub-4', accountNumber),
    amino,
    fromDirect: (signature: StdSignature) => toTx(SignMode.SIGN_MODE_DIRECT, signature),
    fromAmino: (signature: StdSignature) => toTx(SignMode.SIGN_MODE_LEGACY_AMINO_JSON, signature),
  }
}
