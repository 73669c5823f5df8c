import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'

export interface DemoServer {
  readonly browser: Browser
  readonly url: string
  /** Directory of a project with email and social sign-in. */
  readonly signInDirectoryUrl: string
}

export interface DemoOptions {
  readonly context: BrowserContextOptions
  /** Settings of the playground, as in its URL. */
  readonly settings?: Readonly<Record<string, string>>
  /** Answers of the wallets. @default 'approve' */
  readonly answer?: 'approve' | 'never'
  /** Shows the example site alone. @default true */
  readonly isSiteAlone?: boolean
  /** Called before the page loads. */
  readonly before?: (page: Page) => Promise<unknown>
}

// Font of all pictures, so that they have the same letters on every machine.
const INTER = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

// esbuild's `keepNames`, which tsx 4.23 sets, wraps functions in a helper that the page does not have.
export const ESBUILD_NAME_HELPER = 'globalThis.__name = (value) => value'

const SITE_ALONE = `
  #root { display: block; padding: 0; height: auto }
  .panes { display: block }
  .top-bar, .options, .intro, .pane-switch, #beside { display: none }
  .middle { padding: 0; overflow: visible }
  .site { min-height: 100vh; border-radius: 0; box-shadow: none }
  .hero { min-height: 420px }
  body { width: auto }`

/** Opens the playground in Inter. */
export async function openDemo({ browser, url }: DemoServer, options: DemoOptions): Promise<Page> {
  const { context, settings = {}, answer = 'approve', isSiteAlone = true, before } = options
  const page = await (await browser.newContext(context)).newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(ESBUILD_NAME_HELPER)
  await before?.(page)
  const hash = new URLSearchParams({ 'themeVariables.--fy-font': 'Inter', ...settings })
  await page.goto(`${url}/?sandbox=${answer}#${hash}`)
  await page.waitForFunction(() => '__modal' in globalThis)
  if (isSiteAlone) await page.addStyleTag({ content: SITE_ALONE })
  await addInterFont(page.mainFrame())
  return page
}

export async function addInterFont(frame: Frame): Promise<void> {
  const font = (await readFile(INTER)).toString('base64')
  await frame.addStyleTag({
    content: `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
      :root { --font: Inter; font-family: Inter }`,
  })
  await frame.evaluate(() => document.fonts.load('600 16px Inter'))
}

/** Waits until the modal's pictures have loaded and its finite animations have ended. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll('[data-foyer]')].flatMap((host) => host.shadowRoot ?? [])
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
    // A lazy picture outside of the window never loads.
    await Promise.allSettled(images.filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()))
    const moving = roots
      .flatMap((root) => root.getAnimations())
      .filter(
        (each) => each.playState === 'running' && Number.isFinite(Number(each.effect?.getComputedTiming().endTime)),
      )
    await Promise.allSettled(moving.map((each) => each.finished))
  })
}
