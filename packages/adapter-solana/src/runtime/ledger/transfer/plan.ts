import { ModalError, type Transfer } from '@foyer/core/adapter'
import { toBase58 } from '../../wire/base58.js'
import { isAddress } from '../../wire/isAddress.js'
import type { Ask } from '../read/ask.js'
import { associatedAddress } from '../read/derive.js'
import { TOKEN_PROGRAMS } from '../read/programs.js'
import { type RawAccount, readAccounts } from '../read/readAccounts.js'
import { type Held, readHeld } from '../read/readHeld.js'
import { type Mint, readHolding, readMint } from '../read/readMint.js'
import { createAccount, type Instruction, memo, transferCoins, transferTokens } from './instructions.js'

/** What the programs count with. */
const MAX_AMOUNT = 2n ** 64n - 1n

/** An account whose change says what the transfer does, and to whom it belongs. */
export interface Watched {
  readonly account: string
  readonly holder: string
  /** As it is now. */
  readonly before: RawAccount | undefined
}

/** What a transfer takes, as the chain is now. */
export interface Plan {
  readonly instructions: readonly Instruction[]
  readonly sender: RawAccount | undefined
  readonly receiver: RawAccount | undefined
  /** Of what is sent, as far as it can go out. */
  readonly balance: bigint
  /** Bytes of the account that has to be made for the receiver. */
  readonly newAccountSize?: number | undefined
  readonly watched: readonly Watched[]
}

/** Reads what a transfer depends on, and says how it is done. More than there is, is tried all the same. */
export async function plan(ask: Ask, transfer: Transfer<'solana'>): Promise<Plan> {
  const { to, amount, token } = transfer
  if (amount < 0n || amount > MAX_AMOUNT) throw wrong('amount', String(amount))
  if (!isAddress(to)) throw wrong('to', to)
  if (token && !isAddress(token.address ?? '')) throw wrong('token', token.address)
  const references = transfer.references ?? []
  if (references.length > MAX_REFERENCES || !references.every(isAddress)) throw wrong('references', references.join())
  return token?.address
    ? planTokens(ask, transfer, { mint: token.address, decimals: token.decimals })
    : planCoins(ask, transfer)
}

async function planCoins(ask: Ask, transfer: Transfer<'solana'>): Promise<Plan> {
  const { from, to, amount } = transfer
  const [sender, receiver] = await readAccounts(ask, [from.address, to])
  return {
    instructions: [...memoOf(transfer), findable(transferCoins(from.address, { to, amount }), transfer)],
    ...{ sender, receiver, balance: sender?.lamports ?? 0n },
    watched: [
      { account: from.address, holder: from.address, before: sender },
      { account: to, holder: to, before: receiver },
    ],
  }
}

async function planTokens(
  ask: Ask,
  transfer: Transfer<'solana'>,
  { mint, decimals }: { readonly mint: string; readonly decimals: number },
): Promise<Plan> {
  const { from, to, amount } = transfer
  const [[sender, receiver, mintAccount], all] = await Promise.all([
    readAccounts(ask, [from.address, to, mint]),
    readHeld(ask, from.address, mint),
  ])
  const facts = readMint(mintAccount)
  if (!facts) throw wrong('token', mint)
  const own = associatedAddress(from.address, { mint, program: facts.program })
  const sources = inOrder(all, own)
  const destination = destinationOf(to, { receiver, mint, facts })
  const accounts = await readAccounts(ask, [destination, ...sources.map(({ account }) => account)])
  const [target, ...held] = accounts
  const { program, hasHook } = facts
  const isNew = destination !== to && !target
  return {
    instructions: [
      // Accounts may want a note with what comes in: it has to stand before it.
      ...memoOf(transfer),
      ...(isNew ? [createAccount({ payer: from.address, account: destination, owner: to, mint, program })] : []),
      ...share(amount, sources, own).map(([source, part]) =>
        findable(
          transferTokens({ program, source, mint, destination, owner: from.address, amount: part, decimals, hasHook }),
          transfer,
        ),
      ),
    ],
    ...{ sender, receiver, balance: sources.reduce((sum, each) => sum + each.amount, 0n) },
    ...(isNew && { newAccountSize: facts.accountSize }),
    watched: [
      { account: from.address, holder: from.address, before: sender },
      { account: destination, holder: to, before: target },
      ...sources.map(({ account }, index) => ({ account, holder: from.address, before: held[index] })),
    ],
  }
}

/** Where a token goes: to the receiver's own account for it, or to the account that was named. */
function destinationOf(
  to: string,
  { receiver, mint, facts }: { readonly receiver: RawAccount | undefined; readonly mint: string; readonly facts: Mint },
): string {
  if (!receiver || !TOKEN_PROGRAMS.includes(receiver.owner))
    return associatedAddress(to, { mint, program: facts.program })
  const holding = readHolding(receiver)
  // What is sent to a mint, or to an account for another token, nobody gets back.
  if (!holding || toBase58(holding.mintKey) !== mint) throw wrong('to', to)
  return to
}

/** Those that something can go out of: the usual one first, then the fullest. */
function inOrder(all: readonly Held[], own: string): readonly Held[] {
  const rank = ({ account }: Held) => (account === own ? 0 : 1)
  return all
    .filter(({ amount, isFrozen }) => amount > 0n && !isFrozen)
    .sort((one, other) => rank(one) - rank(other) || (one.amount < other.amount ? 1 : -1))
}

/** How much of which account. What is there nowhere is asked of the first: the program refuses it. */
function share(amount: bigint, sources: readonly Held[], own: string): readonly (readonly [string, bigint])[] {
  let left = amount
  const parts: [string, bigint][] = []
  for (const { account, amount: there } of sources) {
    const part = left - there > 0n ? there : left
    if (part > 0n) parts.push([account, part])
    left -= part
  }
  const [first] = parts
  if (!first) return [[sources[0]?.account ?? own, amount]]
  first[1] += left
  return parts
}

/** More than a shop gives, and few enough for one transaction. */
const MAX_REFERENCES = 8

/** Keys by which a shop finds its payment: accounts of the transfer with which nothing is done (https://docs.solanapay.com/spec). */
const findable = (instruction: Instruction, { references = [] }: Transfer<'solana'>): Instruction => ({
  ...instruction,
  accounts: [...instruction.accounts, ...references.map((address) => ({ address }))],
})

const memoOf = ({ memo: text, from }: Transfer<'solana'>) => (text ? [memo(text, from.address)] : [])

const wrong = (field: string, value: unknown) =>
  new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" of a transfer`,
    context: { field, value },
  })
