import type { PageSetup } from '@foyer/sandbox/evm'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { describePage } from './describePage.ts'
import { EVM_NETWORKS_SETTING } from './evmNetworks.ts'
import { getTestService } from './getTestService.ts'
import { startTrace } from './startTrace.ts'
import { watchProblems } from './watchProblems.ts'

export interface OpenPageOptions {
  /** Path with query and hash. @default '/' */
  readonly path?: string
  /** Answers of the sandbox wallets. @default 'approve' */
  readonly answer?: 'approve' | 'reject' | 'never' | 'panel'
  /** Omits sandbox wallets. @default false */
  readonly withoutWallets?: boolean
  /** Setup of the wallets (`window.__sandboxScript`). */
  readonly setup?: PageSetup
  /** Offers e-mail and social login by the project. For the playground's own page. @default false */
  readonly signIn?: boolean
  /** Keeps the playground's networks of all five namespaces. @default false, EVM networks alone */
  readonly allNetworks?: boolean
  /** Uses React's development build, for its warnings. @default false */
  readonly development?: boolean
  /** Viewport, color scheme, `ENABLE_MOTION`, … */
  readonly context?: BrowserContextOptions
  /** Problems that the test expects; each must occur. */
  readonly expected?: readonly RegExp[]
  /** Problems that may occur, depending on timing. */
  readonly allowed?: readonly RegExp[]
  /** Called before the page loads, e.g. for `page.route` or `addInitScript`. */
  readonly before?: (page: Page) => Promise<unknown>
}

// Reduces motion, as most tests check end states, and motion takes a fifth of a page's time.
const STILL = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

/** Context of a page with motion, like most users'. */
export const ENABLE_MOTION = { reducedMotion: 'no-preference' } as const

/**
 * Opens a page in its own context without storage. At the test's end the context closes, and the test fails after a
 * console warning or error, a thrown error, a policy violation, or a request to another host.
 */
export async function openPage(options: OpenPageOptions = {}): Promise<Page> {
  const {
    path = '/',
    answer = 'approve',
    withoutWallets,
    signIn,
    allNetworks,
    setup,
    development,
    expected = [],
    allowed = [],
  } = options
  const browser = await chromium.connect(getTestService('wsEndpoint'))
  const context = await browser.newContext({ ...STILL, ...options.context })
  // Like the poll timeout of the configuration: only a busy machine takes so long.
  context.setDefaultTimeout(60_000)
  const problems = await watchProblems(context)
  const unexpected = () =>
    problems.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem)))
  const absent = () => expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)))
  const stopTrace = await startTrace(context)
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) for (const page of context.pages()) console.error(await describePage(page).catch(String))
    await stopTrace(hasFailed || unexpected().length + absent().length > 0)
    await context.close()
    await browser.close()
    expect(unexpected(), `the page was not quiet: ${unexpected().join('; ')}`).toEqual([])
    expect(absent(), 'expected problems that did not occur').toEqual([])
  })

  const page = await context.newPage()
  // Tests look for files in this list, which else ends at 250.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
  if (setup) {
    await page.addInitScript((input) => {
      Object.assign(globalThis, { __sandboxScript: input })
    }, setup)
  }
  await options.before?.(page)
  const url = new URL(path, getTestService(development ? 'developmentUrl' : 'siteUrl'))
  // Limits the playground to EVM networks, as most of its tests are about one namespace.
  if (url.pathname === '/' && !allNetworks && !url.hash.includes('networks='))
    url.hash += `${url.hash ? '&' : ''}networks=${encodeURIComponent(EVM_NETWORKS_SETTING)}`
  if (signIn)
    url.hash += `${url.hash ? '&' : ''}services.directory=${encodeURIComponent(getTestService('signInDirectoryUrl'))}`
  if (withoutWallets) url.searchParams.set('wallets', 'none')
  if (!url.searchParams.has('sandbox')) url.searchParams.set('sandbox', answer)
  await page.goto(url.href)
  // Pages set `__modal` when everything is installed.
  await page.waitForFunction(() => '__modal' in globalThis)
  return page
}
