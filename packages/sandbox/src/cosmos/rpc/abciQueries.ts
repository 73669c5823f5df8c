import { BinaryWriter } from 'cosmjs-types/binary'
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountRequest, QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import {
  QueryAllBalancesRequest,
  QueryAllBalancesResponse,
  QueryBalanceRequest,
  QueryBalanceResponse,
  QueryDenomMetadataRequest,
  QueryDenomMetadataResponse,
  QuerySupplyOfRequest,
  QuerySupplyOfResponse,
} from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { SimulateRequest, SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { DenomTrace } from 'cosmjs-types/ibc/applications/transfer/v1/denomtrace'
import { QueryDenomRequest } from 'cosmjs-types/ibc/applications/transfer/v1/query'
import { CosmosSdkError, createNotFoundError } from '../chain/CosmosSdkError'
import type { CosmosChain } from '../chain/createCosmosChain'
import { decodeAddress } from '../keys/decodeAddress'

type Query = (chain: CosmosChain, data: Uint8Array) => Uint8Array

export const ABCI_QUERIES: Readonly<Record<string, Query>> = {
  '/cosmos.bank.v1beta1.Query/Balance'({ ledger, facts }, data) {
    const { address, denom } = QueryBalanceRequest.decode(data)
    checkAddress(address, facts.prefix)
    const amount = String(ledger.balance(address, denom))
    return QueryBalanceResponse.encode(QueryBalanceResponse.fromPartial({ balance: { denom, amount } })).finish()
  },
  '/cosmos.bank.v1beta1.Query/AllBalances'({ ledger, facts }, data) {
    const { address, pagination } = QueryAllBalancesRequest.decode(data)
    checkAddress(address, facts.prefix)
    const all = ledger.all(address)
    // The pagination key is the denomination with which the requested page begins.
    const key = new TextDecoder().decode(pagination?.key)
    const start = Math.max(
      0,
      all.findIndex(({ denom }) => denom === key),
    )
    const limit = Number(pagination?.limit ?? 0n) || 100
    const next = all[start + limit]
    const answer = {
      balances: all.slice(start, start + limit),
      pagination: { nextKey: new TextEncoder().encode(next?.denom ?? ''), total: BigInt(all.length) },
    }
    return QueryAllBalancesResponse.encode(QueryAllBalancesResponse.fromPartial(answer)).finish()
  },
  '/cosmos.bank.v1beta1.Query/SupplyOf'({ ledger }, data) {
    const { denom } = QuerySupplyOfRequest.decode(data)
    const answer = { amount: { denom, amount: String(ledger.supply(denom)) } }
    return QuerySupplyOfResponse.encode(QuerySupplyOfResponse.fromPartial(answer)).finish()
  },
  '/cosmos.bank.v1beta1.Query/DenomMetadata'({ facts }, data) {
    const { denom } = QueryDenomMetadataRequest.decode(data)
    const result = facts.coins.find((each) => each.denom === denom)?.metadata
    if (!result) throw createNotFoundError(`client metadata for denom ${denom}`)
    const { exponent, ...texts } = result
    const denomUnits = [
      { denom, exponent: 0 },
      { denom: texts.display, exponent },
    ]
    const metadata = { ...texts, base: denom, denomUnits }
    return QueryDenomMetadataResponse.encode(QueryDenomMetadataResponse.fromPartial({ metadata })).finish()
  },
  // Route of ibc-go before version 10; most chains serve no newer one.
  '/ibc.applications.transfer.v1.Query/DenomTrace'({ facts }, data) {
    const { hash } = QueryDenomRequest.decode(data)
    const result = facts.coins.find((each) => each.denom.replace(/^ibc\//, '') === hash.replace(/^ibc\//, ''))?.trace
    if (!result) throw createNotFoundError(`denomination trace ${hash}`)
    const trace = DenomTrace.encode(DenomTrace.fromPartial(result)).finish()
    return BinaryWriter.create().uint32(10).bytes(trace).finish()
  },
  '/cosmos.auth.v1beta1.Query/Account'({ ledger, facts }, data) {
    const { address } = QueryAccountRequest.decode(data)
    checkAddress(address, facts.prefix)
    const result = ledger.account(address)
    if (!result) throw createNotFoundError(`account ${address} not found`)
    const { accountNumber, sequence, publicKey } = result
    const pubKey = publicKey && {
      typeUrl: '/cosmos.crypto.secp256k1.PubKey',
      value: PubKey.encode(PubKey.fromPartial({ key: publicKey })).finish(),
    }
    const account = BaseAccount.fromPartial({
      ...{ address, accountNumber: BigInt(accountNumber), sequence: BigInt(sequence) },
      ...(pubKey && { pubKey }),
    })
    const value = BaseAccount.encode(account).finish()
    const answer = { account: { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value } }
    return QueryAccountResponse.encode(QueryAccountResponse.fromPartial(answer)).finish()
  },
  '/cosmos.tx.v1beta1.Service/Simulate'({ simulate }, data) {
    const gasUsed = BigInt(simulate(SimulateRequest.decode(data).txBytes) ?? 0)
    const answer = { gasInfo: { gasUsed, gasWanted: gasUsed }, result: { log: '' } }
    return SimulateResponse.encode(SimulateResponse.fromPartial(answer)).finish()
  },
}

function checkAddress(address: string, prefix: string): void {
  let result = ''
  try {
    result = decodeAddress(address).prefix
  } catch {
    // A malformed address is rejected below.
  }
  if (result === prefix) return
  const reason = result
    ? `hrp does not match bech32 prefix: expected '${prefix}' got '${result}'`
    : 'decoding bech32 failed'
  throw new CosmosSdkError(18, `rpc error: code = InvalidArgument desc = invalid address: ${reason}: invalid request`)
}
