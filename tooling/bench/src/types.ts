import type { launchBrowser } from './launchBrowser'
import type { serveFiles } from './serveFiles'

export type BenchBrowser = Awaited<ReturnType<typeof launchBrowser>>
export type BrowserVisit = Awaited<ReturnType<BenchBrowser['visit']>>
export type CdpSession = BrowserVisit['cdp']

export interface BenchContext {
  readonly browser: BenchBrowser
  readonly server: Awaited<ReturnType<typeof serveFiles>>
  /** Folder of the built apps. */
  readonly out: string
}

/** Describes a measured app, whose source is `page/<page>.tsx`. Code in these texts runs in the page. */
export interface MeasuredApp {
  readonly page: string
  readonly name: string
  /** False if the app's own bundle has no React. @default true */
  readonly hasReact?: boolean
  /** Selector of the clicked button. */
  readonly button: string
  /** Code: finds the awaited element. */
  readonly row: string
  /** Code: closes the dialog. */
  readonly close: string
  /** Code: returns whether the dialog is gone. */
  readonly isGone: string
  readonly connects?: {
    /** Selector of the row that connects. */
    readonly row: string
    /** Code: finds the element that shows the account. */
    readonly account: string
  }
}

/** Describes a request, with times in ms since the page began. */
export interface TimedRequest {
  readonly start: number
  readonly end: number
}

export interface PageRequest extends TimedRequest {
  readonly url: string
  readonly bytes: number
}

/** Lists milliseconds from a click; `shown` counts from the page's beginning. */
export interface ClickTimes {
  readonly shown: number
  readonly first: number
  readonly rest: number
}

export interface RequestSummary {
  bytes: number
  requests: number
  depth: number
}

/** Adds `chain`, the bytes of chains' libraries in the requests. */
type WithChain = RequestSummary & { chain: number }

export interface PageBytes {
  page: WithChain
  idle: WithChain
  press: RequestSummary
  cold: { press: WithChain; open: RequestSummary }
  pictures: RequestSummary
  inAll: { bytes: number; requests: number }
  connected: RequestSummary
}

export type MeasuredPageName = 'one' | 'ten' | 'five' | 'buttons' | 'elements'

/** By page. */
export type AppBytes = Readonly<Record<string, PageBytes>>

export type AccountStage = 'before' | 'account' | 'activity' | 'send'

export interface OpeningTimes {
  main: number
  /** From the start of the navigation to the first row. */
  shown: number
  first: number
  rest: number
  againFirst: number
  againRest: number
  /** From the click on a wallet's row to the account, at a visit's first opening. Only for an app that connects. */
  connect?: number | undefined
}

export type OpeningTimesWithSpread = OpeningTimes & { spread: readonly [least: number, most: number] }

export interface RetainedMemory {
  heap: number
  nodes: number
  listeners: number
}

export interface BenchFigures {
  readonly bytes: {
    readonly vite: Readonly<Record<MeasuredPageName, PageBytes>> & { readonly viem?: PageBytes | undefined }
    /** By bundler, without Vite. */
    readonly others: Readonly<Record<string, AppBytes>>
    /** React's own bytes, by bundler. */
    readonly react: Readonly<Record<string, number>>
  }
  readonly account: Readonly<Record<AccountStage, RequestSummary & { pictures: number }>>
  /** Bytes by feature. */
  readonly features: Readonly<Record<string, number>>
  readonly cleanliness: Readonly<Record<'axe' | 'csp' | 'complaints' | 'otherHosts', readonly string[]>>
  /** By name of an app. */
  readonly retained: Readonly<Record<string, RetainedMemory>>
  /** By scenario and name of an app; absent in a run with `--ci`. */
  readonly times?: Readonly<Record<string, Readonly<Record<string, OpeningTimesWithSpread>>>> | undefined
}

export type FigureLimit<Of = BenchFigures> = readonly [
  name: string,
  of: (figures: Of) => number,
  limit: number,
  format: (value: number) => string,
]
