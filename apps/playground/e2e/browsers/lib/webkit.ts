import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { env } from 'node:process'
import { Builder, Capabilities, Key as Keys, type WebElement } from 'selenium-webdriver'
import { vi } from 'vitest'
import type { BrowserKey, BrowserUser } from './BrowserUser.ts'
import { findTarget } from './findTarget.ts'

const WAIT_TIMEOUT_MS = 60_000
const keys: Readonly<Record<BrowserKey, string>> = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE }

/** Starts WebKitGTK's MiniBrowser by WebKitWebDriver, on a virtual screen. */
export async function startWebKit(siteUrl: string): Promise<BrowserUser> {
  const children: ChildProcess[] = []
  const stop = () => children.reverse().forEach((child) => void child.kill())
  try {
    const screen = await startScreen(children)
    const port = await freePort()
    const display = { DISPLAY: screen, GDK_BACKEND: 'x11' }
    const child = spawn(env.WEBKIT_DRIVER_PATH || 'WebKitWebDriver', [`--port=${port}`], {
      env: { ...env, ...display },
      stdio: 'ignore',
    })
    children.push(child)
    await answers(port)
    const binary = env.WEBKIT_PATH || '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build()
    await driver.manage().window().setRect({ width: 1280, height: 860 })
    return {
      open: (path) => driver.get(siteUrl + path),
      reload: () => driver.navigate().refresh(),
      async press(part) {
        const element = await driver.wait(
          () => driver.executeScript<WebElement | null>(findTarget, part),
          WAIT_TIMEOUT_MS,
          `There is no ${part.role} ${part.name}.`,
        )
        // Not `element.click()`: WebDriver reports a field as covered when an icon lies in its label.
        if (element) await driver.actions().move({ origin: element }).click().perform()
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      key: (key) => driver.actions().sendKeys(keys[key]).perform(),
      async typeInWindow(text) {
        const own = await driver.getWindowHandle()
        const find = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== own)
        const opened = await driver.wait(find, WAIT_TIMEOUT_MS, 'There is no window.')
        await driver.switchTo().window(opened ?? own)
        const isFocused = () => driver.executeScript<boolean>(() => document.activeElement?.tagName === 'INPUT')
        await driver.wait(isFocused, WAIT_TIMEOUT_MS, 'The window has no focused field.')
        await driver.actions().sendKeys(text).perform()
        await driver.wait(async () => (await find()) === undefined, WAIT_TIMEOUT_MS, 'The window stays open.')
        await driver.switchTo().window(own)
      },
      read: (act, ...args) => driver.executeScript(act, ...args),
      async leave() {
        await driver.quit()
        stop()
      },
    }
  } catch (cause) {
    stop()
    throw cause
  }
}

// The server takes a free display number and prints it.
async function startScreen(children: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const child = spawn(env.XVFB_PATH || 'Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  children.push(child)
  const reported = child.stdio[3]
  if (!reported) throw new Error('Xvfb says nothing.')
  const [number] = await once(reported, 'data')
  return `:${String(number).trim()}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

const answers = (port: number) => vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), WAIT_TIMEOUT_MS)
