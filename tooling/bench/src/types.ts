import type { launch } from './browser'
import type { serve } from './serve'

export type Browser = Awaited<ReturnType<typeof launch>>
export type Visit = Awaited<ReturnType<Browser['visit']>>
export type Cdp = Visit['cdp']

/** What every figure is taken with. */
export interface Parts {
  readonly browser: Browser
  readonly server: Awaited<ReturnType<typeof serve>>
  /** The folder of the built sites. */
  readonly out: string
}

/** A site that is measured; its source is `page/<page>.tsx`. What is code is run in the page. */
export interface Site {
  readonly page: string
  readonly name: string
  /** Selector of what is pressed. */
  readonly button: string
  /** Code: finds what a visitor waits for. */
  readonly row: string
  /** Code: closes the dialog. */
  readonly close: string
  /** Code: says whether the dialog is gone. */
  readonly isGone: string
  readonly connects: boolean
}

/** A request, with its times in milliseconds since the page began. */
export interface Timed {
  readonly start: number
  readonly end: number
}

export interface PageRequest extends Timed {
  readonly url: string
  readonly bytes: number
}

/** Milliseconds from a press; `shown` since the page began. */
export interface PressTimes {
  readonly shown: number
  readonly first: number
  readonly rest: number
}

export interface Weight {
  bytes: number
  requests: number
  depth: number
}

/** Bytes of it that are chains' libraries. */
type WithChain = Weight & { chain: number }

export interface PageBytes {
  page: WithChain
  idle: WithChain
  press: Weight
  cold: { press: WithChain; open: Weight }
  pictures: Weight
  inAll: { bytes: number; requests: number }
}

/** The pages that every run measures in Vite's build. */
export type MeasuredPage = 'one' | 'ten' | 'five' | 'buttons'

/** By page. */
export type SiteBytes = Readonly<Record<string, PageBytes>>

export type Moment = 'before' | 'account' | 'activity' | 'send'

export interface Times {
  main: number
  first: number
  rest: number
  againFirst: number
  againRest: number
  /** Of a site that connects. */
  connect?: number | undefined
}

export type TimesWithSpread = Times & { spread: readonly [least: number, most: number] }

export interface Kept {
  heap: number
  nodes: number
  listeners: number
}

/** Everything that is measured. */
export interface Figures {
  readonly bytes: {
    readonly vite: Readonly<Record<MeasuredPage, PageBytes>> & { readonly viem?: PageBytes | undefined }
    /** By bundler. */
    readonly others: Readonly<Record<string, SiteBytes>>
    /** By bundler, what React alone is. */
    readonly react: Readonly<Record<string, number>>
  }
  readonly account: Readonly<Record<Moment, Weight & { pictures: number }>>
  /** By feature, bytes. */
  readonly features: Readonly<Record<string, number>>
  readonly cleanliness: Readonly<Record<'axe' | 'csp' | 'complaints' | 'otherHosts', readonly string[]>>
  /** By name of a site. */
  readonly kept: Readonly<Record<string, Kept>>
  /** By scenario and name of a site; not taken in a quick run. */
  readonly times?: Readonly<Record<string, Readonly<Record<string, TimesWithSpread>>>> | undefined
}

/** A figure that is held against a limit. */
export type Limit<Of = Figures> = readonly [
  name: string,
  of: (figures: Of) => number,
  limit: number,
  format: (value: number) => string,
]
