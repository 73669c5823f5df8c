import { env } from 'node:process'
import puppeteer, { type JSHandle } from 'puppeteer-core'
import type { BrowserUser } from './BrowserUser.ts'
import { findTarget } from './findTarget.ts'

/** Starts Firefox by WebDriver BiDi. */
export async function startFirefox(siteUrl: string): Promise<BrowserUser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: env.FIREFOX_PATH || '/usr/bin/firefox-esr',
    headless: true,
    timeout: 120_000,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  return {
    open: async (path) => void (await page.goto(siteUrl + path)),
    reload: async () => void (await page.reload()),
    async press(part) {
      const handle: JSHandle<Element | null> = await page.waitForFunction(findTarget, {}, part)
      const { x, y } = await handle.evaluate((element) => {
        element?.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        return { x: left + width / 2, y: top + height / 2 }
      })
      await page.mouse.click(x, y)
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    async typeInWindow(text) {
      const target = await browser.waitForTarget((each) => new URL(each.url()).pathname === '/login')
      const opened = await target.page()
      if (!opened) throw new Error('The window has no page.')
      await opened.waitForSelector('input:focus')
      await Promise.all([new Promise((resolve) => opened.once('close', resolve)), opened.keyboard.type(text)])
    },
    read: (act, ...args) => page.evaluate(act as never, ...(args as never)),
    leave: () => browser.close(),
  }
}
