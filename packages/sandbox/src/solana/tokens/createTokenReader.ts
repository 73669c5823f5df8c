import type { Address, EncodedAccount, ReadonlyUint8Array } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { decodeMint, decodeTokenAccount } from './layouts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './programs'

export interface TokenBalance {
  accountIndex: number
  mint: Address
  owner: Address
  programId: Address
  uiTokenAmount: object
}

const PROGRAMS = [TOKEN_PROGRAM, TOKEN_2022_PROGRAM]

/** Creates a reader of the token programs' accounts. */
export function createTokenReader(svm: LiteSVM) {
  const decimalsOf = (mint: Address) => {
    const account = svm.getAccount(mint)
    return (account.exists && decodeMint(Uint8Array.from(account.data))?.decimals) || 0
  }
  const toAmount = (amount: bigint, decimals: number) => ({
    ...{ amount: String(amount), decimals, uiAmount: Number(amount) / 10 ** decimals },
    uiAmountString: String(Number(amount) / 10 ** decimals),
  })
  const parse = ({
    programAddress,
    data,
  }: {
    programAddress: Address
    data: Readonly<Uint8Array> | ReadonlyUint8Array
  }) => {
    if (!PROGRAMS.includes(programAddress)) return undefined
    const bytes = Uint8Array.from(data)
    const program = programAddress === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022'
    const reported = (type: string, info: object) => ({
      ...{ program, space: bytes.length, parsed: { type, info } },
    })
    const held = decodeTokenAccount(bytes)
    if (held) {
      const { mint, owner, amount, state } = held
      return reported('account', {
        ...{ mint, owner, state, isNative: false },
        tokenAmount: toAmount(amount, decimalsOf(mint)),
      })
    }
    const mint = decodeMint(bytes)
    if (!mint) return undefined
    const { supply, decimals, extensions } = mint
    const plain = { supply: String(supply), decimals, isInitialized: true, mintAuthority: null, freezeAuthority: null }
    return reported('mint', programAddress === TOKEN_PROGRAM ? plain : { ...plain, extensions })
  }
  return {
    parse,
    balances: (accounts: readonly Address[]): TokenBalance[] =>
      accounts.flatMap((address, accountIndex) => {
        const account = svm.getAccount(address)
        if (!account.exists || !PROGRAMS.includes(account.programAddress)) return []
        const held = decodeTokenAccount(Uint8Array.from(account.data))
        if (!held) return []
        const { mint, owner, amount } = held
        const uiTokenAmount = toAmount(amount, decimalsOf(mint))
        return [{ accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount }]
      }),
    /** Lists an owner's token accounts, by program or by mint. */
    accountsOf: (owner: Address, { mint, programId }: { mint?: unknown; programId?: unknown }): EncodedAccount[] =>
      PROGRAMS.filter((program) => mint !== undefined || program === programId)
        .flatMap((program) => svm.getProgramAccounts(program))
        .filter(({ data }) => {
          const held = decodeTokenAccount(Uint8Array.from(data))
          return held?.owner === owner && (mint === undefined || held.mint === mint)
        }),
  }
}
