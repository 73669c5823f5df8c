import type { CreateModalParameters } from '@foyer/core'
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import type { optionValues } from '../../pages/options/optionValues.ts'
import { type OpenPageOptions, openPage } from './openPage.ts'

type Options = Partial<CreateModalParameters>

interface PageOptions extends OpenPageOptions {
  /** Installs the sandbox wallets. @default false */
  readonly wallets?: boolean
}

/**
 * Opens the page whose modal has a test's own options. `input` runs in the page, so it cannot use the test file's
 * variables.
 */
export function openOptionsPage(
  input: (input: typeof optionValues & { readonly base: Options }) => Options,
  { wallets = false, before, ...rest }: PageOptions = {},
): Promise<Page> {
  return openPage({
    path: '/pages/options/',
    withoutWallets: !wallets,
    ...rest,
    async before(page) {
      await page.addInitScript(`globalThis.__options = ${input}`)
      await before?.(page)
    },
  })
}

/** Defines a test of the effect of options on one page. */
export function defineOptionTest(
  options: readonly string[],
  words: string,
  input: Parameters<typeof openOptionsPage>[0],
  look: (page: Page) => Promise<unknown>,
  pageOptions?: PageOptions,
): void {
  it(`option ${options.join(', ')}: ${words}`, async () => look(await openOptionsPage(input, pageOptions)))
}
