import { TOKEN_2022_PROGRAM, TOKEN_PROGRAMS } from './programs.js'
import type { RawAccount } from './readAccounts.js'

const MINT_SIZE = 82
const ACCOUNT_SIZE = 165
const MINT_KIND = 1
const ACCOUNT_KIND = 2

/** In bytes. Every Token-2022 account has, after the base layout, a type byte and the extension ImmutableOwner. */
const NEW_ACCOUNT_SIZE = ACCOUNT_SIZE + 1 + 4

/**
 * Bytes that an extension of the token adds to each account, by extension type: transfer fee, transfer hook,
 * non-transferable, pausable (spl-token-2022, `ExtensionType::get_required_init_account_extensions`).
 */
const EXTENSION_BYTES: Readonly<Record<number, number>> = { 1: 12, 14: 5, 9: 4, 26: 4 }
const HOOK = 14

export interface Mint {
  readonly program: string
  readonly accountSize: number
  /** Set if each transfer of the token runs another program (Token-2022's transfer hook). */
  readonly hasHook: boolean
}

export function parseMint(account: RawAccount | undefined): Mint | undefined {
  if (!account || !TOKEN_PROGRAMS.includes(account.owner)) return
  const { data, owner: program } = account
  const isMint = data.length === MINT_SIZE || data[ACCOUNT_SIZE] === MINT_KIND
  const isInitialized = data[45] === 1
  if (!isMint || !isInitialized) return
  if (program !== TOKEN_2022_PROGRAM) return { program, accountSize: ACCOUNT_SIZE, hasHook: false }
  const extensions = readExtensions(data)
  const room = extensions.reduce((sum, type) => sum + (EXTENSION_BYTES[type] ?? 0), 0)
  return { program, accountSize: NEW_ACCOUNT_SIZE + room, hasHook: extensions.includes(HOOK) }
}

function readExtensions(data: Uint8Array): readonly number[] {
  const types: number[] = []
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = ACCOUNT_SIZE + 1; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    types.push(view.getUint16(at, true))
  }
  return types
}

export interface TokenHolding {
  readonly mintKey: Uint8Array
  readonly amount: bigint
}

export function parseTokenHolding(account: RawAccount | undefined): TokenHolding | undefined {
  if (!account || !TOKEN_PROGRAMS.includes(account.owner)) return
  const { data } = account
  if (data.length < ACCOUNT_SIZE || (data.length > ACCOUNT_SIZE && data[ACCOUNT_SIZE] !== ACCOUNT_KIND)) return
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return { mintKey: data.slice(0, 32), amount: view.getBigUint64(64, true) }
}
