import type axe from 'axe-core'
import type { ClickTimes, PageRequest } from '../types'

declare global {
  // Declares the globals of this folder's scripts.
  interface Window {
    /** Latency of every host, in ms. */
    __latency: number
    /** URLs of requests to the hosted backends. */
    __asked: string[]
    /** Number of calls that look up the account's name. */
    __nameLookups: number
    /** Violations of the page's CSP. */
    __violations: string[]
    /** Number of tokens and of transactions of the account. */
    __many: number
    __passTime(): void
    __timeFromClick(find: () => Element | null | undefined): Promise<ClickTimes>
    __until(isTrue: () => unknown): Promise<void>
    __inModal(selector: string): HTMLElement | null | undefined
    __requests(): PageRequest[]
    axe: typeof axe
  }
}
