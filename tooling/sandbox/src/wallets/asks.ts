import type { Address } from 'viem'
import type { AskKind } from './scriptTypes'
import type { WalletChain } from './types'

/** What a person is asked, with all that the panel shows of it. */
export type Ask =
  | { readonly kind: 'unlock' }
  | { readonly kind: 'connect'; readonly accounts: readonly string[]; readonly checked: readonly number[] }
  | { readonly kind: 'message'; readonly address: string; readonly text: string }
  | { readonly kind: 'typedData'; readonly address: Address; readonly title: string; readonly text: string }
  | { readonly kind: 'transaction'; readonly chain: WalletChain; readonly transaction: AskedTransaction }
  | { readonly kind: 'switch'; readonly from: WalletChain; readonly to: WalletChain }
  | { readonly kind: 'add'; readonly chain: WalletChain }
  | { readonly kind: 'watch'; readonly symbol: string; readonly address: string }
  | ToldAsk

/** A question that brings its own words: what wallets of other namespaces ask. */
export interface ToldAsk {
  readonly kind: AskKind
  readonly told: {
    readonly title: string
    /** Something longer, with its name. */
    readonly text?: readonly [name: string, content: string]
    readonly facts: readonly (readonly [name: string, value: string])[]
  }
}

export interface AskedTransaction {
  readonly from: Address
  /** Undefined deploys a contract. */
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: `0x${string}`
}

/** A yes, and what came with it. */
export interface Approval {
  /** For a connect: positions of the accounts, when somebody chose. */
  readonly accounts?: readonly number[] | undefined
  /** How often the answer tells its events. */
  readonly times: number
}

export interface PanelAnswers {
  approve(accounts?: readonly number[]): void
  reject(): void
}

/** Where a person answers. */
export interface Panel {
  /** Gives its undo: the question goes, answered or not. */
  show(ask: Ask, answers: PanelAnswers): () => void
  destroy(): void
}
