import { base58, base64 } from '@scure/base'
import {
  type Address,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
} from '@solana/kit'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { describeSolanaMessage } from '../decode/describeSolanaMessage'
import { describeSolanaTransaction, formatSol, isTransactionMessage } from '../decode/describeSolanaTransaction'
import { isPlainText } from '../decode/isPlainText'
import type { Review, ReviewWarning } from '../decode/review'
import { toReview } from '../decode/toReview'
import { createInvalidParamsError, FrameError } from '../errors/FrameError'
import { isTransientError } from '../errors/isTransientError'
import { simulateSolanaTransaction } from '../simulation/simulateSolanaTransaction'
import { TEXT, UNKNOWN_SPEND } from '../spending/createSpending'
import { readSolanaSpend } from '../spending/readSolanaSpend'
import type { SolanaSigner } from '../wallet/createWallet'
import { createIdempotentSend } from './createIdempotentSend'
import type { RpcCall, RpcHandler } from './types'

const LONGEST = 100_000
const MOST = 50
const MAX_FEE_LAMPORTS = 100_000_000n
const USUAL_FEE = 10_000_000n
const encoded = z.string().check(z.minLength(1), z.maxLength(LONGEST))
const message = z.object({ message: encoded, pubkey: z.optional(z.string()) })
const one = z.object({ transaction: encoded })
const several = z.object({ transactions: z.array(encoded).check(z.minLength(1), z.maxLength(MOST)) })
const commitment = z.enum(['processed', 'confirmed', 'finalized'])
const sending = z.extend(one, {
  options: z.nullish(
    z.object({
      skipPreflight: z.optional(z.boolean()),
      preflightCommitment: z.optional(commitment),
      maxRetries: z.optional(z.int()),
      minContextSlot: z.optional(z.int()),
    }),
  ),
})

export const SOLANA_METHODS: Readonly<Record<string, RpcHandler>> = {
  async solana_signMessage(call) {
    const { message: text, pubkey } = read(message, call.params)
    const { solana } = call.wallet
    if (pubkey !== undefined && pubkey !== solana.address) {
      throw new FrameError(texts().approvals.errors.otherAccount, 4100)
    }
    const bytes = decode(text)
    // Solana signs messages as they are, so this signature would be valid for an unseen transaction.
    if (isTransactionMessage(bytes, solana.address))
      throw createInvalidParamsError('This is a transaction, not a message.')
    const isText = isPlainText(bytes)
    const signed = {
      person: call.person,
      request: toSubject(call, [text]),
      spend: call.spending.of(() => (isText ? TEXT : UNKNOWN_SPEND)),
    }
    const [signature = new Uint8Array()] = await call.approvals.request({
      ...call,
      ...(isText ? { approvedIn: 'frame', signed } : { approvedIn: 'window', ...signed }),
      working: texts().approvals.states.signing,
      prepare: async () => describeSolanaMessage(bytes, { address: solana.address, origin: call.origin }),
      act: () => solana.sign([bytes]),
    })
    return { signature: base58.encode(signature) }
  },
  async solana_signTransaction(call) {
    const [transaction = ''] = await sign(call, [read(one, call.params).transaction])
    return { transaction }
  },
  async solana_signAllTransactions(call) {
    return { transactions: await sign(call, read(several, call.params).transactions) }
  },
  async solana_signAndSendTransaction(call) {
    const { transaction, options } = read(sending, call.params)
    const wire = decode(transaction)
    const signature = await call.approvals.request({
      ...call,
      approvedIn: 'window',
      request: toSubject(call, [transaction]),
      spend: call.spending.of(() => readSolanaSpend([wire], call.wallet.solana.address)),
      working: texts().approvals.states.sending,
      prepare: () => reviewOf(call, [wire]),
      act: createIdempotentSend({
        async sign() {
          const [signed = new Uint8Array()] = await signWires([wire], call.wallet.solana)
          return signed
        },
        toId,
        async submit(signed) {
          try {
            const input = { ...options, encoding: 'base64' }
            return await call.chain.request('sendTransaction', [base64.encode(signed), input])
          } catch (error) {
            // A node refuses a transaction that it already knows, for example from an earlier attempt.
            if (!isTransientError(error) && /already been processed/.test(String(error))) return toId(signed)
            throw error
          }
        },
      }),
    })
    return { signature }
  },
}

