import { TOKEN_2022, TOKEN_PROGRAMS } from './programs.js'
import type { RawAccount } from './readAccounts.js'

/** Sizes that SPL Token knows; Token-2022 puts a byte for the kind and its extensions behind an account's. */
const MINT_SIZE = 82
const ACCOUNT_SIZE = 165
const MINT_KIND = 1
const ACCOUNT_KIND = 2

/** Kind, and the owner who cannot be changed, which every associated account of Token-2022 has. */
const NEW_ACCOUNT_SIZE = ACCOUNT_SIZE + 1 + 4

/**
 * Extensions of a mint that make its accounts larger, by so many bytes with their headers: fees, hooks, those that cannot
 * be handed on, those that can be paused (spl-token-2022, `ExtensionType::get_required_init_account_extensions`).
 */
const ROOM: Readonly<Record<number, number>> = { 1: 12, 14: 5, 9: 4, 26: 4 }
const HOOK = 14

export interface Mint {
  readonly program: string
  readonly decimals: number
  /** Bytes of an account that holds it. */
  readonly accountSize: number
  /** Another program has a word in each transfer. */
  readonly hasHook: boolean
}

/** Undefined for an account that is no mint. */
export function readMint(account: RawAccount | undefined): Mint | undefined {
  if (!account || !TOKEN_PROGRAMS.includes(account.owner)) return
  const { data, owner: program } = account
  const isMint = data.length === MINT_SIZE || data[ACCOUNT_SIZE] === MINT_KIND
  const [decimals, isReady] = data.subarray(44, 46)
  if (!isMint || decimals === undefined || isReady !== 1) return
  if (program !== TOKEN_2022) return { program, decimals, accountSize: ACCOUNT_SIZE, hasHook: false }
  const extensions = readExtensions(data)
  const room = extensions.reduce((sum, type) => sum + (ROOM[type] ?? 0), 0)
  return { program, decimals, accountSize: NEW_ACCOUNT_SIZE + room, hasHook: extensions.includes(HOOK) }
}

function readExtensions(data: Uint8Array): readonly number[] {
  const types: number[] = []
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = ACCOUNT_SIZE + 1; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    types.push(view.getUint16(at, true))
  }
  return types
}

export interface Holding {
  readonly mintKey: Uint8Array
  readonly amount: bigint
}

/** What an account of a token program holds. Undefined for one that is no such account. */
export function readHolding(account: RawAccount | undefined): Holding | undefined {
  if (!account || !TOKEN_PROGRAMS.includes(account.owner)) return
  const { data } = account
  if (data.length < ACCOUNT_SIZE || (data.length > ACCOUNT_SIZE && data[ACCOUNT_SIZE] !== ACCOUNT_KIND)) return
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return { mintKey: data.slice(0, 32), amount: view.getBigUint64(64, true) }
}
