import type { CreateModalParameters } from '@foyer/core'
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import type { parts } from '../../pages/options/parts.ts'
import { type OpenPageOptions, openPage } from './openPage.ts'

type Options = Partial<CreateModalParameters>

interface PageOptions extends OpenPageOptions {
  /** With the sandbox wallets. @default false */
  readonly wallets?: boolean
}

/** The page whose modal has options of a test's own. They are made in the page, so `given` knows nothing of its file. */
export function openOptions(
  given: (given: typeof parts & { readonly base: Options }) => Options,
  { wallets = false, before, ...rest }: PageOptions = {},
): Promise<Page> {
  return openPage({
    path: '/pages/options/',
    withoutWallets: !wallets,
    ...rest,
    async before(page) {
      await page.addInitScript(`globalThis.__options = ${given}`)
      await before?.(page)
    },
  })
}

/** A test of what these options do, on one page that has all of them. */
export function shows(
  options: readonly string[],
  words: string,
  given: Parameters<typeof openOptions>[0],
  look: (page: Page) => Promise<unknown>,
  pageOptions?: PageOptions,
): void {
  it(`option ${options.join(', ')}: ${words}`, async () => look(await openOptions(given, pageOptions)))
}
