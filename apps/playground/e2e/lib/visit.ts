import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenPageOptions } from './openPage.ts'

/** Describes a view in one of its states. */
export interface ScreenCase {
  /** Name of its pictures. */
  readonly name: string
  /** Leads the page from the previous screen to this one, and waits until it is visible. */
  readonly reach: (page: Page) => Promise<unknown>
  /** Limits the screen to runs with pictures, because other screens have the same parts. */
  readonly isForPeople?: boolean
}

/** Describes screens of one page, in order. */
export interface ScreenVisit extends Omit<OpenPageOptions, 'context'> {
  readonly name: string
  readonly screens: readonly ScreenCase[]
  /** Runs with every `npm test`. @default false */
  readonly isJourney?: boolean
  /** Context options, the same for each viewport and color scheme. */
  readonly device?: Pick<BrowserContextOptions, 'userAgent' | 'hasTouch' | 'isMobile'>
}

/** Creates a function that opens one screen in a new page, and names the screen in its failures. */
export function createScreenVisit({
  name,
  reach,
  isForPeople = false,
  ...options
}: ScreenCase & Omit<ScreenVisit, 'name' | 'screens'>): ScreenVisit {
  return { name, ...options, screens: [{ name, reach, isForPeople }] }
}
