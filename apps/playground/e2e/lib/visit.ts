import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenPageOptions } from './openPage.ts'

/** A view in one of its states. */
export interface Screen {
  /** What its pictures are called. */
  readonly name: string
  /** Leads the page there from the screen before it, and waits until it shows. */
  readonly reach: (page: Page) => Promise<unknown>
  /** Only where pictures are asked for: a state of a view whose parts others have as well. */
  readonly isForPeople?: boolean
}

/** One page, opened once, and what is looked at there in this order. */
export interface Visit extends Omit<OpenPageOptions, 'context'> {
  readonly name: string
  readonly screens: readonly Screen[]
  /** Runs with every `npm test`. @default false */
  readonly isJourney?: boolean
  /** What is not the same in each look. */
  readonly device?: Pick<BrowserContextOptions, 'userAgent' | 'hasTouch' | 'isMobile'>
}

/** A visit of one screen, which has its name. */
export function alone({
  name,
  reach,
  isForPeople = false,
  ...options
}: Screen & Omit<Visit, 'name' | 'screens'>): Visit {
  return { name, ...options, screens: [{ name, reach, isForPeople }] }
}