const toSubject = ({ method, network, person }: RpcCall, transactions: readonly string[]) => [
  method,
  network.caipNetworkId,
  person.addresses.solana,
  transactions,
]

const toId = (signed: Uint8Array): unknown => getSignatureFromTransaction(getTransactionDecoder().decode(signed))

async function sign(call: RpcCall, transactions: readonly string[]): Promise<readonly string[]> {
  const wires = transactions.map(decode)
  return call.approvals.request({
    ...call,
    approvedIn: 'window',
    request: toSubject(call, transactions),
    spend: call.spending.of(() => readSolanaSpend(wires, call.wallet.solana.address)),
    working: texts().approvals.states.signing,
    prepare: () => reviewOf(call, wires),
    act: async () => (await signWires(wires, call.wallet.solana)).map((signed) => base58.encode(signed)),
  })
}

async function reviewOf({ chain, network, person }: RpcCall, wires: readonly Uint8Array[]): Promise<Review> {
  const address = person.addresses.solana
  const read = wires.map((wire) => {
    const described = describeSolanaTransaction(wire)
    if (described === undefined) throw createInvalidParamsError('This isn’t a transaction.')
    return described
  })
  const mine = read.filter(({ feePayer }) => feePayer === address)
  const lamports = mine.reduce((sum, { fee }) => sum + fee, 0n)
  const { batch } = texts().approvals
  const { errors, fee: feeTexts, simulation } = texts().calls
  if (mine.some((each) => each.fee > MAX_FEE_LAMPORTS)) throw createInvalidParamsError(errors.solanaFeeTooHigh)
  const unusual: readonly ReviewWarning[] = mine.some((each) => each.fee > USUAL_FEE)
    ? [{ level: 'bad', text: feeTexts.higherThanUsual }]
    : []
  // A later transaction may need what an earlier one does, which a node can’t simulate.
  const [only] = wires.length === 1 ? wires : []
  const simulated = only && (await simulateSolanaTransaction(only, { chain, account: address, fee: lamports }))
  const failing: readonly ReviewWarning[] = simulated === 'fails' ? [{ level: 'warn', text: simulation.fails }] : []
  const fee = mine.length === 0 ? feeTexts.paidByOther : formatSol(lamports)
  const warnings = [...read.flatMap((each) => each.warnings), ...unusual, ...failing]
  const review = toReview(
    read.flatMap(({ deeds }) => deeds),
    { network, account: address, fee, warnings, simulated: simulated === 'fails' ? undefined : simulated?.changes },
  )
  return wires.length === 1 ? review : { ...review, title: batch.transactions(wires.length) }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, Array.isArray(params) ? params[0] : params)
  if (!parsed.success) throw createInvalidParamsError('The request is invalid.')
  return parsed.data
}

function decode(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw createInvalidParamsError('This isn’t base58.')
  }
}

async function signWires(
  wires: readonly Uint8Array[],
  { address, sign }: SolanaSigner,
): Promise<readonly Uint8Array[]> {
  const transactions = wires.map((wire) => {
    const transaction = getTransactionDecoder().decode(wire)
    if (!Object.hasOwn(transaction.signatures, address)) throw new Error(`${address} isn’t one of its signers.`)
    return transaction
  })
  const signed = await sign(transactions.map(({ messageBytes }) => Uint8Array.from(messageBytes)))
  return transactions.map((transaction, index) => {
    const signatures = { ...transaction.signatures, [address as Address]: signed[index] as SignatureBytes }
    return new Uint8Array(getTransactionEncoder().encode({ ...transaction, signatures }))
  })
}
