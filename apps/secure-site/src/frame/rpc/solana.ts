import { base58, base64 } from '@scure/base'
import { getSignatureFromTransaction, getTransactionDecoder } from '@solana/kit'
import * as z from 'zod/mini'
import { describeSolana, formatSol, isTransactionMessage } from '../decode/describeSolana'
import { describeSolanaText } from '../decode/describeSolanaText'
import type { Review, Warning } from '../decode/review'
import { toReview } from '../decode/toReview'
import { FrameError, invalidParams } from '../FrameError'
import { isTrouble } from '../isTrouble'
import { signWire } from '../wallet/signWire'
import { sendOnce } from './sendOnce'
import type { RpcCall, RpcHandler } from './types'

const LONGEST = 100_000
const MOST = 50
/** Lamports. More than the first is paid for a transaction by nobody who means it, more than the second by few. */
const MOST_FEE = 100_000_000n
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

/** What this wallet does on Solana; bytes come and go in base58. */
export const SOLANA_METHODS: Readonly<Record<string, RpcHandler>> = {
  async solana_signMessage(call) {
    const { message: text, pubkey } = read(message, call.params)
    const { solana } = call.person.wallet
    if (pubkey !== undefined && pubkey !== solana.address) {
      throw new FrameError('This account is not the one that is connected.', 4100)
    }
    const bytes = decode(text)
    // On Solana a message is signed as it is: this would be a signature under a transaction nobody was shown.
    if (isTransactionMessage(bytes, solana.address)) throw invalidParams('This is a transaction and no message.')
    const signature = await call.approvals.request({
      ...call,
      working: 'Signing',
      prepare: async () => describeSolanaText(bytes, { address: solana.address, origin: call.origin }),
      act: async () => solana.sign(bytes),
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
      working: 'Sending',
      prepare: async () => reviewOf(call, [wire]),
      act: sendOnce({
        sign: async () => signWire(wire, call.person.wallet.solana),
        async bring(signed) {
          try {
            const given = { ...options, encoding: 'base64' }
            return await call.chain.request('sendTransaction', [base64.encode(signed), given])
          } catch (error) {
            // Nodes refuse what they have.
            if (!isTrouble(error) && /already been processed/.test(String(error)))
              return getSignatureFromTransaction(getTransactionDecoder().decode(signed))
            throw error
          }
        },
      }),
    })
    return { signature }
  },
}

async function sign(call: RpcCall, transactions: readonly string[]): Promise<readonly string[]> {
  const wires = transactions.map(decode)
  return call.approvals.request({
    ...call,
    working: 'Signing',
    prepare: async () => reviewOf(call, wires),
    act: async () => wires.map((wire) => base58.encode(signWire(wire, call.person.wallet.solana))),
  })
}

function reviewOf({ network, person }: RpcCall, wires: readonly Uint8Array[]): Review {
  const { address } = person.wallet.solana
  const read = wires.map((wire) => {
    const described = describeSolana(wire)
    if (described === undefined) throw invalidParams('This is no transaction.')
    return described
  })
  const mine = read.filter(({ feePayer }) => feePayer === address)
  const lamports = mine.reduce((sum, { fee }) => sum + fee, 0n)
  if (mine.some((each) => each.fee > MOST_FEE)) throw invalidParams('The fee of this is more than anybody pays.')
  const unusual: readonly Warning[] = mine.some((each) => each.fee > USUAL_FEE)
    ? [{ level: 'bad', text: 'The fee is far more than what is usual.' }]
    : []
  const fee = mine.length === 0 ? 'paid by somebody else' : formatSol(lamports)
  const warnings = [...read.flatMap((each) => each.warnings), ...unusual]
  const review = toReview(
    read.flatMap(({ deeds }) => deeds),
    { network, account: address, fee, warnings },
  )
  return wires.length === 1 ? review : { ...review, title: `Approve ${wires.length} transactions` }
}

/** Given as an object, or as the only element of a list. */
function read<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, Array.isArray(params) ? params[0] : params)
  if (!parsed.success) throw invalidParams('The request is not valid.')
  return parsed.data
}

function decode(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw invalidParams('This is not base58.')
  }
}
