import type { Address, EncodedAccount, ReadonlyUint8Array } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { decodeAccount, decodeMint } from './layouts'
import { TOKEN, TOKEN_2022 } from './programs'

export interface TokenBalance {
  accountIndex: number
  mint: Address
  owner: Address
  programId: Address
  uiTokenAmount: object
}

const PROGRAMS = [TOKEN, TOKEN_2022]

/** Reads what belongs to the programs of tokens. */
export function createTokenReader(svm: LiteSVM) {
  const decimalsOf = (mint: Address) => {
    const account = svm.getAccount(mint)
    return (account.exists && decodeMint(Uint8Array.from(account.data))?.decimals) || 0
  }
  const toAmount = (amount: bigint, decimals: number) => ({
    ...{ amount: String(amount), decimals, uiAmount: Number(amount) / 10 ** decimals },
    uiAmountString: String(Number(amount) / 10 ** decimals),
  })
  /** As nodes take them apart. */
  const parse = ({
    programAddress,
    data,
  }: {
    programAddress: Address
    data: Readonly<Uint8Array> | ReadonlyUint8Array
  }) => {
    if (!PROGRAMS.includes(programAddress)) return undefined
    const bytes = Uint8Array.from(data)
    const program = programAddress === TOKEN ? 'spl-token' : 'spl-token-2022'
    const told = (type: string, info: object) => ({
      ...{ program, space: bytes.length, parsed: { type, info } },
    })
    const held = decodeAccount(bytes)
    if (held) {
      const { mint, owner, amount, state } = held
      return told('account', {
        ...{ mint, owner, state, isNative: false },
        tokenAmount: toAmount(amount, decimalsOf(mint)),
      })
    }
    const mint = decodeMint(bytes)
    if (!mint) return undefined
    const { supply, decimals, extensions } = mint
    const plain = { supply: String(supply), decimals, isInitialized: true, mintAuthority: null, freezeAuthority: null }
    return told('mint', programAddress === TOKEN ? plain : { ...plain, extensions })
  }
  return {
    parse,
    balances: (accounts: readonly Address[]): TokenBalance[] =>
      accounts.flatMap((address, accountIndex) => {
        const account = svm.getAccount(address)
        if (!account.exists || !PROGRAMS.includes(account.programAddress)) return []
        const held = decodeAccount(Uint8Array.from(account.data))
        if (!held) return []
        const { mint, owner, amount } = held
        const uiTokenAmount = toAmount(amount, decimalsOf(mint))
        return [{ accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount }]
      }),
    /** Accounts of an owner: all of a program's, or of one mint. */
    accountsOf: (owner: Address, { mint, programId }: { mint?: unknown; programId?: unknown }): EncodedAccount[] =>
      PROGRAMS.filter((program) => mint !== undefined || program === programId)
        .flatMap((program) => svm.getProgramAccounts(program))
        .filter(({ data }) => {
          const held = decodeAccount(Uint8Array.from(data))
          return held?.owner === owner && (mint === undefined || held.mint === mint)
        }),
  }
}
