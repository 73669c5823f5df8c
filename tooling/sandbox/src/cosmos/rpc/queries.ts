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
import { ChainError, notFound } from '../chain/ChainError'
import type { Chain } from '../chain/createChain'
import { decodeAddress } from '../keys/decodeAddress'

/** What a node answers to `abci_query`, by gRPC method. */
type Query = (chain: Chain, data: Uint8Array) => Uint8Array

export const QUERIES: Readonly<Record<string, Query>> = {
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
    // The key of a page is the first denomination on it.
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
    const found = facts.coins.find((each) => each.denom === denom)?.metadata
    if (!found) throw notFound(`client metadata for denom ${denom}`)
    const { exponent, ...texts } = found
    const denomUnits = [
      { denom, exponent: 0 },
      { denom: texts.display, exponent },
    ]
    const metadata = { ...texts, base: denom, denomUnits }
    return QueryDenomMetadataResponse.encode(QueryDenomMetadataResponse.fromPartial({ metadata })).finish()
  },
  // Of ibc-go before version 10; the one that came after it is not served, as on most chains.
  '/ibc.applications.transfer.v1.Query/DenomTrace'({ facts }, data) {
    const { hash } = QueryDenomRequest.decode(data)
    const found = facts.coins.find((each) => each.denom.replace(/^ibc\//, '') === hash.replace(/^ibc\//, ''))?.trace
    if (!found) throw notFound(`denomination trace ${hash}`)
    const trace = DenomTrace.encode(DenomTrace.fromPartial(found)).finish()
    return BinaryWriter.create().uint32(10).bytes(trace).finish()
  },
  '/cosmos.auth.v1beta1.Query/Account'({ ledger, facts }, data) {
    const { address } = QueryAccountRequest.decode(data)
    checkAddress(address, facts.prefix)
    const found = ledger.account(address)
    if (!found) throw notFound(`account ${address} not found`)
    const { accountNumber, sequence, publicKey } = found
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
  let found = ''
  try {
    found = decodeAddress(address).prefix
  } catch {
    // Said below.
  }
  if (found === prefix) return
  const reason = found
    ? `hrp does not match bech32 prefix: expected '${prefix}' got '${found}'`
    : 'decoding bech32 failed'
  throw new ChainError(18, `rpc error: code = InvalidArgument desc = invalid address: ${reason}: invalid request`)
}
