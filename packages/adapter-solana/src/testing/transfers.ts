import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

interface TransferParameters {
  readonly url?: string
  readonly from: string
  readonly to: string
  readonly lamports?: number
}

const NO_BLOCKHASH = 'CmpNeggWJ4JaWJeJ8YKN1Zypmk7uvQq3PECGUCAEMbky'

const recent = async (url: string | undefined) =>
  url === undefined ? NO_BLOCKHASH : (await new Connection(url).getLatestBlockhash()).blockhash

const instruction = ({ from, to, lamports = 5 }: TransferParameters) =>
  SystemProgram.transfer({ fromPubkey: new PublicKey(from), toPubkey: new PublicKey(to), lamports })

export async function createLegacyTransfer(parameters: TransferParameters): Promise<Transaction> {
  const transaction = new Transaction().add(instruction(parameters))
  transaction.feePayer = new PublicKey(parameters.from)
  transaction.recentBlockhash = await recent(parameters.url)
  return transaction
}

export async function createVersionedTransfer(parameters: TransferParameters): Promise<VersionedTransaction> {
  const message = new TransactionMessage({
    payerKey: new PublicKey(parameters.from),
    recentBlockhash: await recent(parameters.url),
    instructions: [instruction(parameters)],
  })
  return new VersionedTransaction(message.compileToV0Message())
}
