import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import type { ExecutedTransaction } from '../createSolanaCluster'
import { createRpcParamsError } from './readParams'

export function encodeExecutedTransaction(entry: ExecutedTransaction, encoding: unknown) {
  const { slot, err, blockTime, before, after, logs, fee, read } = entry
  const status = err === null ? { Ok: null } : { Err: err }
  const meta = {
    ...{ err, status, fee, preBalances: before.balances, postBalances: after.balances, logMessages: logs },
    ...{ preTokenBalances: before.tokens, postTokenBalances: after.tokens, innerInstructions: [], rewards: [] },
    loadedAddresses: { writable: [], readonly: [] },
  }
  return { slot, blockTime, meta, transaction: describe(entry, encoding), version: read?.message.version ?? 'legacy' }
}

function describe({ signature, bytes, accounts, read }: ExecutedTransaction, encoding: unknown) {
  if (encoding === 'base64') return [getBase64Decoder().decode(bytes), 'base64']
  if (encoding !== 'json' && encoding !== 'jsonParsed') throw createRpcParamsError(`unsupported encoding: ${encoding}`)
  const {
    numSignerAccounts = 1,
    numReadonlySignerAccounts = 0,
    numReadonlyNonSignerAccounts = 0,
  } = read?.message.header ?? {}
  const isWritable = (index: number) =>
    index < numSignerAccounts
      ? index < numSignerAccounts - numReadonlySignerAccounts
      : index < accounts.length - numReadonlyNonSignerAccounts
  const accountKeys =
    encoding === 'json'
      ? accounts
      : accounts.map((pubkey, index) => ({
          ...{ pubkey, signer: index < numSignerAccounts, writable: isWritable(index), source: 'transaction' },
        }))
  const instructions = (read?.message.instructions ?? []).map(({ programAddressIndex, accountIndices = [], data }) => {
    const text = getBase58Decoder().decode(data ?? new Uint8Array())
    return encoding === 'json'
      ? { programIdIndex: programAddressIndex, accounts: accountIndices, data: text }
      : { programId: accounts[programAddressIndex], accounts: accountIndices.map((at) => accounts[at]), data: text }
  })
  return { signatures: [signature], message: { accountKeys, instructions, recentBlockhash: read?.blockhash ?? '' } }
}
