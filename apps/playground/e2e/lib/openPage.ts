import type { PageSetup } from '@foyer/sandbox/wallets'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { describePage } from './describePage.ts'
import { given } from './given.ts'
import { startTrace } from './startTrace.ts'
import { watchProblems } from './watchProblems.ts'

export interface OpenPageOptions {
  /** Path with query and hash. @default '/' */
  readonly path?: string
  /** How the sandbox wallets answer. @default 'approve' */
  readonly answer?: 'approve' | 'reject' | 'never' | 'panel'
  /** Puts no sandbox wallet into the page. @default false */
  readonly withoutWallets?: boolean
  /** The wallets' set-up in detail (`window.__sandboxScript`). */
  readonly setup?: PageSetup
  /** The project offers signing in with e-mail and social accounts. For the playground's own page. @default false */
  readonly signIn?: boolean
  /** React's development build, for what only its warnings tell. @default false */
  readonly development?: boolean
  /** Viewport, colour scheme, `MOVING`, … */
  readonly context?: BrowserContextOptions
  /** Problems that this test expects; each must occur. */
  readonly expected?: readonly RegExp[]
  /** Problems that may occur: whether they do depends on who is faster. */
  readonly allowed?: readonly RegExp[]
  /** Called before the page loads, e.g. for `page.route` or `addInitScript`. */
  readonly before?: (page: Page) => Promise<unknown>
}

/** Most tests are about where things end, not how they get there: drawing that is a fifth of what a page costs. */
const STILL = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

/** `context` of a page on which things move, as most visitors see it. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/**
 * A page in a context of its own: no storage, no cookies. When the test ends the context is closed, and the test fails
 * if the console had a warning or an error, something was thrown, the content policy was broken, or a request went to
 * another host.
 */
export async function openPage(options: OpenPageOptions = {}): Promise<Page> {
  const {
    path = '/',
    answer = 'approve',
    withoutWallets,
    signIn,
    setup,
    development,
    expected = [],
    allowed = [],
  } = options
  const browser = await chromium.connect(given('wsEndpoint'))
  const context = await browser.newContext({ ...STILL, ...options.context })
  // As long as what is polled for, see the configuration: only a busy machine takes so long.
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
  if (setup) {
    await page.addInitScript((given) => {
      Object.assign(globalThis, { __sandboxScript: given })
    }, setup)
  }
  await options.before?.(page)
  const url = new URL(path, given(development ? 'developmentUrl' : 'siteUrl'))
  if (signIn) url.hash += `${url.hash ? '&' : ''}services.directory=${encodeURIComponent(given('signInDirectoryUrl'))}`
  if (withoutWallets) url.searchParams.set('wallets', 'none')
  if (!url.searchParams.has('sandbox')) url.searchParams.set('sandbox', answer)
  await page.goto(url.href)
  // The pages set it once everything is in place.
  await page.waitForFunction(() => '__modal' in globalThis)
  return page
}
