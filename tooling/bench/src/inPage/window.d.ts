import type axe from 'axe-core'
import type { PageRequest, PressTimes } from '../types'

declare global {
  /** What the scripts of this folder put into a page, for each other and for who measures. */
  interface Window {
    /** Milliseconds that every host is away. */
    __latency: number
    /** What the hosted backends were asked for. */
    __asked: string[]
    /** What a policy refused. */
    __violations: string[]
    /** How many tokens and transactions an account has. */
    __many: number
    __passTime(): void
    __timeFromClick(find: () => Element | null | undefined): Promise<PressTimes>
    __until(isTrue: () => unknown): Promise<void>
    __inModal(selector: string): HTMLElement | null | undefined
    __requests(): PageRequest[]
    axe: typeof axe
  }
}
