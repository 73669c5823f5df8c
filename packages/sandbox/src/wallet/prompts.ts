import type { Address } from 'viem'
import type { PromptKind } from './scriptTypes'
import type { WalletChain } from './types'

export type Prompt =
  | { readonly kind: 'unlock' }
  | { readonly kind: 'connect'; readonly accounts: readonly string[]; readonly checked: readonly number[] }
  | { readonly kind: 'message'; readonly address: string; readonly text: string }
  | { readonly kind: 'typedData'; readonly address: Address; readonly title: string; readonly text: string }
  | { readonly kind: 'transaction'; readonly chain: WalletChain; readonly transaction: PromptedTransaction }
  | { readonly kind: 'switch'; readonly from: WalletChain; readonly to: WalletChain }
  | { readonly kind: 'add'; readonly chain: WalletChain }
  | { readonly kind: 'watch'; readonly symbol: string; readonly address: string }
  | DescribedPrompt

export interface DescribedPrompt {
  readonly kind: PromptKind
  readonly description: {
    readonly title: string
    readonly text?: readonly [name: string, content: string]
    readonly facts: readonly (readonly [name: string, value: string])[]
  }
}

export interface PromptedTransaction {
  readonly from: Address
  /** Undefined when the transaction deploys a contract. */
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: `0x${string}`
}

export interface Approval {
  readonly accounts?: readonly number[] | undefined
  readonly times: number
}

export interface PanelAnswers {
  approve(accounts?: readonly number[]): void
  reject(): void
}

export interface Panel {
  /** Shows a prompt, and returns a function that removes it. */
  show(request: Prompt, answers: PanelAnswers): () => void
  destroy(): void
}
