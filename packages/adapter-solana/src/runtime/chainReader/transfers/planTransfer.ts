import { ModalError, type Transfer } from '@foyer/core/adapter'
import { isAddress } from '../../address/isAddress.js'
import { toBase58 } from '../../wire/base58.js'
import type { NodeRequester } from '../accounts/createNodeRequester.js'
import { deriveTokenAccountAddress } from '../accounts/deriveAddresses.js'
import { type Mint, parseMint, parseTokenHolding } from '../accounts/parseMint.js'
import { TOKEN_PROGRAMS } from '../accounts/programs.js'
import { type RawAccount, readAccounts } from '../accounts/readAccounts.js'
import { readTokenAccounts, type TokenAccount } from '../accounts/readTokenAccounts.js'
import {
  createMemoInstruction,
  createTokenAccountInstruction,
  createTokenTransferInstruction,
  createTransferInstruction,
  type Instruction,
} from './instructions.js'

const MAX_AMOUNT = 2n ** 64n - 1n

export interface AffectedAccount {
  readonly account: string
  readonly holder: string
  readonly before: RawAccount | undefined
}

export interface TransferPlan {
  readonly instructions: readonly Instruction[]
  readonly sender: RawAccount | undefined
  readonly receiver: RawAccount | undefined
  readonly balance: bigint
  readonly newAccountSize?: number | undefined
  readonly watched: readonly AffectedAccount[]
}

/** Reads the accounts of a transfer and builds its instructions, even for an amount above the balance. */
export async function planTransfer(request: NodeRequester, transfer: Transfer<'solana'>): Promise<TransferPlan> {
  const { to, amount, token } = transfer
  if (amount < 0n || amount > MAX_AMOUNT) throw createInvalidParamsError('amount', String(amount))
  if (!isAddress(to)) throw createInvalidParamsError('to', to)
  if (token && !isAddress(token.address ?? '')) throw createInvalidParamsError('token', token.address)
  const references = transfer.references ?? []
  if (references.length > MAX_REFERENCES || !references.every(isAddress))
    throw createInvalidParamsError('references', references.join())
  return token?.address
    ? planTokens(request, transfer, { mint: token.address, decimals: token.decimals })
    : planCoins(request, transfer)
}

async function planCoins(request: NodeRequester, transfer: Transfer<'solana'>): Promise<TransferPlan> {
  const { from, to, amount } = transfer
  const [sender, receiver] = await readAccounts(request, [from.address, to])
  return {
    instructions: [
      ...createMemo(transfer),
      addReferences(createTransferInstruction(from.address, { to, amount }), transfer),
    ],
    ...{ sender, receiver, balance: sender?.lamports ?? 0n },
    watched: [
      { account: from.address, holder: from.address, before: sender },
      { account: to, holder: to, before: receiver },
    ],
  }
}

async function planTokens(
  request: NodeRequester,
  transfer: Transfer<'solana'>,
  { mint, decimals }: { readonly mint: string; readonly decimals: number },
): Promise<TransferPlan> {
  const { from, to, amount } = transfer
  const [[sender, receiver, mintAccount], all] = await Promise.all([
    readAccounts(request, [from.address, to, mint]),
    readTokenAccounts(request, from.address, mint),
  ])
  const facts = parseMint(mintAccount)
  if (!facts) throw createInvalidParamsError('token', mint)
  const own = deriveTokenAccountAddress(from.address, { mint, program: facts.program })
  const sources = sortAccounts(all, own)
  const destination = getDestination(to, { receiver, mint, facts })
  const accounts = await readAccounts(request, [destination, ...sources.map(({ account }) => account)])
  const [target, ...held] = accounts
  const { program, hasHook } = facts
  const isNew = destination !== to && !target
  return {
    instructions: [
      // A receiver's account may require a memo instruction directly before the transfer.
      ...createMemo(transfer),
      ...(isNew
        ? [createTokenAccountInstruction({ payer: from.address, account: destination, owner: to, mint, program })]
        : []),
      ...splitAmount(amount, sources, own).map(([source, part]) =>
        addReferences(
          createTokenTransferInstruction({
            program,
            source,
            mint,
            destination,
            owner: from.address,
            amount: part,
            decimals,
            hasHook,
          }),
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

function getDestination(
  to: string,
  { receiver, mint, facts }: { readonly receiver: RawAccount | undefined; readonly mint: string; readonly facts: Mint },
): string {
  if (!receiver || !TOKEN_PROGRAMS.includes(receiver.owner))
    return deriveTokenAccountAddress(to, { mint, program: facts.program })
  const holding = parseTokenHolding(receiver)
  // Tokens sent to a mint, or to an account of another token, are lost.
  if (!holding || toBase58(holding.mintKey) !== mint) throw createInvalidParamsError('to', to)
  return to
}

/** Lists the sender's token accounts that can pay: the associated one first, then by balance. */
function sortAccounts(all: readonly TokenAccount[], own: string): readonly TokenAccount[] {
  const isOwn = ({ account }: TokenAccount) => Number(account === own)
  return all
    .filter(({ amount, isFrozen }) => amount > 0n && !isFrozen)
    .sort((one, other) => isOwn(other) - isOwn(one) || Number(other.amount - one.amount))
}

function splitAmount(
  amount: bigint,
  sources: readonly TokenAccount[],
  own: string,
): readonly (readonly [string, bigint])[] {
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

const MAX_REFERENCES = 8

/** Adds Solana Pay's references: accounts by which a merchant finds the payment (https://docs.solanapay.com/spec). */
const addReferences = (instruction: Instruction, { references = [] }: Transfer<'solana'>): Instruction => ({
  ...instruction,
  accounts: [...instruction.accounts, ...references.map((address) => ({ address }))],
})

const createMemo = ({ memo: text, from }: Transfer<'solana'>) =>
  text ? [createMemoInstruction(text, from.address)] : []

const createInvalidParamsError = (field: string, value: unknown) =>
  new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" in the transfer`,
    context: { field, value },
  })
